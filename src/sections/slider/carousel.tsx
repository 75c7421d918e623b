// oxlint-disable jsx-a11y/prefer-tag-over-role, react/no-array-index-key -- no tag stands for the roles of a carousel; slides have no identity but their place
import type { ReactNode } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';

import type { CustomElementProps } from '../framework/custom-element.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-slider': CustomElementProps;
    }
  }
}

interface CarouselProps {
  id: string;
  /** A modifier of `vt-slider`. */
  variant: 'vt-slider--over' | 'vt-slider--cards';
  label: string;
  options: { autoplay: boolean; speed: number; arrows: boolean; dots: boolean };
  /** Whether a slide holds something that takes focus. */
  hasLinks: boolean;
  /** The slides. */
  children: ReactNode[];
  t: Translator;
}

/**
 * A row that scrolls and snaps by itself; `vt-slider` adds the controls, which stay hidden without
 * script (APG carousel: region, slides as labelled groups, rotation control before the slides).
 */
export function Carousel({ id, variant, label, options, hasLinks, children: slides, t }: CarouselProps) {
  const count = slides.length;
  const isCarousel = count > 1;
  const className = `vt-slider ${variant}`;
  const row = slides.map((slide, place) => (
    <div
      key={place}
      className="vt-slider__slide"
      role={isCarousel ? 'group' : undefined}
      aria-roledescription={isCarousel ? t('slider.slide') : undefined}
      aria-label={isCarousel ? t('common.numberOf', { n: place + 1, count }) : undefined}
    >
      {slide}
    </div>
  ));
  if (!isCarousel) return <div className={className}>{row}</div>;
  return (
    <vt-slider
      className={className}
      role="region"
      aria-roledescription={t('slider.carousel')}
      aria-label={label || t('slider.label')}
      data-autoplay={options.autoplay ? options.speed : undefined}
    >
      <div className="vt-slider__controls" data-part="controls" hidden>
        <div className="vt-slider__bar" role="group" aria-label={t('slider.choose')}>
          {options.autoplay && (
            <button
              type="button"
              className="vt-slider__pause"
              data-part="pause"
              aria-label={t('slider.pause')}
              data-label-pause={t('slider.pause')}
              data-label-play={t('slider.play')}
            >
              <PauseIcon />
              <PlayIcon />
            </button>
          )}
          {options.dots &&
            row.map((_, place) => (
              <button
                key={place}
                type="button"
                className="vt-slider__dot"
                data-part="dot"
                aria-label={t('slider.goTo', { n: place + 1 })}
                aria-current={place === 0 || undefined}
              />
            ))}
        </div>
        {options.arrows && (
          <div className="vt-slider__arrows">
            <Arrow
              part="previous"
              label={t('slider.previous')}
              controls={`slides-${id}`}
              path="M14.5 5 7.5 12l7 7"
            />
            <Arrow part="next" label={t('slider.next')} controls={`slides-${id}`} path="m9.5 5 7 7-7 7" />
          </div>
        )}
      </div>
      <div
        className="vt-slider__track"
        id={`slides-${id}`}
        data-part="track"
        role="group"
        aria-label={t('slider.label')}
        // Something in a scroller must take focus, or keys cannot scroll it.
        tabIndex={hasLinks ? undefined : 0}
      >
        {row}
      </div>
      <div className="vt-visually-hidden" data-part="status" aria-live="polite" />
    </vt-slider>
  );
}

function Arrow({
  part,
  label,
  controls,
  path,
}: {
  part: string;
  label: string;
  controls: string;
  path: string;
}) {
  return (
    <button
      type="button"
      className="vt-slider__arrow"
      data-part={part}
      aria-label={label}
      aria-controls={controls}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

function PauseIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true" data-icon="pause">
      <path d="M8 6h2.5v12H8zM13.5 6H16v12h-2.5z" />
    </svg>
  );
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true" data-icon="play">
      <path d="M9 5.5v13l10-6.5z" />
    </svg>
  );
}
