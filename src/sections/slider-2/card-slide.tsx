import type { CSSProperties } from 'react';

import { ensureContrast, formatColor, parseColor, readableTextOn } from '#domain/color.ts';
import { resolveLinkTarget } from '#domain/link-target.ts';
import { ArtPicture } from '#ui/picture.tsx';

import { withFocus } from '../framework/fields.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { Slide, SlideLook } from '../framework/slide.ts';

interface CardSlideProps {
  slide: Slide;
  /** Where the picture stands on wide screens. */
  side: 'start' | 'end';
  level: 'h1' | 'h2' | 'h3';
  height: SlideLook['height'];
  isFullWidth: boolean;
  /** The first slide of a page's first section is its largest paint. */
  eager: boolean;
  context: SectionContext;
}

/** On wide screens; here, as every page with the section would pay for rules of it. */
const heights = {
  usual: undefined,
  tall: { '--vt-tall': '634px' },
  short: { '--vt-tall': '400px' },
} satisfies Record<SlideLook['height'], object | undefined>;

/** A picture and its words, each in its half of a card. */
export function CardSlide(props: CardSlideProps) {
  const { slide, side, level: Title, height, isFullWidth, eager, context } = props;
  const { content, heading, button, align } = slide;
  const ofMobile = withFocus(context.image(content.imageMobile), content.imageMobileFocus);
  const desktop = withFocus(context.image(content.image), content.imageFocus) ?? ofMobile;
  const mobile = ofMobile ?? desktop;
  const link = content.link && resolveLinkTarget(content.link, { origin: context.origin });
  const linkProps = link?.href && {
    href: link.href,
    target: link.newTab ? '_blank' : undefined,
    rel: link.rel,
  };
  const hasText = heading.title !== '' || content.text !== '' || content.tag !== '';
  const colors = colorsOf(slide);
  return (
    <div
      className="vt-card-slide"
      data-side={side}
      data-picture={desktop ? '' : undefined}
      data-words={hasText ? '' : undefined}
      data-ground={'--vt-slide-ground' in colors.style ? '' : undefined}
      data-place={align.desktop}
      data-place-mobile={align.mobile}
      style={{ ...colors.style, ...heights[height] }}
    >
      {desktop && mobile && (
        <div className="vt-card-slide__media">
          <ArtPicture
            className="vt-card-slide__picture vt-picture--cover"
            // Half of a screen is nearer to a phone's shape than to the whole: the goods fill it.
            desktop={hasText ? { image: mobile, ratio: '5:4' } : { image: desktop, ratio: '2:1' }}
            tablet={hasText ? { image: mobile, ratio: '1:1' } : { image: desktop, ratio: '2:1' }}
            mobile={{ image: mobile, ratio: '4:3' }}
            widths={hasText ? 'half' : 'full'}
            sizes={hasText ? sizesOfHalf(isFullWidth) : '100vw'}
            eager={eager}
            priority={eager}
            // A link over a wordless picture says what the picture shows.
            alt={!hasText && linkProps && button.title === '' ? '' : undefined}
          />
          {isTinted(content) && <span className="vt-card-slide__tint" />}
        </div>
      )}
      {hasText ? (
        <div className="vt-card-slide__words">
          {content.tag !== '' && (
            <p className="vt-card-slide__tag" style={inColor(colors.tag)}>
              {content.tag}
            </p>
          )}
          {heading.title !== '' && (
            <Title className="vt-card-slide__title" style={inColor(colors.title)}>
              {linkProps && button.title === '' ? (
                <a className="vt-card-slide__link" {...linkProps}>
                  {heading.title}
                </a>
              ) : (
                heading.title
              )}
            </Title>
          )}
          {content.text !== '' && <p className="vt-card-slide__note">{content.text}</p>}
          {linkProps && button.title !== '' && (
            <a className="vt-button vt-button--primary vt-card-slide__link" {...linkProps}>
              {button.title}
            </a>
          )}
        </div>
      ) : (
        linkProps && (
          <a className="vt-card-slide__link" {...linkProps}>
            <span className="vt-visually-hidden">
              {button.title || desktop?.alt || desktop?.title || context.t('common.readMore')}
            </span>
          </a>
        )
      )}
    </div>
  );
}

const sizesOfHalf = (isFullWidth: boolean) =>
  isFullWidth ? '(width >= 568px) 50vw, 100vw' : '(width >= 1025px) 600px, (width >= 568px) 50vw, 100vw';

const isTinted = ({ opacity, opacityMobile }: Slide['content']) => opacity > 0 || opacityMobile > 0;

interface CardColors {
  style: CSSProperties;
  title: string | undefined;
  tag: string | undefined;
}

/** On a colour of its own every text is moved until it can be read there (WCAG 2.2, 1.4.3). */
function colorsOf({ content, heading }: Slide): CardColors {
  const ground = parseColor(content.background ?? '');
  const readable = (color: string | null) => {
    const wanted = parseColor(color ?? '');
    if (!wanted) return undefined;
    return formatColor(ground ? ensureContrast(wanted, [ground], 4.5) : wanted);
  };
  const text = readable(content.colorText) ?? (ground ? formatColor(readableTextOn(ground)) : undefined);
  return {
    style: {
      ...(ground && { '--vt-slide-ground': formatColor(ground), '--vt-slide-on-text': formatColor(ground) }),
      // What takes the focus has it around itself.
      ...(text && { '--vt-color-focus': text, '--vt-slide-text': text }),
      ...(isTinted(content) && {
        '--vt-slide-opacity': content.opacity / 100,
        '--vt-slide-opacity-mobile': content.opacityMobile / 100,
      }),
    } as CSSProperties,
    title: readable(heading.color),
    tag: readable(content.colorTag),
  };
}

const inColor = (color: string | undefined) => (color ? { color } : undefined);
