import { z } from 'zod';

import { maxCartLines } from '../cart.ts';
import { adjustmentClasses } from '../order-amounts.ts';
import { orderStateCodes } from '../order-states.ts';
import { paymentStates } from '../payment-states.ts';
import { cleanText } from '../text.ts';
import { quantitySchema } from './cart.schema.ts';
import { currencySchema, orderStateSchema, shippingSpeedSchema } from './delivery.schema.ts';
import { giftCardKinds } from './gift-card.schema.ts';
import { idSchema, imageSchema } from './image.schema.ts';
import { productSchema, variationSchema } from './product.schema.ts';
import { taxSumSchema } from './tax.schema.ts';

/** Shoppers are not refused for what a keyboard or a paste has slipped into a text. */
const text = (max: number) => z.string().overwrite(cleanText).max(max).default('');

/** `country` and `region` are ISO codes where there are some. */
export const addressSchema = z.object({
  country: text(60),
  region: text(100),
  locality: text(100),
  street: text(300),
  postalCode: text(20),
});

/** A company that buys; the number need not be one that its country knows. */
const companySchema = z.object({ name: text(200), taxNumber: text(40) });

const receiverSchema = z.object({ firstName: text(100), lastName: text(100), phone: text(40) });

/** Who gets the gift cards of an order; `sendOn` is a day of the shop's calendar, empty: as soon as they are paid for. */
const cardRecipientSchema = z.object({
  /** Empty: the buyer gets them. */
  email: text(254),
  name: text(100),
  message: text(500),
  sendOn: text(10),
});
export type CardRecipient = z.infer<typeof cardRecipientSchema>;

/** The same as an order keeps it. */
export const keptRecipientSchema = z.object({
  email: z.string(),
  name: z.string(),
  message: z.string(),
  sendOn: z.string(),
});

const deliveryTypeSchema = z.enum(['delivery', 'pickup']);

/**
 * What a checkout form asks. Only types and lengths are told here: which fields must be filled is told
 * by `domain/checkout-rules.ts`, to the form and to the server alike.
 */
export const checkoutFieldsSchema = z.object({
  firstName: text(100),
  lastName: text(100),
  phone: text(40),
  email: text(254),
  comment: text(2000),
  /** Left out of account, with place, address and receiver, where nothing is delivered. */
  deliveryType: deliveryTypeSchema.or(z.literal('')).default(''),
  /** Of the pickup location; where an address is delivered to tells its zone. */
  locationCode: text(64),
  address: addressSchema.prefault({}),
  /** Code of a pickup point of the zone's carrier, in the address's city; absent or empty: to the door. */
  pickupPoint: z.string().overwrite(cleanText).max(60).optional(),
  paymentMethod: text(41),
  /** Absent or empty: the buyer receives the order. */
  receiver: receiverSchema.nullish(),
  /** Absent or empty: a person buys. Left out of account where the shop does not ask for it. */
  company: companySchema.nullish(),
  /** Absent or empty: the buyer gets them. Left out of account where no gift card is bought. */
  giftCard: cardRecipientSchema.nullish(),
  consent: z.boolean().default(false),
});
export type CheckoutFields = z.infer<typeof checkoutFieldsSchema>;

const orderItemsSchema = z
  .array(z.object({ variationId: idSchema, quantity: quantitySchema }))
  .max(maxCartLines);
export type OrderItem = z.infer<typeof orderItemsSchema>[number];

/** Codes of promotions and gift cards, as they were typed, and those that `ownCards` of a quote names. */
const codesSchema = z.array(z.string().max(200)).max(10);

