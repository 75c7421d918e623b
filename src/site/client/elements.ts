import { sectionElements } from '#sections/section-elements.ts';

/** Custom elements by tag; a page loads those that stand on it. Each module defines its element. */
export const elements: Record<string, () => Promise<unknown>> = {
  ...sectionElements,
  'vt-facts': () => import('../product/facts.element.ts'),
  'vt-gallery': () => import('../product/gallery.element.ts'),
  'vt-payment': () => import('../payment/payment.element.ts'),
  'vt-reviews': () => import('../product/reviews.element.ts'),
  'vt-tabs': () => import('../product/tabs.element.ts'),
};
