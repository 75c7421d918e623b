import { measureLoad } from './measure-load.ts';
import { report } from './report.ts';
import { pickListing, pickProducts, pickWords } from './sample-shop.ts';
import type { RunningShop } from './start-shop.ts';

/** Products by slug, a filtered listing with facets, and search. */
export async function benchApi(shop: RunningShop, products: number): Promise<void> {
  const { origin } = shop;
  const slugs = await pickProducts(origin);
  const listing = await pickListing(origin);
  const words = await pickWords(origin);
  // One word, then two: different queries in turn, so that each is searched and none is remembered.
  const pairs = words.flatMap((first) =>
    words.map((second) => (first === second ? first : `${first} ${second}`)),
  );
  const searches = pairs.map((query) => `/api/search?q=${encodeURIComponent(query)}&limit=30`);

  const product = await measureLoad({ origin, paths: slugs.map((slug) => `/api/products/${slug}`) });
  report('api-product', { products, ...product, bar: { requestsPerSecond: 1500 } });
  // A lower bound that changes by cents keeps the answers apart, so that each is computed.
  const listings = Array.from({ length: 20_000 }, (_, step) =>
    listing.api.replace(
      /minPrice%5D=(\d+)/,
      (_text, price: string) => `minPrice%5D=${(Number(price) + step / 100).toFixed(2)}`,
    ),
  );
  const filtered = await measureLoad({ origin, paths: listings });
  report('api-filtered-listing', {
    products,
    ...filtered,
    bar: { requestsPerSecond: 150, p50At100kTo10k: 2.5 },
  });
  const search = await measureLoad({ origin, paths: searches });
  report('api-search', { products, queries: searches.length, ...search, bar: { requestsPerSecond: 400 } });
}
