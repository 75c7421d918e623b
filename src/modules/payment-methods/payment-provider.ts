import { z } from 'zod';

import type { Currency } from '#domain/currencies.ts';
import { prorate } from '#domain/prorate.ts';
import type { ProviderStatus } from '#domain/payment-states.ts';
import { isGiftCard, type Fulfilled } from '#domain/fulfilment.ts';
import type { ReceiptTerms } from '#domain/receipt-terms.ts';
import type { ExpressPayment } from '#domain/schemas/delivery.schema.ts';
import type { NextStep } from '#domain/schemas/payment.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { ProviderKey } from '#locales/payment-messages.ts';

import { listFields, type ProviderField } from './provider-fields.ts';
import type { ProviderHttp } from './provider-http.ts';

/** An order as a provider is told of it; all money in minor units. */
export interface PaidOrder extends OrderPositions {
  number: string;
  total: number;
  currency: Currency;
  customer: { firstName: string; lastName: string; email: string; phone: string };
}

export interface CreateRequest {
  /** Ours: the idempotency key, and what the provider tells back in its news. */
  paymentId: string;
  order: PaidOrder;
  returnUrl: string;
  cancelUrl: string;
  /** Where the provider sends its notifications. */
  notificationUrl: string;
  language: Language;
  /** The shopper pays in the sheet of a wallet, over the shop's own page: there is no page of the provider to go to. */
  isExpress: boolean;
}

export interface CreatedPayment extends NextStep {
  providerId: string;
}

/** What a provider says of a payment at this moment. */
export interface PaymentReport {
  providerId: string | null;
  /** Our id and the order's number as the provider repeats them; null when it does not. */
  paymentId: string | null;
  orderNumber: string | null;
  status: ProviderStatus;
  amount: number;
  currency: string;
  /** The sum of all refunds so far. */
  refunded: number;
}

export interface PaymentEvent extends PaymentReport {
  /** Names the event once for ever, so that it counts once. */
  eventId: string;
}

/**
 * What a notification is worth: proven news; a hint that proves nothing, after which the provider itself
 * is asked; or nothing that concerns a payment.
 */
export type Notification =
  | { kind: 'event'; event: PaymentEvent }
  | { kind: 'hint'; providerId: string | null; paymentId: string | null }
  | { kind: 'nothing' };

export interface RawNotification {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
  /** The sender's IP address. */
  address: string;
}

/** Pieces of one line; `amount` is that of all of them, in minor units. */
export interface OrderPosition extends ReceiptTerms, Partial<Fulfilled> {
  /** The VAT code of its tax, for one that has none of its own. */
  taxVatCode?: number | null;
  title: string;
  sku: string;
  quantity: number;
  amount: number;
}

/** What of an order a receipt is of: its lines, and of the delivery's price so much; 0 for nothing of it. */
export interface OrderPositions {
  lines: readonly OrderPosition[];
  deliveryAmount: number;
  /** The same of the delivery. */
  deliveryTaxVatCode?: number | null;
}

/** In minor units. */
export function sumOfPositions({ lines, deliveryAmount }: OrderPositions): number {
  return lines.reduce((sum, { amount }) => sum + amount, deliveryAmount);
}

/**
 * The same positions at a part of their price, so that together they are exactly `sum` (minor units): what gift cards
 * pay of an order goes through no provider. Gift cards that are sold keep theirs, for no card pays for them.
 */
export function shrinkPositions<Positions extends OrderPositions>(
  positions: Positions,
  sum: number,
): Positions {
  const { lines, deliveryAmount } = positions;
  const whole = lines.map(keptAmount);
  const sumOfWhole = whole.reduce((total, amount) => total + amount, 0);
  const kept = sumOfWhole <= sum ? whole : whole.map(() => 0);
  const rest = sumOfWhole <= sum ? sum - sumOfWhole : sum;
  const parts = prorate(rest, [
    ...lines.map(({ amount }, index) => amount - (kept[index] ?? 0)),
    deliveryAmount,
  ]);
  return {
    ...positions,
    lines: lines.map((line, index) => ({ ...line, amount: (kept[index] ?? 0) + (parts[index] ?? 0) })),
    deliveryAmount: parts.at(-1) ?? 0,
  };
}

function keptAmount({ fulfilment = null, amount }: OrderPosition): number {
  return isGiftCard({ fulfilment }) ? amount : 0;
}

/**
 * Its positions are what goes back, exactly `amount` together. Of a refund by an amount alone each line has its
 * share, as one piece.
 */
