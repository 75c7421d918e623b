import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { divideAmount } from '#domain/refund-amounts.ts';
import { acceptRefund } from '#modules/orders/accept-refund.ts';
import {
  addRefunded,
  insertRefund,
  listOpenRefunds,
  lockRefundable,
} from '#modules/orders/refunds.queries.ts';
import type { PaymentEvent } from '#modules/payment-methods/payment-provider.ts';

import type { PaymentRow } from './payments.queries.ts';

/** Books what was given back at the provider itself, in its own pages: the shop was not asked. */
export async function bookRefundOfProvider(
  trx: Kysely<Database>,
  payment: Pick<PaymentRow, 'id' | 'order_id' | 'amount'> & { isOfOrder: boolean },
  { eventId }: Pick<PaymentEvent, 'eventId'>,
): Promise<void> {
  const { id: paymentId, order_id: orderId, amount, isOfOrder } = payment;
  const order = await lockRefundable(trx, orderId);
  if (!order) return;
  const refund = await insertRefund(trx, {
    orderId,
    paymentId,
    key: `provider ${eventId}`.slice(0, 200),
    amount,
    parts: isOfOrder ? divideAmount(order, amount) : null,
    restock: new Set(),
    staffId: null,
  });
  await addRefunded(trx, { orderId, paymentId }, amount);
  await acceptRefund(trx, refund, 'done');
}

/** The provider has given back all that was booked of a payment. */
export async function confirmRefunds(trx: Kysely<Database>, paymentId: string): Promise<void> {
  for (const refund of await listOpenRefunds(trx, paymentId)) await acceptRefund(trx, refund, 'done');
}
