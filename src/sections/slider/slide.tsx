import type { CSSProperties, ReactNode } from 'react';

import { focusInCrop, type Ratio } from '#domain/image-url.ts';
import { resolveLinkTarget, type ResolvedLink } from '#domain/link-target.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import { languages } from '#locales/languages.ts';
import { ArtPicture } from '#ui/picture.tsx';

import { withFocus } from '../framework/fields.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { Slide, SlideLook } from '../framework/slide.ts';
import { colorsOnCalmSide, colorsOnGround, colorsOnPicture, tonesBehindWords } from './slide-colors.ts';

interface SlideProps {
  slide: Slide;
  /** The first slide of a page's first section is its largest paint. */
  eager: boolean;
  priority: boolean;
  look: SlideLook;
  /** Whether its heading is the page's h1. */
  isTitle: boolean;
  context: SectionContext;
}

/** A picture with words, the content of a slide of the base slider and of a slider item. */
export function SlideContent({ slide, eager, priority, look, isTitle, context }: SlideProps) {
  const { content, heading, button, align } = slide;
  const [ofDesktop, ofMobile] = picturesOf(content, context);
  const desktop = ofDesktop ?? ofMobile;
  const mobile = ofMobile ?? desktop;
  const link = content.link && resolveLinkTarget(content.link, { origin: context.origin });
  const hasText = heading.title !== '' || content.text !== '' || content.tag !== '' || button.title !== '';
  const words = desktop && hasText ? look.words : 'over';
  const side = sideOf(align.desktop, context);
  const colors = colorsOf(slide, words, desktop, side);
  const Title = isTitle ? 'h1' : 'h2';
  const isThemed = words !== 'over' && !colors.isOwn;
  return (
    <div
      className="vt-slide"
      data-align={align.desktop}
      data-align-mobile={align.mobile}
      data-picture={desktop ? '' : undefined}
      data-words={words === 'over' ? undefined : words}
      data-height={look.height === 'usual' ? undefined : look.height}
      style={colors.style}
    >
      {desktop && mobile && (
        <SlidePicture
          desktop={desktop}
          mobile={mobile}
          words={words}
          side={side}
          isTall={look.height === 'tall'}
          eager={eager}
          priority={priority}
        />
      )}
      {desktop && '--vt-slide-overlay' in colors.style && <span className="vt-slide__overlay" />}
      {hasText ? (
        <div className="vt-slide__frame">
          <div className={colors.hasScrim ? 'vt-slide__text vt-scrim vt-scrim--beside' : 'vt-slide__text'}>
            {content.tag !== '' && (
              <p className="vt-slide__tag" style={inColor(colors.tag)}>
                {content.tag}
              </p>
            )}
            {heading.title !== '' && (
              <Title className="vt-slide__title" style={inColor(colors.title)}>
                {link?.href && button.title === '' ? (
                  <SlideLink link={link}>{heading.title}</SlideLink>
                ) : (
                  heading.title
                )}
              </Title>
            )}
            {content.text !== '' && <p className="vt-slide__note">{content.text}</p>}
            {link?.href && button.title !== '' && (
              <SlideLink
                link={link}
                className={`vt-button vt-slide__button${isThemed ? ' vt-button--primary' : ''}`}
              >
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

/** The pictures of wide screens and of phones, each with the point that it has in this slide. */
function picturesOf(content: Slide['content'], context: SectionContext): [Image | null, Image | null] {
  return [
    withFocus(context.image(content.image), content.imageFocus),
    withFocus(context.image(content.imageMobile), content.imageMobileFocus),
  ];
}

type Side = 'left' | 'middle' | 'right';

function sideOf(align: Slide['align']['desktop'], { language }: SectionContext): Side {
  if (align === 'center') return 'middle';
  return (align === 'start') === (languages[language].dir === 'ltr') ? 'left' : 'right';
}

function colorsOf(slide: Slide, words: SlideLook['words'], image: Image | null, side: Side) {
  if (!image || words === 'panel') return colorsOnGround(slide);
  if (words === 'over') return colorsOnPicture(slide);
  return colorsOnCalmSide(slide, tonesBehindWords(image, calmRatio, side));
}

/** The shape that a picture with words on its calm side is sent in; slides are flatter, and crop it once more. */
const calmRatio: Ratio = '21:9';

interface SlidePictureProps {
  desktop: Image;
  mobile: Image;
  words: SlideLook['words'];
  side: Side;
  isTall: boolean;
  eager: boolean;
  priority: boolean;
}

/** Each crop is a little taller than the slide on its screens: 494, 400 and 385 px. */
function SlidePicture({ desktop, mobile, words, side, isTall, ...rest }: SlidePictureProps) {
  const shared = { className: 'vt-slide__picture vt-picture--cover', ...rest };
  switch (words) {
    case 'over':
      return (
        <ArtPicture
          {...shared}
          desktop={{ image: desktop, ratio: '2:1' }}
          tablet={{ image: desktop, ratio: '3:2' }}
          mobile={{ image: mobile, ratio: isTall ? '3:4' : '1:1' }}
          sizes="100vw"
        />
      );
    case 'calm':
      return (
        <ArtPicture
          {...shared}
          desktop={{ image: desktop, ratio: calmRatio, focus: calmFocus(desktop, side) }}
          mobile={{ image: mobile, ratio: '4:3' }}
          mobileBelow={768}
          sizes="100vw"
        />
      );
    case 'panel':
      return (
        <ArtPicture
          {...shared}
          // Half of a screen is nearer to a phone's shape than to the whole: the goods fill it.
          desktop={{ image: mobile, ratio: '4:3' }}
          tablet={{ image: mobile, ratio: '1:1' }}
          mobile={{ image: mobile, ratio: '4:3' }}
          mobileBelow={768}
          widths="half"
          sizes="(width >= 768px) 50vw, 100vw"
        />
      );
  }
}

/** Where long words make the slide narrower than the picture, what was measured behind them stays behind them. */
function calmFocus(image: Image, side: Side) {
  const { x, y } = focusInCrop(image, calmRatio) ?? { x: 50, y: 50 };
  return { x: { left: 0, middle: x, right: 100 }[side], y };
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

const inColor = (color: string | undefined): CSSProperties | undefined => (color ? { color } : undefined);
