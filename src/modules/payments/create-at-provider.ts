import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isLanguage } from '#locales/languages.ts';
import type { CreatedPayment } from '#modules/payment-methods/payment-provider.ts';
import type { ProviderConnections } from '#modules/payment-methods/provider-connections.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import type { Log } from '#platform/log.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { updateOrderReached } from './paid-orders.queries.ts';
import { lockPayment, updateCreated, type PaymentRow } from './payments.queries.ts';
import { readPaidOrder } from './read-paid-order.ts';

interface CreationDeps {
  db: Kysely<Database>;
  connections: ProviderConnections;
  notificationUrl(provider: string): string;
  log: Pick<Log, 'warn'>;
}

/**
 * Creates a booked payment at its provider, outside of any transaction, and keeps what came of it. Whoever
 * calls holds the payment's lease. `patient` leaves it as it is when the provider does not answer.
 */
export async function createAtProvider(
  { db, connections, notificationUrl, log }: CreationDeps,
  payment: PaymentRow,
  { patient }: { patient: boolean },
): Promise<PaymentRow> {
  const { provider, id: paymentId } = payment;
  const order = await readPaidOrder(db, payment.order_id);
  let created: CreatedPayment | null = null;
  try {
    created = await connections.call(provider, (port) =>
      port.create({
        paymentId,
        order,
        returnUrl: payment.return_url,
        cancelUrl: payment.cancel_url,
        notificationUrl: notificationUrl(provider),
        language: isLanguage(payment.language) ? payment.language : 'en',
        isExpress: payment.is_express,
      }),
    );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, provider, paymentId }, 'A payment could not be created at its provider');
    if (patient && error.kind === 'unavailable') return payment;
  }
  return db.transaction().execute((trx) => keepCreation(trx, payment, created));
}

async function keepCreation(
  trx: Kysely<Database>,
  { id, order_id: orderId }: PaymentRow,
  created: CreatedPayment | null,
): Promise<PaymentRow> {
  const payment = await lockPayment(trx, id);
  if (!payment) throw new Error(`Payment ${id} has gone`);
  // News may have been faster than the provider's answer: its state stands.
  const reached = created ? 'pending' : 'initFailed';
  const status = payment.status === 'new' ? reached : payment.status;
  const { providerId, ...nextStep } = created ?? { providerId: null };
  const kept = await updateCreated(trx, id, {
    status,
    providerId: payment.provider_id ?? providerId,
    nextStep: created && nextStep,
  });
  if (status === 'pending' || status === 'initFailed') await updateOrderReached(trx, orderId, status);
  if (status === 'initFailed' && payment.status === 'new')
    await enqueue(trx, 'mail.shop-payment-failed', { orderId });
  return kept;
}
