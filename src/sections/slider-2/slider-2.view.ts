import { defineView, type SectionViews } from '../framework/registry.ts';
import sliderCss from '../slider/slider.css?inline';
import slider2Css from './slider-2.css?inline';
import type { slider2Section } from './slider-2.section.ts';
import { Slider2 } from './slider-2.tsx';

export const views: SectionViews = {
  'slider-2': defineView<typeof slider2Section>(Slider2, sliderCss, slider2Css),
};
