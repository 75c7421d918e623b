/** Texts that a row of cards shows in the browser. */
export const relatedProductsMessages = [
  'product.related',
  'product.viewed',
  'product.previousProducts',
  'product.nextProducts',
  'product.price',
  'product.oldPrice',
  'product.newPrice',
  'product.discount',
  'product.from',
  'product.noPrice',
  'product.soldOut',
  'product.quantityLeft',
  'product.onlyLeft',
  'product.new',
  'product.quickAdd',
  'product.skuValue',
  'reviews.rating',
  'reviews.count',
] as const;
export type RelatedProductsMessage = (typeof relatedProductsMessages)[number];
