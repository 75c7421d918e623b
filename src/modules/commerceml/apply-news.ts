import { createHash } from 'node:crypto';

import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { AppError } from '#domain/errors.ts';
import { writeMessageRef } from '#domain/i18n/message-ref.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { cancelOrder, moveOrder } from '#modules/orders/order-lifecycle.ts';
import { receiveCash } from '#modules/orders/receive-cash.ts';

import { selectConnection } from './connection.queries.ts';
import {
  claimNews,
  lockSentOrder,
  updateNews,
  updateSaid,
  type ClaimedNews,
  type NewsOutcome,
} from './news.queries.ts';
import { planNews } from './plan-news.ts';
import { orderNewsSchema } from './read-document.ts';

const unknownOrder: MessageKey = 'commerceml.news.unknown';

/**
 * Does what 1C has said of the next order, as the staff would: stock, letters and history follow. An order is a
 * transaction of its own, with its outcome: cut off, it is done anew. False where none is left.
 */
export async function applyNextNews(db: Kysely<Database>): Promise<boolean> {
  let claimed: ClaimedNews | null = null;
  try {
    return await retryOnConflict(() =>
      db.transaction().execute(async (trx) => {
        claimed = await claimNews(trx);
        if (!claimed) return false;
        await updateNews(trx, claimed, await applyNews(trx, claimed));
        return true;
      }),
    );
  } catch (error) {
    // What the shop's own rules refuse is undone whole, and told.
    if (claimed === null || !(error instanceof AppError)) throw error;
    await updateNews(db, claimed, { outcome: 'refused', notes: [error.message] });
    return true;
  }
}

async function applyNews(trx: Transaction<Database>, claimed: ClaimedNews): Promise<NewsOutcome> {
  const news = orderNewsSchema.parse(claimed.news);
  const order = claimed.orderId === null ? null : await lockSentOrder(trx, claimed.orderId);
  if (!order) return { outcome: 'refused', notes: [writeMessageRef(unknownOrder)] };
  const said = createHash('sha256').update(JSON.stringify(news)).digest('base64');
  if (order.said === said) return { outcome: 'same', notes: [] };
  const { takesCash } = await selectConnection(trx);
  const { steps, receivesCash, notes } = planNews(order, news, { takesCash });
  for (const step of steps) {
    if (step === 'canceled') await cancelOrder(trx, order.id, '1c');
    else await moveOrder(trx, order.id, step, { reason: '1c' });
  }
  if (receivesCash) await receiveCash(trx, order.id, { received: true, by: { reason: '1c' } });
  if (notes.length === 0) await updateSaid(trx, order.id, said);
  const isChanged = steps.length > 0 || receivesCash;
  return { outcome: isChanged ? 'changed' : notes.length > 0 ? 'refused' : 'same', notes };
}
