import { z } from 'zod';

import { countries } from '../countries/countries.ts';
import { foldTaxNumber, isTaxNumber, taxNumberKind } from '../taxes/tax-number.ts';
import { cleanLine } from '../text.ts';
import { idSchema, versionSchema } from './image.schema.ts';

const line = (max: number) => z.string().overwrite(cleanLine).max(max);
const knownCountries = new Set(countries.map(({ code }) => code));
const countrySchema = z
  .string('taxes.errors.country')
  .refine((code) => knownCountries.has(code), { error: 'taxes.errors.country' });
const percentSchema = z
  .number('taxes.errors.rate')
  .min(0, 'taxes.errors.rate')
  .lt(100, 'taxes.errors.rate')
  .multipleOf(0.001, 'taxes.errors.rate');
const taxNameSchema = line(60).min(1, 'forms.errors.noEmpty');

/** Identifies a class in product files: lower-case letters, digits and hyphens. */
export const taxClassCodeSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, 'taxes.errors.code');

/** A tax of an order, its lines of one rate together; amounts in major units. */
export const taxSumSchema = z.object({
  /** As buyers read it. */
  name: z.string(),
  /** Percent. */
  rate: z.number(),
  /** What is taxed, without the tax. */
  base: z.number(),
  amount: z.number(),
  /** The tax is a part of the total, not added to it. */
  included: z.boolean(),
  /** The buyer, a company, accounts for it: nothing of the total is tax, the rate is what was within the prices. */
  reverseCharge: z.boolean(),
});
export type TaxSum = z.infer<typeof taxSumSchema>;

const taxSettingsFields = z.object({
  enabled: z.boolean(),
  /** Prices of goods and of the delivery are entered with their tax; else it is added to them. */
  pricesIncludeTax: z.boolean(),
  /** Where the shop is, an ISO code; empty while taxes are off. */
  country: countrySchema.or(z.literal('')).meta({ examples: ['DE'] }),
  taxNumber: line(40).meta({ examples: ['DE136695976'] }),
  /** Orders are taxed where they are delivered. */
  byDestination: z.boolean(),
  /** Null: the standard class. */
  deliveryClass: taxClassCodeSchema.nullable(),
  /** The checkout asks for a company and its tax number. */
  sellsToCompanies: z.boolean(),
});

export const taxSettingsInputSchema = z
  .strictObject(taxSettingsFields.shape)
  .extend({
    version: versionSchema,
    // A program that was written before there were companies says nothing of them.
    sellsToCompanies: z.boolean().default(false),
    /** Left out: as before. */
    pricesIncludeTax: taxSettingsFields.shape.pricesIncludeTax.optional(),
  })
  .refine(({ enabled, country }) => !enabled || country !== '', {
    error: 'taxes.errors.country',
    path: ['country'],
  })
  .refine(
    ({ sellsToCompanies, country, taxNumber }) =>
      !sellsToCompanies || taxNumberKind(country) !== 'vatId' || taxNumber !== '',
    // Invoices with a reverse charge name both numbers (Directive 2006/112/EC, article 226).
    { error: 'taxes.errors.numberWanted', path: ['taxNumber'] },
  )
  .refine(({ country, taxNumber }) => taxNumber === '' || isTaxNumber(foldTaxNumber(taxNumber), country), {
    error: 'taxes.errors.number',
    path: ['taxNumber'],
  });
export type TaxSettingsInput = z.infer<typeof taxSettingsInputSchema>;

export const taxClassInputSchema = z.strictObject({
  code: taxClassCodeSchema,
  name: line(100).min(1, 'forms.errors.noEmpty'),
});
export type TaxClassInput = z.infer<typeof taxClassInputSchema>;

export const taxRateInputSchema = z.strictObject({
  class: taxClassCodeSchema,
  country: countrySchema,
  /** A part of the country as addresses name it; empty: the rest of it. */
  region: line(100).default(''),
  /** Percent, three decimals at most. */
  percent: percentSchema,
  /** From this day on, in the shop's time zone. */
  validFrom: z.iso.date('taxes.errors.date'),
  name: taxNameSchema,
});
export type TaxRateInput = z.infer<typeof taxRateInputSchema>;

/** Rates that come with the program: of the EU's states, of the Emirates, of Russia by how the shop is taxed there. */
export const shippedSets = ['eu', 'ae', 'ru22', 'ru7', 'ru5'] as const;

export const taxFillSchema = z.strictObject({
  set: z.enum(shippedSets),
  /** Of the EU's set these alone; none: all. */
  countries: z.array(countrySchema).max(30).default([]),
  name: taxNameSchema,
});
export type TaxFill = z.infer<typeof taxFillSchema>;

export const taxesSchema = z.object({
  settings: taxSettingsFields.extend({ country: z.string(), version: versionSchema }),
  /** The standard one first; its name is empty. */
  classes: z.array(z.object({ code: z.string(), name: z.string() })),
  /** By country, region and class, the newest first. */
  rates: z.array(
    z.object({
      id: idSchema,
      class: z.string(),
      country: z.string(),
      region: z.string(),
      percent: z.number(),
      validFrom: z.string(),
      name: z.string(),
    }),
  ),
});
export type Taxes = z.infer<typeof taxesSchema>;
export type TaxRateRow = Taxes['rates'][number];
