import { measureLoad } from './measure-load.ts';
import { report } from './report.ts';
import { pickListing, pickProducts } from './sample-shop.ts';
import type { RunningShop } from './start-shop.ts';

/** Products by slug, a filtered listing with facets, and search. */
export async function benchApi(shop: RunningShop, products: number): Promise<void> {
  const { origin } = shop;
  const slugs = await pickProducts(origin);
  const listing = await pickListing(origin);
  const searches = slugs.slice(0, 40).map((slug) => `/api/search?q=${slug.split('-')[0]}&limit=30`);

  const product = await measureLoad({ origin, paths: slugs.map((slug) => `/api/products/${slug}`) });
  report('api-product', { products, ...product, bar: { requestsPerSecond: 1500 } });
  // A changing unknown-to-no-one price keeps the answers apart, so that each is computed.
  const listings = Array.from({ length: 400 }, (_, cents) => listing.api.replace(/minPrice%5D=([^&]*)/, `minPrice%5D=$1.${String(cents % 100).padStart(2, '0')}&page=${1 + Math.floor(cents / 100)}`));
  const filtered = await measureLoad({ origin, paths: listings });
  report('api-filtered-listing', { products, ...filtered, bar: { requestsPerSecond: 150, p50At100kTo10k: 2.5 } });
  const search = await measureLoad({ origin, paths: searches });
  report('api-search', { products, ...search, bar: { requestsPerSecond: 400 } });
}
