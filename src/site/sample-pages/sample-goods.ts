import type { Product, Variation } from '#domain/schemas/product.schema.ts';
import { sampleIds, sampleProduct } from '#sections/samples/sample-data.ts';

import type { PageRequest } from '../pages/page-request.ts';

export interface SampleGoods {
  chosen: { product: Product; variation: Variation; quantity: number }[];
  /** The shop has nothing to sell yet. */
  areMadeUp: boolean;
}

const most = 3;

/** A few goods of the shop that can be bought and are delivered; made-up ones in a shop without any. */
export async function chooseSampleGoods({
  services,
  settings,
}: Pick<PageRequest, 'services' | 'settings'>): Promise<SampleGoods> {
  const { products } = await services.products.listBestsellers(most * 4);
  const sold = products
    .filter(({ slug, fulfilment }) => !fulfilment && slug !== settings.ecommerce.giftWrapProduct)
    .flatMap(choose)
    .slice(0, most);
  if (sold.length > 0) return { chosen: withQuantities(sold), areMadeUp: false };
  const madeUp = sampleIds.slice(0, most).map((id) => sampleProduct(id, settings));
  return { chosen: withQuantities(madeUp.flatMap(choose)), areMadeUp: true };
}

function choose(product: Product): { product: Product; variation: Variation }[] {
  const variation = product.variations.find(({ stock }) => stock === null || stock > 1);
  return variation ? [{ product, variation }] : [];
}

/** Two of the first, so that sums of lines are seen. */
function withQuantities<Line extends object>(lines: readonly Line[]): (Line & { quantity: number })[] {
  return lines.map((line, index) => ({ ...line, quantity: index === 0 ? 2 : 1 }));
}