/** Unknown fields, such as a price of the client's own, are ignored. */
export const orderRequestSchema = checkoutFieldsSchema.extend({
  items: orderItemsSchema,
  codes: codesSchema.default([]),
  /** Major units: the total that the buyer saw. The order is refused when it has become another. */
  expectedTotal: z.number().min(0).max(1e12).optional(),
  /** Major units: what gift cards left to pay as the buyer saw it. Refused when it has become another. */
  expectedDue: z.number().min(0).max(1e12).optional(),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

/** `none`: of an order of which nothing is delivered. */
export const deliveryKinds = [...deliveryTypeSchema.options, 'none'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const deliveryPointSchema = z.object({
  carrier: z.string(),
  code: z.string(),
  name: z.string(),
  address: z.string(),
});

export const deliveryInformationSchema = z.object({
  type: z.enum(deliveryKinds),
  /** Code and title of the pickup location or the shipping zone; empty without one. */
  code: z.string(),
  title: z.string(),
  price: z.number(),
  speed: shippingSpeedSchema,
  /** Kilograms, the larger of actual and volumetric; null when unknown. */
  weight: z.number().nullable(),
  address: addressSchema.optional(),
  /** Of a carrier, which hands the order out there; the address is that of the point then. */
  point: deliveryPointSchema.optional(),
});

/** A discount as the buyer was told of it; major units. */
export const adjustmentSchema = z.object({
  class: z.enum(adjustmentClasses),
  title: z.string(),
  /** The code that was given for it; null for one that comes by itself. */
  code: z.string().nullable(),
  amount: z.number(),
});

const boughtIdSchema = idSchema.or(z.literal(0));
const boughtVariationSchema = variationSchema.extend({ id: boughtIdSchema });
/** What a gift card pays of an order; major units. */
const cardShareSchema = z.object({ last4: z.string(), amount: z.number() });

/** Amounts in major units. */
export const orderSchema = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: z.string(),
  status: orderStateSchema.extend({ code: z.enum(orderStateCodes) }),
  currency: currencySchema,
  items: z.array(
    z.object({
      /** As it was bought: of its options and variations only those chosen. What is not of the catalog has the id 0 and no slug. */
      product: productSchema.extend({ id: boughtIdSchema, variations: z.array(boughtVariationSchema) }),
      variation: boughtVariationSchema,
      quantity: z.int(),
      /** Of one, before discounts. */
      price: z.number(),
      /** Of the line, after discounts. */
      sumDiscountPrice: z.number(),
    }),
  ),
  /** Goods before and after discounts. */
  totalPrice: z.number(),
  totalDiscountPrice: z.number(),
  /** Discounts beside lower prices, in the order in which they were taken off. */
  adjustments: z.array(adjustmentSchema),
  /** What they take off the delivery; its price is what is left to pay. */
  deliveryDiscount: z.number(),
  /** Of what goods are cheaper by: the tax within their prices that a company accounts for itself. */
  taxRelief: z.number(),
  /** Taxes by rate, the highest first; none in a shop that shows none. */
  taxes: z.array(taxSumSchema),
  /** To be paid: goods after discounts, delivery, and taxes that are not a part of their prices. */
  total: z.number(),
  /** Gift cards that pay for it, by the end of their codes. */
  giftCards: z.array(cardShareSchema),
  /** What they leave of the total. */
  due: z.number(),
  /** What is still to be paid of an order that was paid and became dearer since; 0 for all others. */
  rest: z.number(),
  /** Of what was paid, given back or on its way. */
  refunded: z.number(),
  method: z.string(),
  paymentStatus: z.enum(paymentStates),
  payment: z.object({
    method: z.string(),
    status: z.enum(paymentStates),
    /** Of the last attempt. */
    provider: z.string().optional(),
    id: z.string().optional(),
  }),
  deliveryInformation: deliveryInformationSchema,
  /** Who gets the gift cards that were bought; without an email their buyer does. Null: none were. */
  giftCard: keptRecipientSchema.nullable(),
  comment: z.string(),
  /** The number of the order whose goods came back in exchange for it. */
  exchangeOf: z.string().optional(),
  /** Until when the goods are kept for an order that is not paid yet. */
  reservedUntil: z.string().optional(),
  /** Opens the order to a guest; told once, by the answer that placed it. */
  accessToken: z.string().optional(),
});
export type Order = z.infer<typeof orderSchema>;

export const quoteRequestSchema = z.object({
  items: orderItemsSchema,
  /** A browser keeps those that there are; without this field those that it keeps count. */
  codes: codesSchema.optional(),
  /** Of a guest who has typed it: promotions may be for a first order, or once for each buyer. */
  email: text(254),
  phone: text(40),
  deliveryType: deliveryTypeSchema.optional(),
  locationCode: text(64),
  address: addressSchema.prefault({}),
  /** Code of a pickup point of the zone's carrier; absent or empty: to the door. */
  pickupPoint: z.string().overwrite(cleanText).max(60).optional(),
  /** Of a company that buys; one of another form counts for nothing. */
  taxNumber: text(40),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

const problemCodes = [
  'minAmount',
  'maxAmount',
  'minWeight',
  'maxWeight',
  'stock',
  'noZone',
  'noPoint',
] as const;

/** What an order of these items would cost now, amounts in major units. */
export const quoteSchema = z.object({
  lines: z.array(
    z.object({
      variationId: idSchema,
      productId: idSchema,
      quantity: z.int(),
      /** null means unlimited. */
      available: z.int().nullable(),
      title: z.string(),
      /**
       * The chosen option values: `Size: L, Colour: Red`, and what a bundle is made of: `1 × Soap, 2 × Towel`; empty
       * without either.
       */
      options: z.string(),
      slug: z.string(),
      image: imageSchema.nullable(),
      sku: z.string(),
      fullPrice: z.number(),
      price: z.number(),
      lineTotal: z.number(),
      /** The price is one that only some customers have. */
      isOwnPrice: z.boolean(),
    }),
  ),
  /** Variations that are not sold (any more). */
  missing: z.array(idSchema),
  goods: z.number(),
  discount: z.number(),
  /** Discounts beside lower prices, in the order in which they are taken off. */
  adjustments: z.array(adjustmentSchema),
  /** What they take off the delivery. */
  deliveryDiscount: z.number(),
  /** Of what goods are cheaper by: the tax within their prices that a company accounts for itself. */
  taxRelief: z.number(),
  /** False where nothing is delivered, as files are not: no place is asked for then, and an email is. */
  needsDelivery: z.boolean(),
  /** Whether gift cards are among the goods, so that their recipient may be told. */
  sellsGiftCards: z.boolean(),
  /** To be paid; null until it is known where the order goes. */
  delivery: z.number().nullable(),
  /** Without delivery, and tax that is added, while they are unknown. */
  total: z.number(),
  /** What gift cards leave of the total. */
  due: z.number(),
  /**
   * Taxes by rate, the highest first. While it is unknown where the order goes they are those of the shop's country;
   * none where they are added to prices.
   */
  taxes: z.array(taxSumSchema),
  /** False: tax is added to prices, and nobody can tell which before the address is known; the total is without it. */
  isTaxKnown: z.boolean(),
  /** Whether the shop asks for a company and its tax number. */
  takesCompanies: z.boolean(),
  weight: z.number().nullable(),
  currency: currencySchema,
  /** The zone or pickup location that the price is of. */
  place: z
    .object({
      code: z.string(),
      title: z.string(),
      price: z.number(),
      speed: shippingSpeedSchema,
      /** Its carrier's pickup points can be chosen; absent: they cannot. */
      pickupPoints: z.boolean().optional(),
    })
    .nullable(),
  /** From which amount of goods on delivery is free; null where that is never, is not told, or the order is fetched. */
  freeDelivery: z
    .object({
      from: z.number(),
      /** What the goods are short of it. */
      left: z.number(),
      /** The zone that it holds in; null for that of the address, and for every zone while that is unknown. */
      zone: z.string().nullable(),
    })
    .nullable(),
  /** Each code that was given, once; the message says why one takes nothing off, and is empty for one that does. */
  codes: z.array(
    z.object({
      code: z.string(),
      isApplied: z.boolean(),
      /** False for a code that the shop does not have. */
      isKnown: z.boolean(),
      message: z.string(),
      /** What it pays where it is of a gift card; null for a promotion's. */
      giftCard: cardShareSchema.extend({ balance: z.number() }).nullable(),
    }),
  ),
  /** Whether there are codes that one could give. */
  takesCodes: z.boolean(),
  /** Whether there are gift cards that could pay. */
  takesGiftCards: z.boolean(),
  /** Cards of the signed-in customer that could pay: their codes are good for that customer alone. */
  ownCards: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(giftCardKinds),
      last4: z.string(),
      balance: z.number(),
    }),
  ),
  /** What wraps the order as a gift, a line of its own once it is added; null without such a product, and when it is one. */
  giftWrap: z
    .object({ productId: idSchema, variationId: idSchema, title: z.string(), price: z.number() })
    .nullable(),
  problems: z.array(
    z.object({
      code: z.enum(problemCodes),
      /** For the buyer, in the shop's language. */
      message: z.string(),
      value: z.number().optional(),
      variationId: idSchema.optional(),
    }),
  ),
});
export type Quote = z.infer<typeof quoteSchema>;
