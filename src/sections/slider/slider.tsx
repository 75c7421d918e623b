// oxlint-disable react/no-array-index-key -- slides have no identity but their place
import type { SectionViewProps } from '../framework/define-section.ts';
import { isSlideShown } from '../framework/slide.ts';
import { Carousel } from './carousel.tsx';
import { SlideContent } from './slide.tsx';
import type { sliderSection } from './slider.section.ts';

/** Full-bleed pictures with words over them. */
export function Slider({ id, eager, options, items, context }: SectionViewProps<typeof sliderSection>) {
  const slides = items.filter(isSlideShown);
  if (slides.length === 0) return null;
  return (
    <Carousel
      variant="vt-slider--over"
      id={id}
      label={options.heading.title}
      options={options}
      hasLinks={slides.some(({ content }) => content.link)}
      t={context.t}
    >
      {slides.map((slide, place) => {
        const isFirst = eager && place === 0;
        return (
          <SlideContent
            key={place}
            slide={slide}
            eager={isFirst}
            priority={isFirst}
            look={options}
            isTitle={options.isPageTitle && place === 0}
            context={context}
          />
        );
      })}
    </Carousel>
  );
}
