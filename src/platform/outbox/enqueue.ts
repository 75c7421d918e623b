import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { presentTraceparent } from '../tracing/tracing.ts';
import { insertMessage } from './outbox.queries.ts';

/** Side effects by topic. Payloads hold ids, never secrets: what a mail needs is read when it is sent. */
export interface OutboxTopics {
  /** Tags of what changed, for the caches of every instance; many are sent as one notification. */
  purge: { tags: string[] };
  'mail.order-placed': { orderId: string };
  'mail.order-paid': { orderId: string };
  /** It has left the shop, or is ready to be picked up. */
  'mail.order-shipped': { orderId: string };
  'mail.order-canceled': { orderId: string };
  /** The goods have left for their buyer: a provider may owe a receipt of it. */
  'payment.handed-over': { orderId: string };
  /** The staff have changed what was ordered. */
  'mail.order-edited': { orderId: string };
  'mail.order-refunded': { orderId: string; refundId: string };
  /** What its buyer has asked for, with the time: a proof that a withdrawal has reached the shop. */
  'mail.order-return-requested': { orderId: string; returnId: number };
  'mail.order-return-approved': { orderId: string; returnId: number };
  'mail.order-return-declined': { orderId: string; returnId: number };
  /** The code of a gift card, to its recipient. */
  'mail.gift-card': { cardId: number };
  /** To the shop, as those below: money is held for an order that is over. Null: it was paid in cash. */
  'mail.order-needs-refund': { orderId: string; paymentId: string | null };
  /** An order may want its invoice, or a credit note: left by the triggers of the migration 0255. */
  'invoices.settle': { orderId: string };
  /** Links to bought files may have to be issued or taken back: left by the triggers of the migration 0310. */
  'downloads.settle': { orderId: string };
  /** Gift cards that are paid for have to be issued: left by the triggers of the migration 0347. */
  'gift-cards.settle': { orderId: string };
  /** Bought files may be downloaded, where no other letter tells it. */
  'mail.order-downloads': { orderId: string };
  'mail.shop-order-placed': { orderId: string };
  'mail.shop-payment-came': { orderId: string };
  'mail.shop-payment-failed': { orderId: string };
  'mail.shop-order-canceled': { orderId: string };
  'mail.shop-return-requested': { orderId: string; returnId: number };
  /** Variations that have fallen to the threshold: left by the trigger `variations_low_stock`. */
  'mail.shop-low-stock': { variationIds: number[] };
  /** A backup that the shop makes by itself has failed: to its admins. */
  'mail.shop-backup-failed': { backupId: number };
  /** The log cannot be copied to its backups: to its admins, of the failure that lasts when the mail is written. */
  'mail.shop-log-failed': object;
  /** An address that is told of events was switched off by the shop: to its admins. */
  'mail.shop-webhook-disabled': { endpointId: number };
  'mail.welcome': { userId: number };
  'mail.confirm-email': { userId: number };
  /** The token is minted when the mail is written, so that it is stored nowhere in clear. */
  'mail.password-reset': { userId: number };
  'mail.review-approved': { reviewId: number };
  'mail.lead': { leadId: number };
  /** Asks whether the address is theirs who want to be told of something that comes back. */
  'mail.stock-confirm': { stockRequestId: number };
  /** It is back, and it is this person's turn. */
  'mail.back-in-stock': { stockRequestId: number };
  /** A cart was left, and its buyer wants to be reminded. */
  'mail.cart-reminder': { letterId: number };
  /** Somebody on the staff is mentioned in a comment on a section. */
  'mail.section-mention': { commentId: number; staffId: number };
  'mail.staff-invitation': { staffId: number };
  'mail.staff-reset': { staffId: number };
}
export type OutboxTopic = keyof OutboxTopics;

/** Mails to the shop itself. */
export type ShopTopic = Extract<OutboxTopic, `mail.shop-${string}` | 'mail.order-needs-refund' | 'mail.lead'>;

export type OutboxMessage = {
  [Topic in OutboxTopic]: { topic: Topic; payload: OutboxTopics[Topic] };
}[OutboxTopic];

/**
 * Leaves a side effect in the transaction that causes it: both happen or neither (decision 9). No
 * `pg_notify` here: PostgreSQL commits transactions that notify one at a time. Of what is a sample nobody is told.
 */
export async function enqueue<Topic extends OutboxTopic>(
  trx: Kysely<Database>,
  topic: Topic,
  payload: OutboxTopics[Topic],
  { delaySeconds = 0 }: { delaySeconds?: number } = {},
): Promise<void> {
  const orderId = 'orderId' in payload ? payload.orderId : undefined;
  const reviewId = 'reviewId' in payload ? payload.reviewId : undefined;
  const traceparent = presentTraceparent();
  await insertMessage(trx, { topic, payload, delaySeconds, orderId, reviewId, traceparent });
}
