import { z } from 'zod';

import { baseUrlSchema } from '#modules/payment-methods/payment-provider.ts';
import {
  numberField,
  optionalTextField,
  secretField,
  textField,
  toggleField,
} from '#modules/payment-methods/provider-fields.ts';

import type { Place } from '../carrier.ts';

/** Of the API: the contract's own, and the one for trying out that all share. */
const production = 'https://api.cdek.ru/v2';
const sandbox = 'https://api.edu.cdek.ru/v2';

/** Grams or centimetres of a product that has none of its own. */
const measure = () => numberField({ looks: /^[1-9]\d{0,5}$/, wrong: 'carriers.errors.wholeNumber' });

export const settingsSchema = z
  .object({
    account: textField(),
    password: secretField(),
    isTest: toggleField(),
    /** Where the shop brings its parcels; without one a courier fetches them. */
    senderPoint: optionalTextField(),
    senderPostalCode: textField(),
    senderCity: textField(),
    senderAddress: optionalTextField(),
    weight: measure(),
    length: measure(),
    width: measure(),
    height: measure(),
    /** Not the owner's: of tests alone. */
    baseUrl: baseUrlSchema(production).optional(),
  })
  // A courier has to know where to come.
  .refine(({ senderPoint, senderAddress }) => senderPoint !== undefined || senderAddress !== undefined);
export type CdekSettings = z.infer<typeof settingsSchema>;

export function addressOfApi({ baseUrl, isTest }: CdekSettings): string {
  return baseUrl ?? (isTest ? sandbox : production);
}

export function toLocation({ country, city, postalCode, address }: Place) {
  return {
    country_code: country,
    city,
    ...(postalCode && { postal_code: postalCode }),
    ...(address && { address }),
  };
}

export function senderPlace({ senderCity, senderPostalCode, senderAddress }: CdekSettings) {
  return toLocation({
    country: 'RU',
    city: senderCity,
    postalCode: senderPostalCode,
    address: senderAddress ?? '',
  });
}
