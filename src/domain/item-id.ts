/**
 * What is sold, by the one name that feeds, trackers and structured data share: dynamic advertising matches a
 * visit to an offer by it. The variation's id, which neither changes nor repeats as SKUs may.
 */
export function itemId(variationId: number): string {
  return String(variationId);
}

/** What the variations of a product share there (`item_group_id`, `group_id`, `productGroupID`). */
export function itemGroupId(productId: number): string {
  return String(productId);
}
