import { defineView, type SectionViews } from '../framework/registry.ts';
import { scrimSheets } from '../framework/scrim-sheets.ts';
import slideApartCss from '../slider/slide-apart.css?inline';
import slideCss from '../slider/slide.css?inline';
import type { sliderItemSection } from './slider-item.section.ts';
import { SliderItem } from './slider-item.tsx';

export const views: SectionViews = {
  'slider-item': defineView<typeof sliderItemSection>(SliderItem, slideCss, ...scrimSheets, slideApartCss),
};
