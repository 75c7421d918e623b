/** Formats that are XML. */
export type ElementFormat = 'yml' | 'google';

/** By the local name of the root element; null for what is none of ours. */
export function elementFormatOf(root: string): ElementFormat | null {
  if (root === 'yml_catalog') return 'yml';
  return root === 'rss' || root === 'feed' ? 'google' : null;
}

const ymlElements = [
  'url',
  'price',
  'oldprice',
  'purchase_price',
  'currencyId',
  'categoryId',
  'picture',
  'name',
  'typePrefix',
  'vendor',
  'model',
  'vendorCode',
  'barcode',
  'description',
  'country_of_origin',
  'count',
  'stock_quantity',
  'weight',
  'dimensions',
  'param',
] as const;

const googleElements = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'gtin',
  'product_type',
  'google_product_category',
  'item_group_id',
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'age_group',
  'shipping_weight',
] as const;

/** What is read of an offer; anything else is named to who imports. */
export const usedElements: Readonly<Record<ElementFormat, ReadonlySet<string>>> = {
  yml: new Set<string>(ymlElements),
  google: new Set<string>(googleElements),
};
