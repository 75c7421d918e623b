import { toMajor, toMinor } from '#domain/money.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { standardClass, type TaxRules } from '#domain/taxes/find-rate.ts';
import { addedTax, type TaxRate } from '#domain/taxes/tax-amounts.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { createTaxFinder, taxedPlace } from '#modules/taxes/tax-order.ts';

/** Rates by class of goods; a class without one has the standard one's. */
export type FeedRates = Readonly<Record<string, TaxRate>>;

/** Google Merchant Center takes prices without tax for these countries alone (its help, "Price"). */
const withoutTax = new Set(['US', 'CA']);

/** The rates of today that feeds add to the prices of the shop; null: prices are told as they are entered. */
export function ratesToAdd(
  rules: TaxRules,
  { common }: Pick<Settings, 'common'>,
  moment: Date,
): FeedRates | null {
  if (rules.pricesIncludeTax || withoutTax.has(rules.country)) return null;
  const find = createTaxFinder({
    rules,
    place: taxedPlace(null, { common }),
    moment,
    timeZone: shopTimeZone(common),
    included: false,
    isReverseCharged: false,
  });
  const classes = new Set([standardClass, ...rules.rates.map((rate) => rate.class)]);
  return Object.fromEntries([...classes].map((each) => [each, find(each)?.rate ?? 0]));
}

/** What goods of a class cost with their tax; major units. */
export function withTax(price: number, taxClass: string | null, rates: FeedRates): number {
  const minor = toMinor(price);
  return toMajor(minor + addedTax(minor, rates[taxClass ?? standardClass] ?? rates[standardClass] ?? 0));
}
