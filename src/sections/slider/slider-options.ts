import { sliderInterval } from '#domain/timings.ts';

import { numberField, toggleField } from '../framework/fields.ts';

/** How both sliders go from slide to slide. */
export const sliderOptions = {
  autoplay: toggleField(true),
  /** Milliseconds that a slide stays. */
  speed: numberField(2000, 30_000, sliderInterval).meta({ showIf: ({ autoplay }) => autoplay === true }),
  arrows: toggleField(true),
  dots: toggleField(true),
};
