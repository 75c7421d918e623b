/** Texts that the choice of a variation shows in the browser. */
export const productChoiceMessages = [
  'product.price',
  'product.oldPrice',
  'product.newPrice',
  'product.discount',
  'product.from',
  'product.noPrice',
  'product.inStock',
  'product.soldOut',
  'product.quantityLeft',
  'product.valueUnavailable',
  'product.valueSoldOut',
  'product.nearestChoice',
  'product.noChoice',
  'product.skuValue',
  'product.addToCart',
  'product.addToOrder',
  'product.oneClick',
  'product.quantity',
  'product.increase',
  'product.decrease',
] as const;
export type ProductChoiceMessage = (typeof productChoiceMessages)[number];
