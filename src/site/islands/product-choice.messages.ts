/** Texts that the choice of a variation shows in the browser. */
export const productChoiceMessages = [
  'product.price',
  'product.oldPrice',
  'product.newPrice',
  'product.discount',
  'product.priorPrice',
  'product.from',
  'product.noPrice',
  'product.inStock',
  'product.soldOut',
  'product.quantityLeft',
  'product.onlyLeft',
  'product.valueUnavailable',
  'product.valueSoldOut',
  'product.sizeGuide',
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

/** Those of a product of which something is sold out, in shops that tell when it is back. */
export const stockChoiceMessages = [...productChoiceMessages, 'backInStock.ask'] as const;
