import { z } from 'zod';

import { cleanText } from '../text.ts';
import { checkNoEmpty } from '../validation.ts';
import { wrongLines } from '../price-list-lines.ts';
import { mostGroups } from './customer-group.schema.ts';
import { lineField, ruledText } from './form-fields.schema.ts';
import { idSchema, versionSchema } from './image.schema.ts';
import { endsAfterStart, periodFields } from './period.schema.ts';

/** More than anybody keeps apart. */
export const mostPriceLists = 100;
/** Products whose prices a customer is told at once. */
export const mostOwnPrices = 60;
/** Prices that are pasted at once. */
export const mostPastedPrices = 5000;

/** Catalogs or products that a sale is for. */
const mostChosen = 500;
const chosenSchema = z
  .array(idSchema)
  .max(mostChosen)
  .meta({ examples: [[]] });

const piecesSchema = z.int().min(1).max(9999);
/** Major units. */
const priceSchema = z.number().positive().max(1_000_000_000);

const fields = z.strictObject({
  name: lineField(100, checkNoEmpty),
  /** Groups of customers that it is for; none of a sale. */
  groups: z.array(idSchema).max(mostGroups).default([]),
  /** Of a sale: the layer that it begins and ends with, for everybody. It stays the one that it was made for. */
  layer: idSchema
    .nullable()
    .default(null)
    .meta({ examples: [null] }),
  enabled: z.boolean().default(true),
  /** Off the full price of whatever the list has no price of; null: nothing. */
  percent: z.number().multipleOf(0.01).min(0.01).max(99.99).nullable().default(null),
  /** What the percentage is for: everything, or, of a sale, catalogs with what is below them and products. */
  covers: z
    .enum(['all', 'chosen'])
    .default('all')
    .meta({ examples: ['all'] }),
  catalogs: chosenSchema.default([]),
  products: chosenSchema.default([]),
  /** Of a sale: the percentage leaves alone what has a discount price already. */
  skipsReduced: z
    .boolean()
    .default(false)
    .meta({ examples: [false] }),
  /** Pieces of one variation from which the percentage counts. */
  percentFrom: piecesSchema.default(1),
  /** What a price by percentage is rounded to: a hundredth, a whole or ten wholes of the currency. */
  rounding: z.enum(['cent', 'whole', 'ten']).default('cent'),
  ...periodFields,
});
const wrongEnd = { error: 'priceLists.errors.ends', path: ['endsAt'] };
const noGroups = { error: 'priceLists.errors.noGroups', path: ['groups'] };
const wrongSale = { error: 'priceLists.errors.ofSale', path: ['layer'] };
const wrongGroups = { error: 'priceLists.errors.ofGroups', path: ['layer'] };
type Fields = z.infer<typeof fields>;
const hasGroups = ({ layer, groups }: Fields) => layer !== null || groups.length > 0;
const isGoodSale = ({ layer, groups, percentFrom, startsAt, endsAt }: Fields) =>
  layer === null || (groups.length === 0 && percentFrom === 1 && startsAt === null && endsAt === null);
const isGoodForGroups = ({ layer, covers, catalogs, products, skipsReduced }: Fields) =>
  layer !== null || (covers === 'all' && catalogs.length + products.length === 0 && !skipsReduced);

export const priceListInputSchema = fields
  .refine(endsAfterStart, wrongEnd)
  .refine(hasGroups, noGroups)
  .refine(isGoodSale, wrongSale)
  .refine(isGoodForGroups, wrongGroups);
export type PriceListInput = z.infer<typeof priceListInputSchema>;

/** 409 when somebody else has changed it since this version. */
export const priceListChangeSchema = fields
  .extend({ version: versionSchema })
  .refine(endsAfterStart, wrongEnd)
  .refine(hasGroups, noGroups)
  .refine(isGoodSale, wrongSale)
  .refine(isGoodForGroups, wrongGroups);

/** How a list stands at this moment; `unapproved`: its layer is not approved, or paused. */
const priceListStates = ['off', 'unapproved', 'waiting', 'active', 'ended'] as const;

export const adminPriceListSchema = fields.extend({
  id: idSchema,
  version: versionSchema,
  state: z.enum(priceListStates),
  /** Prices of single variations that it has. */
  prices: z.int(),
  /** Of a sale: variations that it makes cheaper than they are without any. */
  cheaper: z.int(),
});
export type AdminPriceList = z.infer<typeof adminPriceListSchema>;

/** A price of a variation in a list; amounts are major units. */
const priceListPriceSchema = z.object({
  variationId: idSchema,
  productId: idSchema,
  title: z.string(),
  variationTitle: z.string(),
  sku: z.string(),
  minQuantity: piecesSchema,
  price: z.number(),
  /** What everybody pays. */
  usualPrice: z.number(),
});
export type PriceListPrice = z.infer<typeof priceListPriceSchema>;

export const priceListPricesSchema = z.object({ total: z.int(), prices: z.array(priceListPriceSchema) });
export type PriceListPrices = z.infer<typeof priceListPricesSchema>;

/** One price that is set, of a variation from so many pieces on; major units. */
export const setPriceSchema = z.strictObject({ price: priceSchema });

/** Prices by article numbers, one a line; `mark` is what stands before the fraction of a number. */
export const pastedPricesSchema = z.strictObject({
  text: ruledText(cleanText, [checkNoEmpty]).max(500_000),
  mark: z.enum(['.', ',']),
  /** Takes away the prices of the list that are not among them. */
  replaces: z.boolean().default(false),
});
export type PastedPricesInput = z.infer<typeof pastedPricesSchema>;

export const pastedPricesAnswerSchema = z.object({
  /** Prices that are new or others than before. */
  changed: z.int(),
  /** Prices that the list had already. */
  kept: z.int(),
  removed: z.int(),
  /** Article numbers of no variation. */
  unknown: z.array(z.string()),
  /** Lines that could not be read: nothing was changed where there are any. */
  wrong: z.array(z.object({ line: z.int(), text: z.string(), reason: z.enum(wrongLines) })),
});
export type PastedPricesAnswer = z.infer<typeof pastedPricesAnswerSchema>;

const ownOfferSchema = z.object({ minQuantity: piecesSchema, price: z.number() });

/** Products that a customer sees, with the prices that only some pay; major units. */
export const ownPricesSchema = z.object({
  /** Whether any list counts for the customer: if not, nothing has to be asked about other products. */
  hasLists: z.boolean(),
  products: z.array(
    z.object({
      slug: z.string(),
      variations: z.array(
        z.object({
          id: idSchema,
          /** What everybody pays. */
          usualPrice: z.number(),
          fullPrice: z.number(),
          /** Prices of a piece from so many pieces on, lower each time; none where it costs what everybody pays. */
          offers: z.array(ownOfferSchema),
        }),
      ),
    }),
  ),
});
export type OwnPrices = z.infer<typeof ownPricesSchema>;
