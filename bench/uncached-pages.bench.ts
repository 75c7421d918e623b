import { measureLoad } from './measure-load.ts';
import { report } from './report.ts';
import { pickProducts, pickListing } from './sample-shop.ts';
import type { RunningShop } from './start-shop.ts';

/**
 * A bearer keeps the page cache out, as it does for the editor. Uncompressed, so that what is measured is
 * loading and drawing: compression runs on other threads, which on two cores are the load's own.
 */
export const uncached = { authorization: 'Bearer bench' };

/** Home, a filtered catalog and products, each rendered anew for every request. */
export async function benchUncachedPages(shop: RunningShop, products: number): Promise<void> {
  const listing = await pickListing(shop.origin);
  const pages = {
    home: ['/'],
    catalog: [listing.page],
    product: (await pickProducts(shop.origin)).map((slug) => `/products/${slug}`),
  };
  for (const [name, paths] of Object.entries(pages)) {
    await measureLoad({ origin: shop.origin, paths, headers: uncached, seconds: 2 });
    const figures = await measureLoad({ origin: shop.origin, paths, headers: uncached });
    report(`uncached-${name}`, { products, ...figures, bars: { requestsPerSecond: 250, p50: 30 } });
  }
}
