import type { SectionViewProps } from '../framework/define-section.ts';
import { isSlideShown } from '../framework/slide.ts';
import { SlideContent } from '../slider/slide.tsx';
import type { sliderItemSection } from './slider-item.section.ts';

export function SliderItem({ options, eager, items, context }: SectionViewProps<typeof sliderItemSection>) {
  const slide = items.find(isSlideShown);
  if (!slide) return null;
  return (
    <SlideContent
      slide={slide}
      eager={eager}
      priority={eager}
      look={options}
      isTitle={options.isPageTitle}
      context={context}
    />
  );
}
