import { setImmediate as yieldToOthers } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Currency } from '#domain/currencies.ts';
import type { Database } from '#db/database.ts';
import type { OfferedPromotion } from '#domain/promotions/price-for-all.ts';
import { idsOfPart, productsPerPart } from '#modules/indexing/product-parts.queries.ts';
import { readProducts } from '#modules/products/read-products.ts';
import type { PublicPricing } from '#modules/promotions/price-products.ts';

import type { PieceKind } from './feed-parts.queries.ts';
import { addTax, offersOf } from './feed-offers.ts';
import type { FeedRates } from './feed-tax.ts';
import { googleMerchant } from './google-merchant.ts';
import { productEntry, writeUrl } from './sitemap-entries.ts';
import { selectSitemapProducts } from './sitemap.queries.ts';
import { yandexYml } from './yandex-yml.ts';

/** All that the pieces of a part are made from beside its products. */
export interface FeedTerms {
  /** Without a trailing slash. */
  origin: string;
  currency: Currency;
  /** Those that decide which prices anybody gets. */
  promotions: readonly OfferedPromotion[];
  /** Where prices are entered without tax but told with it. */
  addedRates?: FeedRates;
}

export interface WrittenPart {
  texts: Record<PieceKind, string>;
  /** Of the product that was changed last; null where none is shown. */
  changedAt: Date | null;
}

/** Products that are written without letting others have their turn. */
const atOnce = 25;

/**
 * What machines are told of the products of a part. It reads past the cache of products: whoever walks the whole
 * shop must not push out what visitors look at.
 */
export async function writePart(
  db: Kysely<Database>,
  part: number,
  { origin, currency, promotions, addedRates }: FeedTerms,
  publicPricing: Pick<PublicPricing, 'price'>,
): Promise<WrittenPart> {
  const rows = await selectSitemapProducts(db, { ...idsOfPart(part), limit: productsPerPart });
  const texts = { google: '', yandex: '', sitemap: '' };
  let changedAt: Date | null = null;
  const products = await readProducts(
    db,
    rows.map(({ id }) => id),
  );
  const classes = new Map(rows.map(({ id, taxClass }) => [id, taxClass]));
  const prices = await publicPricing.price(db, products, promotions);
  for (const [place, product] of products.toSorted((a, b) => a.id - b.id).entries()) {
    if (place % atOnce === 0) await yieldToOthers();
    for (const told of offersOf(product, origin, prices)) {
      const offer = addedRates ? addTax(told, classes.get(product.id) ?? null, addedRates) : told;
      texts.google += googleMerchant.offer(offer, currency);
      texts.yandex += yandexYml.offer(offer, currency);
    }
  }
  for (const row of rows) {
    texts.sitemap += writeUrl(productEntry(row), origin);
    if (changedAt === null || row.updatedAt > changedAt) changedAt = row.updatedAt;
  }
  return { texts, changedAt };
}
