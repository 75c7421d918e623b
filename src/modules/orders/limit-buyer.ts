import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';

import { countOrdersOfBuyer, type BuyerFacts } from './order-placement.queries.ts';

/** Each order sends letters to the address given: more would be somebody else's full mailbox. */
const mostInAnHour = 20;
/** Neither paid nor in work: their goods are kept from others. */
const mostWaiting = 30;

/**
 * Bounds what one buyer may order, not what one network may: a sale is over in a minute, and an office or a
 * mobile network stands behind one address. Of orders placed at the same moment a few more may pass
 * (`createOrderConcurrencyLimit`). Throws 429.
 */
export async function limitBuyer(trx: Kysely<Database>, buyer: BuyerFacts): Promise<void> {
  const rows = await countOrdersOfBuyer(trx, buyer);
  if (rows.every(({ recent, waiting }) => recent < mostInAnHour && waiting < mostWaiting)) return;
  throw new AppError('too_many_requests', 'checkout.tooManyOrders', { retryAfter: 3600 });
}
