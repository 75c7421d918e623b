import { z } from 'zod';

import { adjustmentClasses } from '../order-amounts.ts';
import { foldCode, maxCodeLength } from '../promotions/fold-code.ts';
import { checkNoEmpty } from '../validation.ts';
import { mostGroups } from './customer-group.schema.ts';
import { lineField } from './form-fields.schema.ts';
import { idSchema, versionSchema } from './image.schema.ts';
import { endsAfterStart, periodFields } from './period.schema.ts';

const percentSchema = z.int().min(1).max(100);
/** Major units. */
const amountSchema = z.number().positive().max(1_000_000_000);
const piecesSchema = z.int().min(1).max(9999);
const idsSchema = z.array(idSchema).max(500);

/** What a promotion takes off; amounts are major units. */
const promotionEffectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: percentSchema }),
  z.strictObject({ kind: z.literal('fixed'), amount: amountSchema }),
  z.strictObject({ kind: z.literal('freeDelivery') }),
  z.strictObject({
    kind: z.literal('buyGet'),
    buy: piecesSchema,
    get: piecesSchema,
    percent: percentSchema,
  }),
  z.strictObject({
    kind: z.literal('tiers'),
    by: z.enum(['amount', 'quantity']),
    tiers: z
      .array(z.strictObject({ from: amountSchema, percent: percentSchema }))
      .min(1)
      .max(20),
  }),
]);

const promotionConditionsSchema = z.strictObject({
  goods: z
    .strictObject({
      products: idsSchema.default([]),
      catalogs: idsSchema.default([]),
      facetValues: idsSchema.default([]),
    })
    .prefault({}),
  exceptDiscounted: z.boolean().default(false),
  minAmount: amountSchema.nullable().default(null),
  minQuantity: piecesSchema.nullable().default(null),
  firstOrder: z.boolean().default(false),
  /** Codes of zones and pickup locations. */
  places: z.array(z.string().max(64)).max(500).default([]),
  /** Groups of customers; none: everybody. */
  groups: z.array(idSchema).max(mostGroups).default([]),
});

/** Which effects a class has: a free delivery is no discount of goods. */
const effectsOfClass: Record<(typeof adjustmentClasses)[number], readonly string[]> = {
  product: ['percent', 'fixed', 'buyGet', 'tiers'],
  order: ['percent', 'fixed', 'tiers'],
  shipping: ['percent', 'fixed', 'freeDelivery'],
};

const fields = z.strictObject({
  title: lineField(200, checkNoEmpty),
  class: z.enum(adjustmentClasses),
  effect: promotionEffectSchema,
  conditions: promotionConditionsSchema.prefault({}),
  /** Lower ones are taken off first within their class. */
  priority: z.int().min(0).max(1000).default(0),
  combines: z.array(z.enum(adjustmentClasses)).max(3).default([]),
  needsCode: z.boolean().default(false),
  /** Orders in all, and of one buyer. */
  usageLimit: z.int().min(1).max(1_000_000_000).nullable().default(null),
  buyerLimit: z.int().min(1).max(1000).nullable().default(null),
  ...periodFields,
  enabled: z.boolean().default(true),
});

type Fields = z.infer<typeof fields>;
const hasEffectOfClass = ({ class: kind, effect }: Fields) => effectsOfClass[kind].includes(effect.kind);
const wrongEffect = { error: 'promotions.errors.effect', path: ['effect'] };
const wrongEnd = { error: 'promotions.errors.ends', path: ['endsAt'] };

export const promotionInputSchema = fields
  .refine(hasEffectOfClass, wrongEffect)
  .refine(endsAfterStart, wrongEnd);
export type PromotionInput = z.infer<typeof promotionInputSchema>;

/** 409 when somebody else has changed it since this version. */
export const promotionChangeSchema = fields
  .extend({ version: versionSchema })
  .refine(hasEffectOfClass, wrongEffect)
  .refine(endsAfterStart, wrongEnd);

/** How a promotion stands at this moment. */
export const promotionStates = ['off', 'waiting', 'active', 'ended', 'usedUp'] as const;

/** As it is answered: of each kind the fields that it has. */
const shownEffectSchema = z.object({
  kind: z.enum(['percent', 'fixed', 'freeDelivery', 'buyGet', 'tiers']),
  percent: z.int().optional(),
  amount: z.number().optional(),
  buy: z.int().optional(),
  get: z.int().optional(),
  by: z.enum(['amount', 'quantity']).optional(),
  tiers: z.array(z.object({ from: z.number(), percent: z.int() })).optional(),
});

export const adminPromotionSchema = fields.extend({
  id: idSchema,
  effect: shownEffectSchema,
  version: versionSchema,
  state: z.enum(promotionStates),
  /** Orders that have it now, canceled ones left out. */
  uses: z.int(),
  /** What they have taken off, in major units. */
  given: z.number(),
  /** How many codes it has. */
  codes: z.int(),
});
export type AdminPromotion = z.infer<typeof adminPromotionSchema>;

const promotionCodeSchema = z.object({
  code: z.string(),
  usageLimit: z.int().nullable(),
  uses: z.int(),
});

export const promotionCodeListSchema = z.object({ total: z.int(), codes: z.array(promotionCodeSchema) });
export type PromotionCodeList = z.infer<typeof promotionCodeListSchema>;

const codeField = z
  .string()
  .trim()
  .max(maxCodeLength)
  .refine((code) => foldCode(code) !== '', { error: 'promotions.errors.code' });

/** Codes that the owner has written, or a number of codes to be made up after a prefix. */
export const newCodesSchema = z.union([
  z.strictObject({
    codes: z.array(codeField).min(1).max(1000),
    usageLimit: z.int().min(1).max(1_000_000_000).nullable().default(null),
  }),
  z.strictObject({
    count: z.int().min(1).max(10_000),
    prefix: z.string().trim().max(20).default(''),
    usageLimit: z.int().min(1).max(1_000_000_000).nullable().default(1),
  }),
]);
export type NewCodes = z.infer<typeof newCodesSchema>;
