import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { findReturnProblem, piecesToReturn, returnPeriod, returnTermsOf } from '#domain/returns.ts';
import type { ReturnOffer, ReturnRequest } from '#domain/schemas/return.schema.ts';
import { lockOrder } from '#modules/orders/lock-order.ts';
import { recordOrderEvent } from '#modules/orders/order-events.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { addReturn } from './add-return.ts';
import { canCancelReturn, composeOffer } from './compose-returns.ts';
import {
  selectReturn,
  selectReturnedOrder,
  selectReturnsOf,
  updateReturnState,
  type ReturnedOrderRow,
} from './returns.queries.ts';

/** What buyers do: each takes the id of an order that the caller may read, and throws 404 without such an order. */
export interface ReturnRequests {
  /** What can be given back, and what has been asked for. */
  offer(orderId: string): Promise<ReturnOffer>;
  /**
   * Asks the shop to take goods back, once for each key. Throws 409 where the order, its age or what is left of it
   * allows no return, 422 for lines that it has not and for a part of what is not sent yet, 429 for somebody who asks all the time.
   */
  request(orderId: string, request: ReturnRequest, key: string): Promise<void>;
  /** Calls a return off before the goods have arrived; throws 409 afterwards. */
  cancel(orderId: string, returnId: number): Promise<void>;
}

interface ReturnRequestsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: Pick<RateLimiter, 'take'>;
  outbox: { wake(): void };
  now: () => Date;
}

/** Each sends two emails. */
const requestLimit = { limit: 10, windowSeconds: 3600 };

export function createReturnRequests({
  db,
  settings,
  limits,
  outbox,
  now,
}: ReturnRequestsOptions): ReturnRequests {
  return {
    async offer(orderId) {
      const terms = returnTermsOf(await settings.read());
      const order = await selectReturnedOrder(db, orderId);
      if (!order) throw notFound('order');
      const isNothingLeft = order.lines.every((line) => piecesToReturn(line) === 0);
      const problem = findReturnProblem(order, { ...terms, now: now() });
      const { deliveredAt } = order;
      return composeOffer(order, await selectReturnsOf(db, orderId), {
        hasWithdrawal: terms.hasWithdrawal,
        problem: problem ?? (isNothingLeft ? 'nothingLeft' : null),
        until:
          deliveredAt && terms.days > 0
            ? returnPeriod(deliveredAt, terms.days, terms.timeZone).lastDay
            : null,
      });
    },

    async request(orderId, { name, ...wish }, key) {
      const terms = returnTermsOf(await settings.read());
      await limits.take({ key: `return:${orderId}`, ...requestLimit });
      await db.transaction().execute(async (trx) => {
        await lockOrder(trx, orderId);
        const withdrawnBy = terms.hasWithdrawal ? name : null;
        const asked = { wish, key, by: null, withdrawnBy };
        const { id: returnId, isNew } = await addReturn(trx, orderId, asked, (order) =>
          judge(order, { ...terms, now: now() }),
        );
        if (!isNew) return;
        await enqueue(trx, 'mail.order-return-requested', { orderId, returnId });
        await enqueue(trx, 'mail.shop-return-requested', { orderId, returnId });
      });
      outbox.wake();
    },

    async cancel(orderId, returnId) {
      await db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderId);
        const found = await selectReturn(trx, returnId);
        if (found?.orderId !== orderId) throw notFound('return');
        if (found.state === 'canceled') return;
        if (!canCancelReturn(found, order)) throw new AppError('conflict', 'returns.cannotCancel');
        await updateReturnState(trx, returnId, { state: 'canceled' });
        await recordOrderEvent(trx, orderId, { kind: 'return', from: found.state, to: 'canceled' });
      });
    },
  };
}

function judge(order: ReturnedOrderRow, terms: Parameters<typeof findReturnProblem>[1]): void {
  const problem = findReturnProblem(order, terms);
  if (problem !== null) throw new AppError('conflict', `returns.${problem}`);
}