export interface RefundRequest extends OrderPositions {
  providerId: string;
  amount: number;
  currency: Currency;
  /** Ours: asking twice with it refunds once, where the provider knows such keys. */
  key: string;
  /** All that was paid goes back at once: a provider that makes receipts knows the positions itself. */
  isWhole: boolean;
  /** The provider was told that the goods were handed over (`handOver`). */
  isHandedOver: boolean;
  order: Pick<PaidOrder, 'number' | 'customer'>;
}

/** What of an order is on its way to the buyer, or in the buyer's hands: all that was not refunded before. */
interface HandOver extends OrderPositions {
  providerId: string;
  order: Pick<PaidOrder, 'number' | 'customer'>;
  /** Ours: asking twice with it tells once. */
  key: string;
}

/**
 * The port to a payment provider. Every call throws `ProviderError`; `parseNotification` throws
 * `NotificationError` for what the provider did not send.
 */
export interface PaymentProvider {
  create(request: CreateRequest): Promise<CreatedPayment>;
  fetch(providerId: string): Promise<PaymentReport>;
  parseNotification(notification: RawNotification): Notification;
  refund(request: RefundRequest): Promise<'done' | 'pending'>;
  /**
   * What the shopper's browser confirms a payment with that was created for a sheet. It is asked for anew each time, as
   * it is to be stored nowhere; absent where a provider has no sheets.
   */
  readClientSecret?(providerId: string): Promise<string>;
  /** Absent where a provider has nothing to do then. */
  handOver?(request: HandOver): Promise<void>;
}

export interface ProviderPorts {
  http: ProviderHttp;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** What tells whether a provider takes the shop's keys, by asking for a payment that it does not have. */
export interface ConnectionTestTerms {
  /** An id that no payment has: whoever has the right keys is told so, others are refused; it moves nothing. */
  stranger: string;
  /** What a refusal says where the status of the answer tells nothing. */
  refusal?: RegExp;
  /** How the provider's own words begin where they come with a status that tells nothing. */
  ownWords?: RegExp;
}

/** A provider with all that the shop knows of it; its texts are those of its key in `locales/<language>/payments.ts`. */
export interface ProviderKind {
  key: ProviderKey | 'demo';
  /** Currencies that it settles (requirement 402). */
  currencies: readonly Currency[];
  /** False where a second request with the same key might refund a second time. */
  refundsAreIdempotent: boolean;
  /** What an owner fills in. */
  fields: readonly ProviderField[];
  /** The provider's names of how a payment stands, as ours; what is not named is pending. */
  states: Readonly<Record<string, ProviderStatus>>;
  /** Absent where there is nobody to ask. */
  connectionTest?: ConnectionTestTerms;
  /** With the shop's stored settings; null when they lack something. */
  connect(settings: unknown, ports: ProviderPorts): PaymentProvider | null;
  isConfigured(settings: unknown): boolean;
  /** By which wallets are opened over the checkout; null where that is off, lacks a key or is nothing of the provider's. */
  findExpress(settings: unknown): ExpressPayment | null;
}

interface ProviderDefinition<Settings extends z.ZodObject> extends Omit<
  ProviderKind,
  'fields' | 'connect' | 'isConfigured' | 'findExpress'
> {
  /** Those that an owner fills in are made by `provider-fields.ts`. */
  settings: Settings;
  connect(settings: z.infer<Settings>, ports: ProviderPorts): PaymentProvider;
  findExpress?(settings: z.infer<Settings>): ExpressPayment | null;
}

/** Ties a provider to the schema of its settings (`payment_methods.settings`). */
export function defineProvider<Settings extends z.ZodObject>(
  definition: ProviderDefinition<Settings>,
): ProviderKind {
  const { settings: schema, connect, findExpress, ...kind } = definition;
  return {
    ...kind,
    fields: listFields(schema),
    isConfigured: (settings) => schema.safeParse(settings).success,
    connect(settings, ports) {
      const parsed = schema.safeParse(settings);
      return parsed.success ? connect(parsed.data, ports) : null;
    },
    findExpress(settings) {
      const parsed = schema.safeParse(settings);
      return (parsed.success && findExpress?.(parsed.data)) || null;
    },
  };
}

/** Our name of how a payment stands; one that the provider has made up since is no news yet. */
export function statusOf(states: ProviderKind['states'], state: string): ProviderStatus {
  return (Object.hasOwn(states, state) && states[state]) || 'pending';
}

/** The address of a provider's API; another one is for its sandbox and for tests. */
export function baseUrlSchema(standard: string) {
  return z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .default(standard);
}
