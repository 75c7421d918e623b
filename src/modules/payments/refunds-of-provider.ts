import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { taxesOfParts } from '#domain/refund-amounts.ts';
import { acceptRefund } from '#modules/orders/accept-refund.ts';
import { insertCountedRefund, splitRefund } from '#modules/orders/book-refund.ts';
import { lockRefundable } from '#modules/orders/refundable-order.ts';
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
  const { parts, surplus } = isOfOrder ? splitRefund(order, amount) : { parts: null, surplus: 0 };
  const refund = await insertCountedRefund(trx, {
    orderId,
    paymentId,
    key: `provider ${eventId}`.slice(0, 200),
    amount,
    surplus,
    parts,
    taxes: parts && taxesOfParts(order, parts),
    restock: new Set(),
    staffId: null,
    isFact: true,
  });
  await acceptRefund(trx, refund, 'done');
}
