import { sectionElements } from '#sections/section-elements.ts';

/** Custom elements by tag; a page loads those that stand on it. Each module defines its element. */
export const elements: Record<string, () => Promise<unknown>> = {
  ...sectionElements,
  'vt-announcement': () => import('../layout/announcement.element.ts'),
  'vt-delivery': () => import('../product/delivery.element.ts'),
  'vt-facts': () => import('../product/facts.element.ts'),
  'vt-gallery': () => import('../product/gallery.element.ts'),
  'vt-guide': () => import('../product/guide.element.ts'),
  'vt-messengers': () => import('../layout/messengers.element.ts'),
  'vt-payment': () => import('../payment/payment.element.ts'),
  'vt-reviews': () => import('../product/reviews.element.ts'),
  'vt-tabs': () => import('../product/tabs.element.ts'),
  'vt-wish-share': () => import('../wishlist/wish-share.element.ts'),
  'vt-write': () => import('../forms/write.element.ts'),
};
