import { euCountries } from './shipped-rates.ts';
import type { TaxRate } from './tax-amounts.ts';

/** The class of products that have none of their own. */
export const standardClass = 'standard';

/** A rate from a day on, until the next one of its class and place. */
export interface DatedRate {
  class: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** A part of the country, as addresses name it; null: the rest of it. */
  region: string | null;
  rate: TaxRate;
  /** `YYYY-MM-DD`. */
  validFrom: string;
  name: string;
}

/** What the shop says of its taxes. */
export interface TaxRules {
  enabled: boolean;
  /** Prices of goods and of the delivery are entered with their tax. */
  pricesIncludeTax: boolean;
  /** Where the shop is. */
  country: string;
  /** Orders are taxed where they are delivered. */
  byDestination: boolean;
  /** Null: the standard one. */
  deliveryClass: string | null;
  /** Buyers may say that a company buys, and give its tax number. */
  sellsToCompanies: boolean;
  rates: readonly DatedRate[];
}

/** Where an order goes; no country while that is unknown, and for one that is fetched, where the shop's region counts. */
export interface TaxedPlace {
  country: string;
  region: string;
}

/**
 * The rate of a class on a day; null where nothing is taxed. An order is taxed in the shop's country, or where it is
 * delivered, if the shop says so. A class without a rate there has the standard one's. Between countries of the EU one
 * that the shop has no rates of is taxed as at home; outside there is no tax then.
 */
export function findRate(
  rules: TaxRules,
  taxClass: string | null,
  { place, day }: { place: TaxedPlace; day: string },
): DatedRate | null {
  if (!rules.enabled) return null;
  const target = place.country.trim().toUpperCase();
  const goesElsewhere = rules.byDestination && target !== '' && target !== rules.country;
  if (!goesElsewhere) {
    const region = target === '' || target === rules.country ? place.region : '';
    return findIn(rules.rates, taxClass, { country: rules.country, region, day });
  }
  const there = findIn(rules.rates, taxClass, { country: target, region: place.region, day });
  if (there) return there;
  const isWithinUnion = euCountries.has(target) && euCountries.has(rules.country);
  return isWithinUnion ? findIn(rules.rates, taxClass, { country: rules.country, region: '', day }) : null;
}

/** What a buyer has said of where an order goes. */
export interface TaxedWish {
  deliveryType?: 'delivery' | 'pickup' | '' | undefined;
  address: TaxedPlace;
}

/** Files and the like are taxed where the shop is, as what is fetched. */
export function undeliveredWish<Wish extends TaxedWish>(wish: Wish): Wish & { deliveryType: 'pickup' } {
  return { ...wish, deliveryType: 'pickup' };
}

/**
 * Whether it is known which taxes an order has: for one that is added to prices the address has to be, with its region
 * where regions have rates of their own.
 */
export function isTaxKnown(rules: TaxRules, { deliveryType, address }: TaxedWish): boolean {
  if (rules.pricesIncludeTax || deliveryType === 'pickup') return true;
  const target = address.country.trim().toUpperCase();
  if (deliveryType !== 'delivery' || target === '') return false;
  if (address.region.trim() !== '' || (target !== rules.country && !rules.byDestination)) return true;
  return !rules.rates.some((rate) => rate.country === target && rate.region !== null);
}

function findIn(
  rates: readonly DatedRate[],
  taxClass: string | null,
  place: { country: string; region: string; day: string },
): DatedRate | null {
  return findOfClass(rates, taxClass ?? standardClass, place) ?? findOfClass(rates, standardClass, place);
}

/** The region's own rate, else that of the rest of the country; of several the last that has begun. */
function findOfClass(
  rates: readonly DatedRate[],
  taxClass: string,
  { country, region, day }: { country: string; region: string; day: string },
): DatedRate | null {
  const begun = rates.filter(
    (rate) => rate.class === taxClass && rate.country === country && rate.validFrom <= day,
  );
  const ofRegion = begun.filter((rate) => rate.region !== null && isSame(rate.region, region));
  return latest(ofRegion) ?? latest(begun.filter((rate) => rate.region === null));
}

function latest(rates: readonly DatedRate[]): DatedRate | null {
  return rates.reduce<DatedRate | null>(
    (last, rate) => (last === null || rate.validFrom > last.validFrom ? rate : last),
    null,
  );
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
