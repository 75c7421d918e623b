import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { sumOfParts, type RefundParts } from '#domain/refund-amounts.ts';
import { spreadRefund } from '#domain/spread-refund.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { RefundOrder } from '#modules/orders/book-refund.ts';
import { lockOrder } from '#modules/orders/lock-order.ts';
import { nameBought, readSnapshot } from '#modules/orders/order-records.ts';
import { refundCash } from '#modules/orders/refund-cash.ts';

import { proposalsOf, restOf } from './compose-returns.ts';
import { keepDue, spreadOverSources } from './plan-refunds.ts';
import { selectRefundsOfReturn } from './return-refunds.queries.ts';
import {
  selectOrderOfReturn,
  selectReturn,
  selectReturnedOrder,
  updateExchanged,
  type ReturnedOrderRow,
  type ReturnRow,
} from './returns.queries.ts';

type Db = Kysely<Database>;

export interface ExchangeDeps {
  issueCredit: IssueCredit;
  /** See `refundToCredit` of the payments. */
  refundToCredit(trx: Db, paymentId: string, refund: RefundOrder): Promise<{ cardId: number }>;
}

/** A return whose goods are to be exchanged for those of another order. */
export interface Exchange {
  returnId: number;
  orderId: string;
  /** Of the order whose goods come back. */
  number: string;
  currency: Currency;
  /** What the return still gives back, minor units: so much of the other order it can pay. */
  worth: number;
  lines: { title: string; name: string; quantity: number }[];
}

export interface Exchanges {
  /** Keeps everybody else from the order of a return until the transaction ends; throws 404. */
  lock(trx: Db, returnId: number): Promise<void>;
  /** Throws 404, and 409 for one that is not agreed, or is exchanged already. */
  read(db: Db, returnId: number): Promise<Exchange>;
  /**
   * Books so much of what the return gives back (minor units, no more than its worth) as store credit that pays the
   * other order, and remembers that order; the return's order is locked. Gives what each card has to pay of it. Throws
   * 409 as `planRefunds` and `giveCredit`.
   */
  settle(
    trx: Db,
    returnId: number,
    payment: { amount: number; orderId: string; staffId: number },
  ): Promise<{ cardId: number; amount: number }[]>;
}

/**
 * Exchanges go through the refunds that stand: the return gives back as store credit what the other order costs, and
 * that order is paid with it, in one transaction. So each order's own sums stay whole, and sales are counted once. What
 * the return is worth beyond that is refunded as that of any return.
 */
export function createExchanges({ issueCredit, refundToCredit }: ExchangeDeps): Exchanges {
  return {
    async lock(trx, returnId) {
      await lockOrder(trx, await findOrderId(trx, returnId));
    },

    async read(db, returnId) {
      const { found, order } = await readExchangeable(db, returnId);
      const names = order.lines.map(({ id, snapshot }) => [id, readSnapshot(snapshot)] as const);
      const boughtById = new Map(names);
      return {
        returnId,
        orderId: order.id,
        number: order.number,
        currency: order.currency,
        worth: sumOfParts(partsOf(found, order)),
        lines: found.lines.flatMap(({ lineId, quantity, received }) => {
          const bought = boughtById.get(lineId);
          if (!bought) return [];
          const { title } = bought;
          return [
            { title, name: nameWithVariant(title, nameBought(bought)), quantity: received ?? quantity },
          ];
        }),
      };
    },

    async settle(trx, returnId, { amount, orderId: exchangeOrderId, staffId }) {
      const { found, order } = await readExchangeable(trx, returnId);
      await updateExchanged(trx, returnId, exchangeOrderId);
      if (amount === 0) return [];
      const all = found.refund ? partsOf(found, order) : await keepDue(trx, found, order, 0);
      const rest = sumOfParts(all) - amount;
      const [parts = all] = spreadRefund(all, rest > 0 ? [amount, rest] : [amount]);
      const booked = await selectRefundsOfReturn(trx, returnId);
      const cards: { cardId: number; amount: number }[] = [];
      for (const { source, key, part } of spreadOverSources(parts, { returnId, order, booked })) {
        // What a gift card paid goes back to that card, and pays with it.
        const wish = { parts: part, ...(source.by !== 'card' && { asCredit: true }) };
        const refund = { wish, key, staffId, returnId, exchangeOrderId };
        const { cardId } =
          source.paymentId === null
            ? { cardId: (await refundCash({ trx, issueCredit }, order.id, refund)).credit_card_id }
            : await refundToCredit(trx, source.paymentId, refund);
        if (cardId === null) throw new Error(`A part of return ${returnId} is no credit`);
        cards.push({ cardId, amount: sumOfParts(part) });
      }
      return cards;
    },
  };
}

async function findOrderId(db: Db, returnId: number): Promise<string> {
  const orderId = await selectOrderOfReturn(db, returnId);
  if (orderId === undefined) throw notFound('return');
  return orderId;
}

async function readExchangeable(
  db: Db,
  returnId: number,
): Promise<{ found: ReturnRow; order: ReturnedOrderRow }> {
  const order = await selectReturnedOrder(db, await findOrderId(db, returnId));
  const found = await selectReturn(db, returnId);
  if (!order || !found) throw notFound('return');
  if (found.exchangedFor !== null) throw new AppError('conflict', 'returns.exchangedAlready');
  if (found.state !== 'approved' && found.state !== 'received')
    throw new AppError('conflict', 'returns.notAgreed');
  return { found, order };
}

function partsOf(found: ReturnRow, order: ReturnedOrderRow): RefundParts {
  if (found.refund) return restOf(found, order);
  return { lines: proposalsOf(found, order).filter(({ quantity }) => quantity > 0), delivery: 0 };
}
