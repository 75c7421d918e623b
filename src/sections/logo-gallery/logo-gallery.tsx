// oxlint-disable react/no-array-index-key -- items have no identity but their place
import type { CSSProperties } from 'react';

import { resolveLinkTarget } from '#domain/link-target.ts';
import { Picture } from '#ui/picture.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { Logo, logoGallerySection } from './logo-gallery.section.ts';

/** Seconds in which one mark passes. */
const pace = 4;
/** As many as stand side by side on a wide screen. */
const inSight = 6;

export function LogoGallery({ options, items, eager, context }: SectionViewProps<typeof logoGallerySection>) {
  const shown = items.filter(({ image }) => context.image(image) !== null);
  if (shown.length === 0) return null;
  const isMarquee = options.layout === 'marquee' && shown.length > 3;
  const list = (isCopy: boolean) => (
    <ul className="vt-logos__list" aria-hidden={isCopy || undefined}>
      {shown.map((logo, place) => (
        <li key={place} className="vt-logos__item">
          <LogoMark
            logo={logo}
            isCopy={isCopy}
            eager={eager && !isCopy && place < inSight}
            context={context}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div
      className="vt-logos"
      data-layout={isMarquee ? 'marquee' : 'grid'}
      data-muted={options.muted || undefined}
      // Focus stops it (WCAG 2.2, 2.2.2); where nothing in it takes focus, it does itself.
      tabIndex={isMarquee && !shown.some(({ link }) => link) ? 0 : undefined}
      role={isMarquee ? 'group' : undefined}
      aria-label={isMarquee ? options.heading.title || context.t('logos.marquee') : undefined}
      style={isMarquee ? ({ '--vt-time': `${shown.length * pace}s` } as CSSProperties) : undefined}
    >
      {list(false)}
      {/* The second copy follows the first without a gap; nobody meets it twice. */}
      {isMarquee && list(true)}
    </div>
  );
}

interface LogoMarkProps {
  logo: Logo;
  isCopy: boolean;
  eager: boolean;
  context: SectionContext;
}

function LogoMark({ logo, isCopy, eager, context }: LogoMarkProps) {
  const image = context.image(logo.image);
  if (!image) return null;
  const link = logo.link && resolveLinkTarget(logo.link, { origin: context.origin });
  const picture = (
    <Picture
      className="vt-picture--plain"
      image={image}
      alt={isCopy ? '' : logo.name || image.alt}
      ratio="3:2"
      mode="inset"
      sizes="180px"
      eager={eager}
    />
  );
  if (!link?.href) return picture;
  return (
    <a
      href={link.href}
      target={link.newTab ? '_blank' : undefined}
      rel={link.rel}
      tabIndex={isCopy ? -1 : undefined}
      aria-label={isCopy || logo.name || image.alt ? undefined : link.href}
    >
      {picture}
    </a>
  );
}
