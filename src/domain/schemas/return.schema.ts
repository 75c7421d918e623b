import { z } from 'zod';

import type { MessageKey } from '#locales/message-keys.ts';

import { returnReasons, returnStates } from '../returns.ts';
import { cleanLine, cleanText } from '../text.ts';
import { checkNoEmpty } from '../validation.ts';
import { currencySchema } from './delivery.schema.ts';
import { ruledText } from './form-fields.schema.ts';
import { idSchema, imageSchema, versionSchema } from './image.schema.ts';

const stateSchema = z.enum(returnStates);
const reasonSchema = z.enum(returnReasons);
const wordsSchema = z.string().overwrite(cleanText).max(2000).default('');

/** What somebody wants to give back. */
const returnWishSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        /** Of the order's line. */
        id: idSchema,
        quantity: z.int().min(1).max(9999),
        reason: reasonSchema.default('unsaid'),
      }),
    )
    .min(1, { error: 'returns.nothingChosen' satisfies MessageKey })
    .max(100),
  words: wordsSchema,
});
export type ReturnWish = z.infer<typeof returnWishSchema>;

/** What a buyer asks for; where contracts are withdrawn from, who declares it. */
export const returnRequestSchema = returnWishSchema.extend({
  name: z.string().overwrite(cleanLine).max(200).default(''),
});
export type ReturnRequest = z.infer<typeof returnRequestSchema>;

const boughtSchema = z.object({
  /** Of the order's line. */
  id: idSchema,
  title: z.string(),
  options: z.string(),
  image: imageSchema.nullable(),
  /** Pieces: bought, or of a return. */
  quantity: z.int(),
});

/** A return as its buyer sees it; amounts here and below are major units. */
const returnSchema = z.object({
  id: idSchema,
  state: stateSchema,
  createdAt: z.string(),
  words: z.string(),
  /** The contract was withdrawn from, by who declared this name; null for a return alone. */
  withdrawnBy: z.string().nullable(),
  /** The shop's answer: how to send the goods, or why they are not taken back. */
  note: z.string(),
  lines: z.array(boughtSchema.extend({ reason: reasonSchema })),
  /** What was given back for it; null as long as nothing was. What pays the order of an exchange is not in it. */
  refunded: z.number().nullable(),
  /** The order that its goods were exchanged for, and what the return pays of it; null without one. */
  exchange: z.object({ order: z.string(), paid: z.number() }).nullable(),
  /** Its buyer may call it off. */
  canCancel: z.boolean(),
});
export type Return = z.infer<typeof returnSchema>;

/** What of an order can be given back, and what has been asked for. */
export const returnOfferSchema = z.object({
  order: z.string(),
  currency: currencySchema,
  /** The contract is withdrawn from here; before goods have left, as a whole. */
  hasWithdrawal: z.boolean(),
  isSent: z.boolean(),
  /** Why nothing can be asked for now; null where it can. */
  problem: z.enum(['off', 'canceled', 'notSent', 'notPaid', 'late', 'nothingLeft']).nullable(),
  /** The last day to ask, `YYYY-MM-DD` where the shop is; null before the order is known to have arrived. */
  until: z.string().nullable(),
  lines: z.array(
    boughtSchema.extend({
      /** Pieces that can still be given back. */
      left: z.int(),
    }),
  ),
  /** Newest first. */
  returns: z.array(returnSchema),
});
export type ReturnOffer = z.infer<typeof returnOfferSchema>;

const adminReturnSchema = returnSchema.extend({
  version: z.int(),
  askedBy: z.enum(['buyer', 'staff']),
  /** Who of the staff made it; empty for an account that is gone, null where the buyer asked. */
  author: z.string().nullable(),
  decidedAt: z.string().nullable(),
  receivedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  lines: z.array(
    returnSchema.shape.lines.element.extend({
      /** Null until the goods have arrived. */
      received: z.int().nullable(),
      restock: z.boolean().nullable(),
      /** What its pieces give back now. */
      proposed: z.number(),
    }),
  ),
  /** Of all its lines; of a refund that was begun, what of it is still to be given back. */
  proposed: z.number(),
  /** How its refund stands, `partly` where a payment's part was refused; null without one. */
  refundState: z.enum(['pending', 'partly', 'done']).nullable(),
  /** The draft in which it is being exchanged; null without one. */
  exchangeDraft: z.uuid().nullable(),
});
export type AdminReturn = z.infer<typeof adminReturnSchema>;

const refundWaySchema = z.enum(['provider', 'cash', 'card']);
export type RefundWay = z.infer<typeof refundWaySchema>;

/** The returns of an order, newest first, and what of it could be in another. */
export const orderReturnsSchema = z.object({
  returns: z.array(adminReturnSchema),
  lines: z.array(boughtSchema.extend({ left: z.int() })),
  /** Goods have left the shop, and some can come back. */
  canAdd: z.boolean(),
  currency: currencySchema,
  /** What is left of the delivery's price to give back. */
  deliveryLeft: z.number(),
  /** The ways that money goes back, with what can: the first is used up before the next. Empty without money. */
  ways: z.array(z.object({ by: refundWaySchema, left: z.number() })),
});
export type OrderReturns = z.infer<typeof orderReturnsSchema>;

const returnRowSchema = z.object({
  id: idSchema,
  state: stateSchema,
  createdAt: z.string(),
  order: z.string(),
  currency: currencySchema,
  customer: z.string(),
  /** Pieces, and the title of the first line. */
  pieces: z.int(),
  firstTitle: z.string(),
  refunded: z.number().nullable(),
});
export type ReturnRow = z.infer<typeof returnRowSchema>;

export const returnListSchema = z.object({
  returns: z.array(returnRowSchema),
  /** Of all pages. */
  total: z.int(),
  counts: z.record(stateSchema, z.int()),
});
export type ReturnList = z.infer<typeof returnListSchema>;

const noteSchema = z.string().overwrite(cleanText).max(2000).default('');
const reasonNoteSchema = ruledText(cleanText, [checkNoEmpty]).max(2000);

/** By the shop: it is agreed from the start. */
export const newReturnSchema = returnWishSchema.extend({ note: noteSchema });
export type NewReturn = z.infer<typeof newReturnSchema>;

/** The version that the page shows: 409 when the return has another by now. */
export const returnMoveSchema = z.strictObject({ version: versionSchema });
export const returnApprovalSchema = returnMoveSchema.extend({ note: noteSchema });
export const returnRefusalSchema = returnMoveSchema.extend({ note: reasonNoteSchema });
export const returnReceiptSchema = returnMoveSchema.extend({
  lines: z
    .array(
      z.strictObject({
        id: idSchema,
        /** Pieces that have arrived. */
        quantity: z.int().min(0).max(9999),
        /** They can be sold again. */
        restock: z.boolean().default(false),
      }),
    )
    .max(100),
});
export type ReturnReceipt = z.infer<typeof returnReceiptSchema>;

export const returnRefundSchema = returnMoveSchema.extend({
  /** What of the delivery's price goes back too. */
  delivery: z.number().min(0).max(1e12).default(0),
  /** The money stays with the shop, and the buyer gets a card of store credit for it. */
  asCredit: z.boolean().default(false),
});
export type ReturnRefund = z.infer<typeof returnRefundSchema>;
