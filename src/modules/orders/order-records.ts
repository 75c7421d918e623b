import { createHash } from 'node:crypto';

import { z } from 'zod';

import { shareOverParts } from '#domain/bundles.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import { fulfilments } from '#domain/fulfilment.ts';
import { shownPrice } from '#domain/price.ts';
import { paymentModes } from '#domain/receipt-terms.ts';
import { imageSchema } from '#domain/schemas/image.schema.ts';
import {
  deliveryInformationSchema,
  type CardRecipient,
  type OrderRequest,
} from '#domain/schemas/order.schema.ts';
import { optionSchema } from '#domain/schemas/product.schema.ts';
import { nameVariant } from '#domain/variant-name.ts';
import type { DeliveryPlace, OrderPoint, ShopTerms } from '#modules/delivery/delivery-terms.ts';
import type { ItemRow, PieceRow } from '#modules/inventory/items.ts';
import { composeImage } from '#modules/media/compose-image.ts';

/** An order that is not paid online within this time is canceled, and its stock given back. */
const reservedMinutes = 30;

interface InitialState {
  status: OrderStateCode;
  paymentStatus: PaymentState;
  /** null keeps the stock for good. */
  reservedMinutes: number | null;
}

/** How long an order waits for its buyer: a guest's in cash, to be confirmed, for as long as the owner says. */
export interface OrderTerms {
  paymentMethod: string;
  isGuest: boolean;
  guestOrderHours: number;
  /** There is nothing to pay: no provider is needed, and nobody has to confirm it. */
  isFree: boolean;
}

/** Cash of a customer needs no answer of anybody: such an order stands at once. */
export function initialState({ paymentMethod, isGuest, guestOrderHours, isFree }: OrderTerms): InitialState {
  if (isFree) return { status: 'paid', paymentStatus: 'completed', reservedMinutes: null };
  if (paymentMethod !== cashMethod) return { status: 'new', paymentStatus: 'new', reservedMinutes };
  return isGuest
    ? { status: 'new', paymentStatus: 'cashSuccess', reservedMinutes: guestOrderHours * 60 }
    : { status: 'confirmed', paymentStatus: 'cashSuccess', reservedMinutes: null };
}

/** Who to talk to about the order, as `orders.contact` keeps it. */
export interface StoredContact {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  receiver?: { firstName: string; lastName: string; phone: string };
  company?: { name: string; taxNumber: string };
  /** Who gets the gift cards of the order, where it is not the buyer at once. */
  giftCard?: CardRecipient;
}

export function describeContact({
  firstName,
  lastName,
  phone,
  email,
  receiver,
  company,
  giftCard,
}: Pick<OrderRequest, keyof StoredContact>): StoredContact {
  return {
    firstName,
    lastName,
    phone,
    email,
    ...(receiver && { receiver }),
    ...(company && { company }),
    ...(giftCard && { giftCard }),
  };
}

const typed = z.string().catch('');
/** Who gets gift cards, as the contact of an order keeps it: what is no text is empty. */
export const storedRecipientSchema = z.object({ email: typed, name: typed, message: typed, sendOn: typed });

/** Who gets gift cards, as an order keeps it; all empty where nobody was named, or the person was erased. */
export function readCardRecipient(stored: unknown): CardRecipient {
  return storedRecipientSchema.catch({ email: '', name: '', message: '', sendOn: '' }).parse(stored);
}

/** What an order remembers of its delivery; the price has a column of its own. */
export const storedDeliverySchema = deliveryInformationSchema.omit({ price: true });

/** `place` is null for an order of which nothing is delivered. */
export function describeDelivery(
  { deliveryType, address }: Pick<OrderRequest, 'deliveryType' | 'address'>,
  place: Pick<DeliveryPlace, 'code' | 'title' | 'shippingSpeed'> | null,
  { weight, point }: { weight: number | null; point: OrderPoint | null },
): z.infer<typeof storedDeliverySchema> {
  if (!place) return { type: 'none', code: '', title: '', speed: 'day_1', weight: null };
  const { code, title, shippingSpeed: speed } = place;
  const stored = { code, title, speed, weight };
  if (deliveryType === 'pickup') return { type: 'pickup', ...stored };
  if (!point) return { type: 'delivery', ...stored, address };
  const { carrier, code: pointCode, name, address: where } = point;
  return {
    type: 'delivery',
    ...stored,
    address: addressOfPoint(address, point),
    point: { carrier, code: pointCode, name, address: where },
  };
}

/** Where the parcel goes, as letters, lists and papers write an address: the point stands for the street. */
function addressOfPoint(
  { country, region, locality }: OrderRequest['address'],
  { code, name, address }: OrderPoint,
): OrderRequest['address'] {
  const named = name.includes(code) ? name : [code, name].filter(Boolean).join(', ');
  const street = address.startsWith(`${locality}, `) ? address.slice(locality.length + 2) : address;
  return { country, region, locality, street: `${named}, ${street}`.slice(0, 300), postalCode: '' };
}

