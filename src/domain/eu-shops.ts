import type { Settings } from './settings/settings.schema.ts';

const euCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** What tells whether a shop is one of the EU. */
export interface ShopPlace {
  common: { address: Pick<Settings['common']['address'], 'country'> };
  ecommerce: Pick<Settings['ecommerce'], 'currency'>;
}

/** Whether a rule of the EU holds in a shop; `eu`: in shops in the EU or in euros. */
export function holdsIn(rule: 'eu' | 'always' | 'never', { common, ecommerce }: ShopPlace): boolean {
  if (rule !== 'eu') return rule === 'always';
  return ecommerce.currency === 'EUR' || euCountries.has(common.address.country);
}
