import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isGiftCard, type Fulfilled } from '#domain/fulfilment.ts';
import { noOffers, offersOf, type PriceOffers } from '#domain/price-lists.ts';
import type { Priced } from '#domain/price.ts';

import { selectListsFor } from './price-lists.queries.ts';

interface PricedItem extends Priced, Fulfilled {
  variationId: number;
}

/**
 * What a customer pays for goods by the lists that count for them at this moment, within a transaction by its own view.
 * A guest, by null, pays what everybody pays; a gift card costs what it is worth.
 */
export async function readOffers(
  db: Kysely<Database>,
  userId: number | null,
  items: readonly PricedItem[],
): Promise<PriceOffers> {
  const goods = items.filter((item) => !isGiftCard(item));
  if (userId === null || goods.length === 0) return noOffers;
  const lists = await selectListsFor(
    db,
    userId,
    goods.map(({ variationId }) => variationId),
  );
  if (lists.length === 0) return noOffers;
  const offers = goods.map((item) => [item.variationId, offersOf(item, lists)] as const);
  return new Map(offers.filter(([, own]) => own.length > 0));
}
