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
  const searches = { 'api-search': words, 'api-search-corrected': words.map(swapLastLetters) };
  for (const [name, asked] of Object.entries(searches)) {
    const paths = listSearches(words, asked);
    const figures = await measureLoad({ origin, paths });
    report(name, { products, queries: paths.length, ...figures, bar: { requestsPerSecond: 400 } });
  }
}

/**
 * A word and one of `last` with ever another length of the answer: more requests than a run can send, each
 * different, so that each is searched and none is remembered.
 */
function listSearches(words: string[], last: string[]): string[] {
  const queries = words.flatMap((first, at) =>
    last.flatMap((second, to) => (at === to ? [] : `${first} ${second}`)),
  );
  const limits = Array.from({ length: 30 }, (_, step) => 30 - step);
  return limits.flatMap((limit) =>
    queries.map((query) => `/api/search?q=${encodeURIComponent(query)}&limit=${limit}`),
  );
}

/** A mistake that finds nothing, so that the other keyboard layout and the known words are tried as well. */
function swapLastLetters(word: string): string {
  return word.replace(/(.)(.)$/u, '$2$1');
}