/** To which words the buyer agreed, when, and from where: null where the shop does not ask. */
export function recordConsent(
  { consent }: OrderRequest,
  { settings, t }: ShopTerms,
  { orderId, clientKey }: { orderId: string; clientKey: string },
): { at: string; text: string; client: string } | null {
  if (!consent) return null;
  return {
    at: new Date().toISOString(),
    text: hash(settings.ecommerce.checkoutPolicyText || t('checkout.policy')),
    // The id makes equal addresses differ: orders of one client cannot be told by it.
    client: hash(`${orderId} ${clientKey}`),
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const size = z.number().nullable();

/** What a bundle was made of, as its line keeps it: a later change of the bundle changes no order. */
const linePartSchema = z.object({
  productId: z.int(),
  variationId: z.int(),
  title: z.string(),
  slug: z.string(),
  sku: z.string(),
  /** Names the variation; empty for a product without options. */
  options: z.string(),
  /** Pieces in one bundle. */
  quantity: z.int(),
  /** Of one piece by itself, when it was ordered; minor units. */
  price: z.int(),
  /** What the part brings in of what the line costs; minor units. */
  amount: z.int(),
  /** Whether it took from a counted stock. */
  fromStock: z.boolean(),
});

/** What an order remembers of a line, whatever becomes of the product. */
const lineSnapshotSchema = z.object({
  productId: z.int(),
  variationId: z.int(),
  title: z.string(),
  slug: z.string(),
  sku: z.string(),
  variationTitle: z.string(),
  image: imageSchema.nullable(),
  /** Each with the one value that was chosen. */
  options: z.array(optionSchema),
  weight: size,
  length: size,
  height: size,
  width: size,
  /** Of the product's own for fiscal receipts; orders placed before it had any have none. */
  vatCode: z.int().nullable().default(null),
  paymentMode: z.enum(paymentModes).nullable().default(null),
  /** Null: it is delivered or picked up. */
  fulfilment: z.enum(fulfilments).nullable().default(null),
  /** None of what is no bundle. */
  parts: z.array(linePartSchema).default([]),
  /** Name of the price list that it was sold by; null: at the price of everybody, or one that was typed. */
  priceList: z.string().nullable().default(null),
});
export type LineSnapshot = z.infer<typeof lineSnapshotSchema>;

/** What a line keeps of its product, which may change or go after the purchase; `shareLine` says what its parts bring in. */
export function takeSnapshot(row: ItemRow, priceList: string | null = null): LineSnapshot {
  const { productId, variationId, title, slug, sku, variationTitle, weight, length, height, width } = row;
  const { vatCode, paymentMode, fulfilment } = row;
  return {
    productId,
    variationId,
    title,
    slug,
    sku,
    variationTitle,
    image: row.image && composeImage(row.image),
    options: row.options.map(({ value: { color, ...value }, ...option }) => ({
      ...option,
      values: [{ ...value, ...(color !== null && { color }) }],
    })),
    weight,
    length,
    height,
    width,
    vatCode,
    paymentMode,
    fulfilment,
    priceList,
    parts: row.parts.map(({ quantity, piece }) => ({
      productId: piece.productId,
      variationId: piece.variationId,
      title: piece.title,
      slug: piece.slug,
      sku: piece.sku,
      options: nameRow(piece),
      quantity,
      price: shownPrice(piece),
      amount: 0,
      fromStock: piece.stock !== null,
    })),
  };
}

/** The snapshot of a line that costs so much (minor units, tax that is added aside), shared over its parts. */
export function shareLine(snapshot: LineSnapshot, amount: number): LineSnapshot {
  const shares = shareOverParts(amount, snapshot.parts);
  return {
    ...snapshot,
    parts: snapshot.parts.map((part, index) => ({ ...part, amount: shares[index] ?? 0 })),
  };
}

export function readSnapshot(stored: unknown): LineSnapshot {
  return lineSnapshotSchema.parse(stored);
}

/** The name of the variation that was bought; empty for a product without options. */
export function nameBought({ options, variationTitle }: LineSnapshot): string {
  const chosen = options.map(({ values: [value], ...option }) => ({ ...option, value: value?.title ?? '' }));
  return nameVariant(chosen) || variationTitle;
}

/**
 * What of a line stands below its title: the name of its variation, and what one of a bundle is made of, as
 * `1 × Soap, 2 × Towel (Colour: Red)`.
 */
export function describeBought(bought: LineSnapshot): string {
  return [nameBought(bought), ...listParts(bought)].filter((text) => text !== '').join(', ');
}

/** The parts of so many bundles, a text each. */
export function listParts({ parts }: LineSnapshot, bundles = 1): string[] {
  return parts.map(({ title, options, quantity }) => {
    const name = options === '' ? title : `${title} (${options})`;
    // The number does not stand alone at the end of a line.
    return `${quantity * bundles}\u00a0×\u00a0${name}`;
  });
}

function nameRow({ options, variationTitle }: PieceRow): string {
  return nameVariant(options.map((option) => ({ ...option, value: option.value.title }))) || variationTitle;
}
