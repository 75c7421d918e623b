import { z } from 'zod';

import { languageCodes } from '#locales/languages.ts';

import { maxCartLines } from '../cart.ts';
import { maxOrderAmount } from '../order-amounts.ts';
import { cleanText, normalizeEmail } from '../text.ts';
import { checkEmail, checkNoEmpty, checkPhone } from '../validation.ts';
import { quantitySchema } from './cart.schema.ts';
import { currencySchema } from './delivery.schema.ts';
import { lineField, ruledText } from './form-fields.schema.ts';
import { idSchema, versionSchema } from './image.schema.ts';
import { plannedLineSchema, plannedSumsSchema, staffDiscountSchema } from './order-edit.schema.ts';
import { addressSchema } from './order.schema.ts';

/** Major units. */
const amountSchema = z
  .number()
  .min(0)
  .max(maxOrderAmount / 100);

/** How the goods reach the customer: taken along at the counter, fetched at a pickup location, or brought. */
export const draftDeliveries = ['counter', 'pickup', 'delivery'] as const;

/** An order as the staff write it down; everything may still be missing. */
export const orderDraftContentSchema = z.strictObject({
  /** The customer's account; null: a guest. */
  userId: idSchema.nullable().default(null),
  firstName: lineField(100).default(''),
  lastName: lineField(100).default(''),
  phone: lineField(40, checkPhone).default(''),
  email: ruledText(normalizeEmail, [checkEmail]).max(254).default(''),
  /** From the catalog. */
  lines: z
    .array(
      z.strictObject({
        variationId: idSchema,
        /** What it was called when it was added. */
        name: lineField(700).default(''),
        quantity: quantitySchema,
        /** Of one piece, major units; null: what it costs when the order is placed. */
        price: amountSchema.nullable().default(null),
        /** What it cost when it was added. */
        seenPrice: amountSchema.nullable().default(null),
      }),
    )
    .max(maxCartLines)
    .default([]),
  /** Of nothing in the catalog, and of no stock. */
  customLines: z
    .array(
      z.strictObject({
        title: lineField(200, checkNoEmpty),
        quantity: quantitySchema,
        /** Of one piece, major units. */
        price: amountSchema,
        /** Null: the standard one. */
        taxClass: z.string().max(40).nullable().default(null),
      }),
    )
    .max(maxCartLines)
    .default([]),
  codes: z.array(lineField(200, checkNoEmpty)).max(10).default([]),
  /** On all goods, after promotions. */
  discount: staffDiscountSchema.nullable().default(null),
  deliveryType: z.enum(draftDeliveries).default('counter'),
  /** Of the pickup location. */
  locationCode: z.string().max(64).default(''),
  address: addressSchema.prefault({}),
  /** Major units; null: what the location or the zone of the address takes. */
  deliveryPrice: amountSchema.nullable().default(null),
  /** Read by the customer. */
  comment: z.string().overwrite(cleanText).max(2000).default(''),
  /** Of the customer's letters. */
  language: z.enum(languageCodes).default('en'),
});
export type OrderDraftContent = z.infer<typeof orderDraftContentSchema>;

/** `version` is that of the draft as it was opened, 0 for a new one. */
export const orderDraftRequestSchema = orderDraftContentSchema.extend({ version: versionSchema });
export type OrderDraftRequest = z.infer<typeof orderDraftRequestSchema>;

/** What the order would be at this moment; amounts are major units. */
export const orderDraftPreviewSchema = plannedSumsSchema.extend({
  lines: z.array(
    plannedLineSchema.extend({
      /** Null for a line of one's own. */
      variationId: idSchema.nullable(),
      /** What there is of it, with what is kept for the draft; null: not counted. */
      available: z.int().nullable(),
    }),
  ),
  currency: currencySchema,
  /** Something is delivered, picked up or taken along; else it reaches the customer by email alone. */
  needsDelivery: z.boolean(),
  /** Where it goes, as the customer reads it; null: nothing is delivered there yet. */
  place: z.string().nullable(),
  /** Codes that take nothing off, and why. */
  refusedCodes: z.array(z.string()),
  /** The shop takes payments online. */
  takesOnline: z.boolean(),
  /** How an exchange is settled; null for a draft of none. */
  exchange: z
    .object({
      /** What the goods that come back still give, and what of the total they pay. */
      worth: z.number(),
      paid: z.number(),
      /** What the buyer has to pay, and what is to be refunded: one of both is 0. */
      due: z.number(),
      left: z.number(),
    })
    .nullable(),
});
export type OrderDraftPreview = z.infer<typeof orderDraftPreviewSchema>;

const draftHeadSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  /** The order that it has become; null: none yet. */
  orderNumber: z.string().nullable(),
  /** Until when stock is kept for it. */
  heldUntil: z.string().nullable(),
  expiresAt: z.string(),
  updatedAt: z.string(),
  /** Who began it; empty when they are gone. */
  author: z.string(),
  /** The number of the order whose goods it exchanges; null: it exchanges none. */
  exchangeOf: z.string().nullable(),
});

export const orderDraftSchema = draftHeadSchema.extend({
  content: orderDraftContentSchema,
  /** What is kept of which variation. */
  held: z.array(z.object({ variationId: idSchema, quantity: z.int() })),
  /** What comes back in exchange: what its product is called, and it with its options. */
  comingBack: z.array(z.object({ title: z.string(), name: z.string(), quantity: z.int() })),
});
export type OrderDraft = z.infer<typeof orderDraftSchema>;

const orderDraftRowSchema = draftHeadSchema.extend({
  /** Name, else phone or email; may be empty. */
  customer: z.string(),
  pieces: z.int(),
  /** When it was last saved, major units. */
  total: z.number(),
  currency: currencySchema,
});
export type OrderDraftRow = z.infer<typeof orderDraftRowSchema>;

export const orderDraftListSchema = z.object({ drafts: z.array(orderDraftRowSchema), total: z.int() });
export type OrderDraftList = z.infer<typeof orderDraftListSchema>;

/** How a placed draft is paid: online by who gets the link, or with money that is in the till already. */
export const draftPayments = ['link', 'cash', 'card'] as const;
export type DraftPayment = (typeof draftPayments)[number];

export const orderDraftPlacementSchema = z.strictObject({
  version: versionSchema,
  /** Major units: the total that the staff saw. */
  expectedTotal: amountSchema,
  /** The same of what an exchange leaves to pay. */
  expectedDue: amountSchema.optional(),
  payment: z.enum(draftPayments),
});
export type OrderDraftPlacement = z.infer<typeof orderDraftPlacementSchema>;

export const placedDraftSchema = z.object({ orderId: z.uuid(), number: z.string() });
export type PlacedDraft = z.infer<typeof placedDraftSchema>;

/** The draft in which the goods of a return are exchanged. */
export const exchangeDraftSchema = z.object({ id: z.uuid() });
export type ExchangeDraft = z.infer<typeof exchangeDraftSchema>;

/** Whoever has the address sees the order and may pay it. */
export const paymentLinkSchema = z.object({ url: z.string() });

/** A moment to keep stock until. */
export const orderDraftHoldSchema = z.strictObject({ version: versionSchema, until: z.iso.datetime() });
export type OrderDraftHold = z.infer<typeof orderDraftHoldSchema>;
