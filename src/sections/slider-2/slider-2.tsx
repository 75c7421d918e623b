// oxlint-disable react/no-array-index-key -- slides have no identity but their place
import type { SectionViewProps } from '../framework/define-section.ts';
import { titleLevel } from '../framework/linked-title.tsx';
import { isSlideShown } from '../framework/slide.ts';
import { Carousel } from '../slider/carousel.tsx';
import { CardSlide } from './card-slide.tsx';
import type { slider2Section } from './slider-2.section.ts';

/** Cards of two halves, a picture and its words, one at a time; the controls stand below them. */
export function Slider2({ id, eager, options, items, context }: SectionViewProps<typeof slider2Section>) {
  const slides = items.filter(isSlideShown);
  if (slides.length === 0) return null;
  const { side, heading, height, isPageTitle } = options;
  return (
    <Carousel
      id={id}
      variant="vt-slider--cards"
      label={heading.title}
      options={options}
      hasLinks={slides.some(({ content }) => content.link)}
      t={context.t}
    >
      {slides.map((slide, place) => (
        <CardSlide
          key={place}
          slide={slide}
          side={side === 'alternate' ? (place % 2 === 0 ? 'end' : 'start') : side}
          level={isPageTitle && place === 0 ? 'h1' : titleLevel(heading)}
          height={height}
          isFullWidth={options.container.width === 'full'}
          eager={eager && place === 0}
          context={context}
        />
      ))}
    </Carousel>
  );
}
