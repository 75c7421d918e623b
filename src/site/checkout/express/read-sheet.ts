import { countryName, findCountry } from '#domain/countries/countries.ts';
import { loadZones } from '#domain/countries/zones.ts';
import { foldText } from '#domain/text.ts';
import type { Language } from '#locales/languages.ts';

import type { CheckoutValues } from '../checkout-values.ts';
import type { ConfirmedSheet, PartialAddress, SheetAddress } from './stripe-js.ts';

type Address = CheckoutValues['address'];
type Contact = Pick<
  CheckoutValues,
  'firstName' | 'lastName' | 'phone' | 'email' | 'hasReceiver' | 'receiver'
>;

/**
 * An address of a wallet as the checkout keeps them. A state comes as a code or as a name; countries that are a city, or
 * whose addresses name only the emirate, have no city.
 */
export async function readAddress(
  { country, state, city, postal_code: postalCode, ...street }: PartialAddress & Partial<SheetAddress>,
  language: Language,
): Promise<Address> {
  const region = await findRegion(country, state, language);
  const lines = [street.line1, street.line2].map((line) => line?.trim() ?? '').filter((line) => line !== '');
  const known = findCountry(country);
  const names = [city, state, known && countryName(known, language)];
  const locality = names.find((name) => name?.trim()) ?? '';
  return { country, region, locality, street: lines.join(', '), postalCode };
}

async function findRegion(country: string, state: string, language: Language): Promise<string> {
  if (state.trim() === '') return '';
  const wanted = foldText(state);
  const lists = await Promise.all([loadZones(country, language), loadZones(country, 'en')]);
  const found = lists
    .flat()
    .find(({ code, name }) =>
      [code, code.replace(`${country}-`, ''), `${country}-${code}`, name].some(
        (known) => foldText(known) === wanted,
      ),
    );
  return found?.code ?? state;
}

/** Who pays buys; goods that are sent to somebody else by name are received by them, at the one phone that there is. */
export function readContact({ billingDetails: payer, shippingAddress: to }: ConfirmedSheet): Contact {
  const buyer = splitName(payer?.name || to?.name || '');
  const phone = payer?.phone ?? '';
  const isOther = to !== undefined && to.name.trim() !== '' && foldText(to.name) !== foldText(nameOf(buyer));
  return {
    ...buyer,
    phone,
    email: payer?.email ?? '',
    hasReceiver: isOther,
    receiver: isOther ? { ...splitName(to.name), phone } : { firstName: '', lastName: '', phone: '' },
  };
}

function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
