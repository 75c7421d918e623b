import type { Tag } from '#platform/cache/tags.ts';

/** What shows a product's reviews or counts them. */
export function tagsOfReviews(productId: number): Tag[] {
  return [`product:${productId}`, `reviews:${productId}`, 'reviews'];
}
