import ratingCss from '#ui/rating.css?inline';

import { defineView, type SectionViews } from '../framework/registry.ts';
import testimonialsCss from './testimonials.css?inline';
import type { testimonialsSection } from './testimonials.section.ts';
import { Testimonials } from './testimonials.tsx';

export const views: SectionViews = {
  testimonials: defineView<typeof testimonialsSection>(Testimonials, ratingCss, testimonialsCss),
};
