import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { maxDatabaseId } from '#domain/limits.ts';
import { readProducts } from '#modules/products/read-products.ts';

import { offersOf, type FeedOffer } from './feed-offers.ts';
import type { FeedShop, ProductFeedFormat } from './product-feed-format.ts';
import { selectSitemapProducts } from './sitemap.queries.ts';

interface ProductFeedOptions {
  db: Kysely<Database>;
  format: ProductFeedFormat;
  shop: FeedShop;
  /** Products a query; the pool cancels statements after three seconds. */
  step?: number;
}

interface Step {
  offers: FeedOffer[];
  /** Where the next step begins; null after the last one. */
  after: number | null;
}

/**
 * The XML of a feed, piece by piece. The first step is read before the promise resolves, so that a
 * database away is an error and no torn answer. It reads past the cache of products: a robot that
 * walks the whole shop must not push out what visitors look at.
 */
export async function openProductFeed({
  db,
  format,
  shop,
  step = 500,
}: ProductFeedOptions): Promise<AsyncIterable<string>> {
  async function readStep(after: number): Promise<Step> {
    const shown = await selectSitemapProducts(db, { after, upTo: maxDatabaseId, limit: step }, 0);
    const products = await readProducts(
      db,
      shown.map(({ id }) => id),
    );
    const offers = products
      .toSorted((a, b) => a.id - b.id)
      .flatMap((product) => offersOf(product, shop.origin));
    return { offers, after: shown.length < step ? null : (shown.at(-1)?.id ?? null) };
  }

  const first = await readStep(0);

  async function* write(): AsyncGenerator<string> {
    yield format.head(shop);
    for (let read = first; ; read = await readStep(read.after)) {
      yield read.offers.map((offer) => format.offer(offer, shop)).join('');
      if (read.after === null) break;
    }
    yield format.tail;
  }
  return write();
}
