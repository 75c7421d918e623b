import type { OutboxTopic } from './enqueue.ts';

/** Topics that handlers take; purges have a way of their own. */
export type HandledTopic = Exclude<OutboxTopic, 'purge'>;

/**
 * How many messages of a lane are at work at a time on an instance. Each worker goes its own way: what hangs
 * in one keeps no other waiting, and no lane lives on what another leaves. Mails are drawn on the thread that
 * answers visitors, which is why there are few.
 */
export const laneWorkers = { access: 2, orders: 3, rest: 1, marketing: 1 } as const;
export type Lane = keyof typeof laneWorkers;

/** By urgency: somebody waits before the screen for what lets them in; buyers wait for their orders. */
export const laneOfTopic: Readonly<Record<HandledTopic, Lane>> = {
  'mail.password-reset': 'access',
  'mail.staff-reset': 'access',
  'mail.confirm-email': 'access',
  'mail.staff-invitation': 'access',
  'mail.welcome': 'access',

  'mail.order-placed': 'orders',
  'mail.order-paid': 'orders',
  'mail.order-shipped': 'orders',
  'mail.order-canceled': 'orders',
  'mail.order-refunded': 'orders',
  'mail.order-edited': 'orders',
  'mail.order-return-requested': 'orders',
  'mail.order-return-approved': 'orders',
  'mail.order-return-declined': 'orders',
  'mail.gift-card': 'orders',
  'payment.handed-over': 'orders',
  'invoices.settle': 'orders',
  'downloads.settle': 'orders',
  'gift-cards.settle': 'orders',
  'mail.order-downloads': 'orders',

  'mail.order-needs-refund': 'rest',
  'mail.shop-order-placed': 'rest',
  'mail.shop-payment-came': 'rest',
  'mail.shop-payment-failed': 'rest',
  'mail.shop-order-canceled': 'rest',
  'mail.shop-return-requested': 'rest',
  'mail.shop-low-stock': 'rest',
  'mail.shop-backup-failed': 'rest',
  'mail.shop-log-failed': 'rest',
  'mail.shop-webhook-disabled': 'rest',
  'mail.section-mention': 'rest',
  'mail.lead': 'rest',
  'mail.review-approved': 'rest',

  // Thousands at a time at most delay each other.
  'mail.stock-confirm': 'marketing',
  'mail.back-in-stock': 'marketing',
  'mail.cart-reminder': 'marketing',
};
