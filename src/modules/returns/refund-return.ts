import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { ReturnRefund } from '#domain/schemas/return.schema.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { RefundOrder } from '#modules/orders/book-refund.ts';
import { lockOrder } from '#modules/orders/lock-order.ts';
import { refundCash } from '#modules/orders/refund-cash.ts';

import { planRefunds } from './plan-refunds.ts';
import { selectOrderOfReturn, selectReturn, type ReturnRow } from './returns.queries.ts';

type Trx = Kysely<Database>;

interface RefundDeps {
  db: Kysely<Database>;
  /** See `refundPayment`. */
  refundPayment(paymentId: string, refund: RefundOrder): Promise<unknown>;
  issueCredit: IssueCredit;
}

/**
 * Gives back what the pieces of a return cost, and of the delivery what is asked for, the ways that the order was paid
 * or as store credit; gives the order's id. Each payment gives back its part in a refund of its own, once: where one is
 * refused or does not answer the others stand, and asked again it is the rest. Throws the first failure once all were
 * tried, as `planRefunds`, `refundPayment` and `refundCash` do.
 */
export async function refundReturn(
  { db, refundPayment, issueCredit }: RefundDeps,
  id: number,
  { version, ...asked }: ReturnRefund,
  staffId: number,
): Promise<string> {
  const orderId = await selectOrderOfReturn(db, id);
  if (orderId === undefined) throw notFound('return');
  const planned = await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    return planRefunds(trx, await findAsSeen(trx, id, version), asked);
  });
  const failures: unknown[] = [];
  for (const { paymentId, wish, key } of planned) {
    const refund = { wish, key, staffId, returnId: id };
    const sent =
      paymentId === null
        ? db.transaction().execute((trx) => refundCash({ trx, issueCredit }, orderId, refund))
        : refundPayment(paymentId, refund);
    await sent.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return orderId;
}

/** A return of an order that is locked. Throws 409 when it has another version by now. */
export async function findAsSeen(trx: Trx, id: number, version: number): Promise<ReturnRow> {
  const found = await selectReturn(trx, id);
  if (!found) throw notFound('return');
  if (found.version !== version) {
    throw new AppError('conflict', 'returns.changedMeanwhile', { data: { version: found.version } });
  }
  return found;
}
