import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import { fieldError, unavailable } from '#domain/errors.ts';
import { isPaymentState } from '#domain/payment-states.ts';
import { paymentPath } from '#domain/routes.ts';
import { nextStepSchema, type StartedPayment } from '#domain/schemas/payment.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { selectOrderTerms } from './paid-orders.queries.ts';
import { findPayment, leaseCreation, type PaymentRow } from './payments.queries.ts';
import { resolveShopUrl } from './shop-url.ts';
import { chooseCash, startAttempt } from './start-attempt.ts';

export interface InitializeRequest {
  orderId: string;
  method: string;
  /** Made by the shopper's browser: the same key is the same attempt. */
  idempotencyKey: string;
  returnUrl?: string | undefined;
  cancelUrl?: string | undefined;
  language: Language;
  /** In the sheet of a wallet over the shop's own page; default no. */
  isExpress?: boolean | undefined;
  /** Origins of the shop's own pages, the main one first: shoppers come back to no other. */
  shopOrigins: readonly [string, ...string[]];
}

interface InitializeDeps {
  db: Kysely<Database>;
  delivery: Pick<DeliveryReader, 'listPaymentMethods'>;
  settings: Pick<SettingsReader, 'read'>;
  limits: Pick<RateLimiter, 'take'>;
  create(payment: PaymentRow): Promise<PaymentRow>;
  /** Of a payment in a sheet, as its provider knows it. */
  readClientSecret(payment: PaymentRow): Promise<string>;
}

const attemptsPerHour = 60;
/** A second request with the key of one under way waits for its answer so long; a provider takes up to 10 s. */
const waitMs = 12_000;
const pollMs = 150;

/** Starts to pay an order: gives where the shopper goes on, or that the provider could not be reached. */
export async function initializePayment(
  { db, delivery, settings, limits, create, readClientSecret }: InitializeDeps,
  request: InitializeRequest,
): Promise<StartedPayment> {
  const { orderId, method, isExpress = false, shopOrigins } = request;
  await limits.take({ key: `payment:${orderId}`, limit: attemptsPerHour, windowSeconds: 3600 });
  const order = await selectOrderTerms(db, orderId);
  const offered = await delivery.listPaymentMethods(placeOf(order.delivery));
  const isOffered = offered.some(
    ({ key, currencies, express }) =>
      key === method &&
      currencies.some((currency) => currency === order.currency) &&
      (!isExpress || express !== undefined),
  );
  if (!isOffered) throw fieldError('method', 'checkout.unknownMethod');
  if (method === cashMethod) {
    const { guestOrderHours } = (await settings.read()).ecommerce;
    await db.transaction().execute((trx) => chooseCash(trx, orderId, guestOrderHours));
    return { status: 'cashSuccess' };
  }
  const ownPage = paymentPath(order.number);
  const urls = {
    returnUrl: resolveShopUrl(request.returnUrl ?? ownPage, shopOrigins),
    cancelUrl: resolveShopUrl(request.cancelUrl ?? request.returnUrl ?? ownPage, shopOrigins),
  };
  if (urls.returnUrl === null) throw fieldError('returnUrl', 'payments.foreignAddress');
  if (urls.cancelUrl === null) throw fieldError('cancelUrl', 'payments.foreignAddress');
  const { returnUrl, cancelUrl } = urls;
  const { payment, isNew } = await db
    .transaction()
    .execute((trx) => startAttempt(trx, { ...request, isExpress, returnUrl, cancelUrl }));
  const created = await (isNew ? create(payment) : waitForCreation(db, payment, create));
  const answer = answerOf(created);
  if (!isExpress || answer.status !== 'pending') return answer;
  return { ...answer, clientSecret: await readClientSecret(created) };
}

/** Another request, perhaps of another instance, is creating it; if that one died we do. */
async function waitForCreation(
  db: Kysely<Database>,
  booked: PaymentRow,
  create: InitializeDeps['create'],
): Promise<PaymentRow> {
  const deadline = performance.now() + waitMs;
  for (let payment = booked; performance.now() < deadline;) {
    if (payment.status !== 'new') return payment;
    const leased = await leaseCreation(db, payment.id);
    if (leased) return create(leased);
    await sleep(pollMs);
    payment = (await findPayment(db, payment.id)) ?? payment;
  }
  throw unavailable('payments.beingPrepared');
}

function answerOf({ id: paymentId, status, next_step }: PaymentRow): StartedPayment {
  // To a shopper, money that is to be given back is a payment that is over.
  const shown = isPaymentState(status) ? status : 'canceled';
  const nextStep = shown === 'pending' ? nextStepSchema.nullable().parse(next_step) : null;
  return { status: shown, paymentId, ...nextStep };
}

const placeSchema = z.object({ code: z.string() });

function placeOf(delivery: unknown): string | undefined {
  return placeSchema.safeParse(delivery).data?.code;
}
