import { foldText } from '#domain/text.ts';

/** What is read of a product's lines, by its heading before 2024 and its heading since. */
const names: Readonly<Record<string, readonly string[]>> = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Standard Product Type', 'Standardized Product Type'],
  type: ['Type', 'Custom Product Type'],
  collection: ['Collection'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  giftCard: ['Gift Card'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  oldPrice: ['Variant Compare At Price', 'Variant Compare-at Price', 'Compare-at price'],
  cost: ['Cost per item'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  variantImage: ['Variant Image', 'Variant image URL'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  ...Object.fromEntries(
    [1, 2, 3].flatMap((place) => [
      [`option${place}Name`, [`Option${place} Name`]],
      [`option${place}Value`, [`Option${place} Value`]],
    ]),
  ),
};

const keyByName: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([key, list]) => list.map((name) => [foldText(name), key] as const)),
);

const metafield = '(product.metafields.';

/** `Fabric` of `Fabric (product.metafields.custom.fabric)`; empty for another heading. */
function metafieldTitle(heading: string): string {
  const at = heading.lastIndexOf(metafield);
  return at > 0 && heading.endsWith(')') ? heading.slice(0, at).trim() : '';
}

/** What a heading means; null for what is not used, such as columns of Google Shopping. */
export function shopifyColumn(heading: string): string | null {
  const found = keyByName.get(foldText(heading));
  if (found) return found;
  const title = metafieldTitle(heading);
  return title === '' ? null : `property:${title}`;
}
