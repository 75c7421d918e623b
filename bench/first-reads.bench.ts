import { measureLoad } from './measure-load.ts';
import { report } from './report.ts';
import { pickProducts } from './sample-shop.ts';
import type { RunningShop } from './start-shop.ts';

/** More than are read in a round. */
const addressesOfRound = 5000;
const rounds = 3;
const encodings = ['identity', 'br'] as const;

/**
 * Pages that nobody has read yet, many at once, as they come after a change of everything: what compression leaves of
 * the pages that are drawn without it, by turns.
 */
export async function benchFirstReads(shop: RunningShop, products: number): Promise<void> {
  const slugs = await pickProducts(shop.origin);
  let asked = 0;
  const nextPaths = () =>
    // A number that product pages do not heed makes each address a page of its own.
    Array.from(
      { length: addressesOfRound },
      () => `/products/${slugs[asked % slugs.length]}?page=${++asked}`,
    );
  const read = (encoding: string) =>
    measureLoad({
      origin: shop.origin,
      paths: nextPaths(),
      headers: { 'accept-encoding': encoding },
      seconds: 3,
    });
  await read('br');
  const sums = { identity: 0, br: 0 };
  for (let round = 0; round < rounds; round++) {
    for (const encoding of encodings) {
      const figures = await read(encoding);
      sums[encoding] += figures.requestsPerSecond;
      report('first-reads', { products, encoding, ...figures });
    }
  }
  report('first-reads-ratio', { products, ratio: Number((sums.br / sums.identity).toFixed(2)), bar: 0.6 });
}
