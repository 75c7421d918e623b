import type { CSSProperties, ReactNode } from 'react';

import { parseColor, formatColor, readableTextOn } from '#domain/color.ts';
import { resolveLinkTarget, type ResolvedLink } from '#domain/link-target.ts';
import { ArtPicture } from '#ui/picture.tsx';

import { scrimFor } from '../framework/scrim.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { Slide } from '../framework/slide.ts';

interface SlideProps {
  slide: Slide;
  /** The first slide of a page's first section is its largest paint. */
  eager: boolean;
  priority: boolean;
  isTall?: boolean;
  context: SectionContext;
}

/** A picture with words over it, the content of a slide of the base slider and of a slider item. */
export function SlideContent({ slide, eager, priority, isTall = false, context }: SlideProps) {
  const { content, heading, button, align } = slide;
  const desktop = context.image(content.image) ?? context.image(content.imageMobile);
  const mobile = context.image(content.imageMobile) ?? desktop;
  const link = content.link && resolveLinkTarget(content.link, { origin: context.origin });
  const hasText = heading.title !== '' || content.text !== '' || content.tag !== '' || button.title !== '';
  const colors = desktop ? colorsOnPicture(slide) : colorsOnGround(slide);
  return (
    <div
      className="vt-slide"
      data-align={align.desktop}
      data-align-mobile={align.mobile}
      data-picture={desktop ? '' : undefined}
      data-tall={isTall || undefined}
      style={colors.style}
    >
      {desktop && mobile && (
        // Each crop is a little taller than the slide on its screens: 494, 400 and 385 px.
        <ArtPicture
          className="vt-slide__picture vt-picture--cover"
          desktop={{ image: desktop, ratio: '2:1' }}
          tablet={{ image: desktop, ratio: '3:2' }}
          mobile={{ image: mobile, ratio: isTall ? '3:4' : '1:1' }}
          sizes="100vw"
          eager={eager}
          priority={priority}
        />
      )}
      {desktop && <span className="vt-slide__overlay" />}
      {hasText ? (
        <div className="vt-slide__frame">
          <div className={desktop ? 'vt-slide__text vt-scrim vt-scrim--beside' : 'vt-slide__text'}>
            {content.tag !== '' && (
              <p className="vt-slide__tag" style={inColor(colors.tag)}>
                {content.tag}
              </p>
            )}
            {heading.title !== '' && (
              <h2 className="vt-slide__title" style={inColor(colors.title)}>
                {link?.href && button.title === '' ? (
                  <SlideLink link={link}>{heading.title}</SlideLink>
                ) : (
                  heading.title
                )}
              </h2>
            )}
            {content.text !== '' && <p className="vt-slide__note">{content.text}</p>}
            {link?.href && button.title !== '' && (
              <SlideLink link={link} className="vt-button vt-slide__button">
                {button.title}
              </SlideLink>
            )}
          </div>
        </div>
      ) : (
        link?.href && (
          <SlideLink link={link}>
            <span className="vt-visually-hidden">
              {desktop?.alt || desktop?.title || context.t('common.readMore')}
            </span>
          </SlideLink>
        )
      )}
    </div>
  );
}

/** Its ::after covers the slide, so a press anywhere on the slide follows it. */
function SlideLink({
  link,
  className,
  children,
}: {
  link: ResolvedLink;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      className={className ? `vt-slide__link ${className}` : 'vt-slide__link'}
      href={link.href ?? undefined}
      target={link.newTab ? '_blank' : undefined}
      rel={link.rel}
    >
      {children}
    </a>
  );
}

interface SlideColors {
  style: CSSProperties;
  title: string | undefined;
  tag: string | undefined;
}

function colorsOnPicture({ content, heading }: Slide): SlideColors {
  const scrim = scrimFor(content.colorText ?? heading.color);
  return {
    style: {
      '--vt-scrim': scrim.channels,
      '--vt-scrim-alpha': scrim.alpha,
      '--vt-slide-text': scrim.text,
      '--vt-slide-on-text': scrim.onText,
      '--vt-slide-overlay': content.background ?? `rgb(${scrim.channels})`,
      '--vt-slide-opacity': content.opacity / 100,
      '--vt-slide-opacity-mobile': content.opacityMobile / 100,
    } as CSSProperties,
    title: scrim.readable(heading.color),
    tag: scrim.readable(content.colorTag),
  };
}

/** Without a picture the slide stands on its own colour, or on the section's when it has none. */
function colorsOnGround({ content, heading }: Slide): SlideColors {
  const ground = parseColor(content.background ?? '');
  const text = content.colorText ?? (ground ? formatColor(readableTextOn(ground)) : undefined);
  return {
    style: {
      ...(ground && { '--vt-slide-ground': formatColor(ground) }),
      ...(text && { '--vt-slide-text': text }),
      ...(ground && { '--vt-slide-on-text': formatColor(ground) }),
    } as CSSProperties,
    title: heading.color ?? undefined,
    tag: content.colorTag ?? undefined,
  };
}

const inColor = (color: string | undefined) => (color ? { color } : undefined);
