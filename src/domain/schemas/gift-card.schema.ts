import { z } from 'zod';

import { checkEmail, checkNoEmpty } from '../validation.ts';
import { cleanLine, cleanText, normalizeEmail } from '../text.ts';
import { currencySchema } from './delivery.schema.ts';
import { lineField, ruledText } from './form-fields.schema.ts';
import { idSchema } from './image.schema.ts';

/** Issued by the shop or bought as a gift; or money of a refund that its buyer keeps with the shop. */
export const giftCardKinds = ['gift', 'credit'] as const;
export type GiftCardKind = (typeof giftCardKinds)[number];

export const giftCardStates = ['active', 'empty', 'expired', 'blocked'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

const giftCardEntryKinds = ['issued', 'spent', 'returned', 'adjusted', 'expired', 'refunded'] as const;
export type GiftCardEntryKind = (typeof giftCardEntryKinds)[number];

const line = (max: number) => z.string().overwrite(cleanLine).max(max).default('');
const amountSchema = z.number().max(1_000_000_000);
const daySchema = z.iso.date().meta({ examples: ['2030-12-31'] });

/** A card that the staff issue; the amount is major units of the shop's currency. */
export const giftCardInputSchema = z
  .strictObject({
    amount: amountSchema.min(0.01),
    recipientName: line(200),
    /** Empty: nobody gets an email, and the code is read once, here. */
    recipientEmail: ruledText(normalizeEmail, [checkEmail])
      .max(254)
      .default('')
      .meta({ examples: ['ann@mail.example'] }),
    /** Words to the recipient. */
    message: z.string().overwrite(cleanText).max(2000).default(''),
    /** A day of the shop's calendar; null: at once. */
    sendOn: daySchema.nullable().default(null),
    /** The last day on which it pays; null: it never expires. */
    expiresOn: daySchema.nullable().default(null),
  })
  .refine(({ sendOn, recipientEmail }) => sendOn === null || recipientEmail !== '', {
    path: ['recipientEmail'],
    error: 'giftCards.errors.noEmail',
  });
export type GiftCardInput = z.infer<typeof giftCardInputSchema>;

/** `balance` is the one that was seen: the card is left alone where it has become another. Major units. */
export const giftCardAdjustmentSchema = z.strictObject({
  amount: amountSchema.min(-1_000_000_000).refine((amount) => Math.abs(amount) >= 0.01, {
    error: 'giftCards.errors.nothing',
  }),
  reason: lineField(500, checkNoEmpty),
  balance: z.number().min(0).max(1e12),
});
export type GiftCardAdjustment = z.infer<typeof giftCardAdjustmentSchema>;

export const giftCardBlockSchema = z.strictObject({ blocked: z.boolean() });

/** Amounts are major units. */
const giftCardSchema = z.object({
  id: idSchema,
  kind: z.enum(giftCardKinds),
  last4: z.string(),
  state: z.enum(giftCardStates),
  currency: currencySchema,
  balance: z.number(),
  /** What was put on it when it was issued. */
  value: z.number(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  createdAt: z.string(),
  /** From this moment on it pays no more; null: never. */
  expiresAt: z.string().nullable(),
});
export type GiftCard = z.infer<typeof giftCardSchema>;

export const giftCardListSchema = z.object({
  cards: z.array(giftCardSchema),
  total: z.int(),
  counts: z.record(z.enum(giftCardStates), z.int()),
  /** The shop's, in which cards are issued. */
  currency: currencySchema,
});
export type GiftCardList = z.infer<typeof giftCardListSchema>;

const entrySchema = z.object({
  id: z.int(),
  kind: z.enum(giftCardEntryKinds),
  /** Below 0 what has gone from it. */
  amount: z.number(),
  /** After it. */
  balance: z.number(),
  /** Number of the order. */
  order: z.string().nullable(),
  reason: z.string(),
  /** Of the staff; null where nobody of them did it. */
  author: z.string().nullable(),
  createdAt: z.string(),
});
export type GiftCardEntry = z.infer<typeof entrySchema>;

export const giftCardDetailSchema = giftCardSchema.extend({
  message: z.string(),
  /** When its email leaves or has left; null where none is sent. */
  sendAt: z.string().nullable(),
  mailedAt: z.string().nullable(),
  /** Newest first. */
  entries: z.array(entrySchema),
});
export type GiftCardDetail = z.infer<typeof giftCardDetailSchema>;

/** A card as its customer sees it: no code, and nothing of the staff. */
export const ownGiftCardSchema = giftCardSchema.omit({ recipientName: true, recipientEmail: true }).extend({
  /** Newest first; orders are named where they are the customer's. */
  entries: z.array(entrySchema.omit({ reason: true, author: true })),
});
export type OwnGiftCard = z.infer<typeof ownGiftCardSchema>;

/** The code is told once. */
export const issuedGiftCardSchema = giftCardDetailSchema.extend({ code: z.string() });
export type IssuedGiftCard = z.infer<typeof issuedGiftCardSchema>;
