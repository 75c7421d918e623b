import { z } from 'zod';

import { countries } from '../countries/countries.ts';
import { cleanLine } from '../text.ts';
import {
  carrierKeySchema,
  codeSchema,
  currencySchema,
  locationSchema,
  shippingSpeedSchema,
  shippingZoneSchema,
} from './delivery.schema.ts';
import { idSchema, versionSchema } from './image.schema.ts';

const line = (max: number) => z.string().overwrite(cleanLine).max(max);
const amount = z.number().min(0).max(100_000_000);
const weight = z.number().min(0).max(100_000);
const knownCountries = new Set(countries.map(({ code }) => code));

const terms = {
  title: line(200).min(1, 'forms.errors.noEmpty'),
  code: codeSchema,
  enabled: z.boolean(),
  price: amount,
  shippingSpeed: shippingSpeedSchema,
  minAmount: amount.nullable(),
  maxAmount: amount.nullable(),
  minWeight: weight.nullable(),
  maxWeight: weight.nullable(),
};

/** A limit from above that lies below the one from below lets nothing through. */
function hasOrderedLimits(places: {
  minAmount: number | null;
  maxAmount: number | null;
  minWeight: number | null;
  maxWeight: number | null;
}): boolean {
  const { minAmount, maxAmount, minWeight, maxWeight } = places;
  return (minAmount ?? 0) <= (maxAmount ?? Infinity) && (minWeight ?? 0) <= (maxWeight ?? Infinity);
}
const orderedLimits = { error: 'admin.errors.limits', path: ['maxAmount'] };

const zoneFields = z.strictObject({
  ...terms,
  /** ISO codes; none: everywhere. */
  countries: z.array(z.string().refine((code) => knownCountries.has(code))).max(300),
  /** Names or codes of states, provinces or regions; none: all of the countries. */
  regions: z.array(line(120).min(1)).max(300),
  localities: z.array(line(120).min(1)).max(500),
  freeFrom: amount.nullable(),
  /** By whose prices it delivers; null: by its own. */
  carrier: carrierKeySchema.nullable().default(null),
  /** Also to the pickup points of that carrier, which buyers choose from; counts for nothing without one. */
  pickupPoints: z.boolean().default(false),
});
export const zoneInputSchema = zoneFields.refine(hasOrderedLimits, orderedLimits);
export type ZoneInput = z.infer<typeof zoneInputSchema>;

const locationFields = z.strictObject({
  ...terms,
  address: line(500),
  phone: line(60),
  workTime: line(300),
  coordinates: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
});
export const locationInputSchema = locationFields.refine(hasOrderedLimits, orderedLimits);
export type LocationInput = z.infer<typeof locationInputSchema>;

/** 409 when somebody else has changed it since this version. */
export const zoneChangeSchema = zoneFields
  .extend({ version: versionSchema })
  .refine(hasOrderedLimits, orderedLimits);
export const locationChangeSchema = locationFields
  .extend({ version: versionSchema })
  .refine(hasOrderedLimits, orderedLimits);

export const adminZoneSchema = shippingZoneSchema.extend({ version: versionSchema });
export type AdminZone = z.infer<typeof adminZoneSchema>;
export const adminLocationSchema = locationSchema.extend({ version: versionSchema });
export type AdminLocation = z.infer<typeof adminLocationSchema>;

/** Every id once, in the new order; `was` as they stood for who moved them: 409 when they stand otherwise. */
const placeIdsSchema = z.array(idSchema).max(1000);
export const placeOrderSchema = z.strictObject({ ids: placeIdsSchema, was: placeIdsSchema });
export type PlaceOrder = z.infer<typeof placeOrderSchema>;

/** A key, name or switch of a provider, as the back office may see it. */
export const methodFieldSchema = z.object({
  name: z.string(),
  kind: z.enum(['text', 'secret', 'toggle', 'choice']),
  isRequired: z.boolean(),
  choices: z.array(z.string()),
  /** What is stored; of a secret only its last four characters, behind dots. */
  value: z.string(),
});
export type MethodField = z.infer<typeof methodFieldSchema>;

/** `refused`: the provider does not accept the keys; `unreachable`: it did not answer. */
export const connectionTestSchema = z.object({
  outcome: z.enum(['accepted', 'refused', 'unreachable']),
  /** What the provider said, in its own words; empty where it said nothing. */
  detail: z.string(),
});
export type ConnectionTest = z.infer<typeof connectionTestSchema>;

export const adminMethodSchema = z.object({
  key: z.string(),
  version: z.int(),
  /** What buyers read; empty: the method's own name. */
  methodName: z.string(),
  enabled: z.boolean(),
  /** Codes of the places that offer it; none: everywhere. */
  locationCodes: z.array(z.string()),
  currencies: z.array(currencySchema),
  isConfigured: z.boolean(),
  /** A provider, which buyers are offered once it has been seen to take the stored keys. */
  needsTest: z.boolean(),
  /** Of the stored keys; null while they were never tested. */
  lastTest: connectionTestSchema.extend({ at: z.string() }).nullable(),
  /** The owner has chosen to offer it without a test that has passed. */
  isOfferedUntested: z.boolean(),
  /** What buyers may choose where its currency and place fit. */
  isOffered: z.boolean(),
  /** What is to be entered at the provider, so that it tells of payments; null where there is nothing to enter. */
  notificationUrl: z.string().nullable(),
  fields: z.array(methodFieldSchema),
});
export type AdminMethod = z.infer<typeof adminMethodSchema>;

export const methodChangeSchema = z.strictObject({
  version: versionSchema,
  methodName: line(120),
  enabled: z.boolean(),
  /** Offers it though no test of its keys has passed; absent: as before, or false when the keys change. */
  offerUntested: z.boolean().optional(),
  locationCodes: z.array(codeSchema).max(1000),
  /** By name; what is not named stays as it is, and an empty text is taken away. */
  fields: z.record(z.string().max(60), z.string().trim().max(500)),
});
export type MethodChange = z.infer<typeof methodChangeSchema>;

const methodKeysSchema = z.array(z.string().max(41)).max(50);
export const methodOrderSchema = z.strictObject({ keys: methodKeysSchema, was: methodKeysSchema });
export type MethodOrder = z.infer<typeof methodOrderSchema>;
