/** Custom elements by tag; a page loads those that stand on it. Each module defines its element. */
export const elements: Record<string, () => Promise<unknown>> = {
  'vt-count-up': () => import('#sections/benefit/count-up.element.ts'),
  'vt-facts': () => import('../product/facts.element.ts'),
  'vt-gallery': () => import('../product/gallery.element.ts'),
  'vt-lightbox': () => import('#sections/gallery/lightbox.element.ts'),
  'vt-listing': () => import('#sections/product-list/listing.element.ts'),
  'vt-map': () => import('#sections/contacts-1/map.element.ts'),
  'vt-payment': () => import('../payment/payment.element.ts'),
  'vt-reviews': () => import('../product/reviews.element.ts'),
  'vt-row': () => import('#sections/product-widget/row.element.ts'),
  'vt-slider': () => import('#sections/slider/slider.element.ts'),
  'vt-tabs': () => import('../product/tabs.element.ts'),
  'vt-toc': () => import('#sections/table-of-contents/toc.element.ts'),
  'vt-video': () => import('#sections/banner-1/video.element.ts'),
};
