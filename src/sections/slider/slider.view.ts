import { defineView, type SectionViews } from '../framework/registry.ts';
import { scrimSheets } from '../framework/scrim-sheets.ts';
import slideApartCss from './slide-apart.css?inline';
import slideCss from './slide.css?inline';
import sliderOverCss from './slider-over.css?inline';
import sliderCss from './slider.css?inline';
import type { sliderSection } from './slider.section.ts';
import { Slider } from './slider.tsx';

export const views: SectionViews = {
  slider: defineView<typeof sliderSection>(
    Slider,
    slideCss,
    ...scrimSheets,
    slideApartCss,
    sliderCss,
    sliderOverCss,
  ),
};
