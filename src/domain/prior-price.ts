import { holdsIn, type ShopPlace } from './eu-shops.ts';
import type { Settings } from './settings/settings.schema.ts';

/** While a variation was sold for one price. */
export interface PricePeriod {
  /** 0: on request. */
  price: number;
  /** The price was a discount. */
  isReduced: boolean;
  /** Milliseconds of the epoch. */
  from: number;
  /** The moment from which another price was asked; null: until now. */
  to: number | null;
}

const windowMs = 30 * 86_400_000;

/**
 * The lowest price of the 30 days before the present reduction began (Directive 98/6/EC, article 6a), in the unit of
 * the periods. Null where nothing is reduced, or where no earlier price is known. A reduction that goes further without
 * a gap goes on (article 6a, paragraph 5); one that was taken back in part is another. `periods` follow each other
 * without gaps, the present one last.
 */
export function findPriorPrice(periods: readonly PricePeriod[]): number | null {
  let index = periods.length - 1;
  let first = periods[index];
  if (!first?.isReduced) return null;
  for (let before = periods[index - 1]; before && goesFurther(before, first); before = periods[index - 1]) {
    first = before;
    index--;
  }
  const since = first.from - windowMs;
  const prices = periods
    .slice(0, index)
    .filter(({ price, to }) => price > 0 && to !== null && to > since)
    .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** The periods of what is reduced to a price at this moment, in case they do not tell of it yet. */
export function bringToPresent(
  periods: readonly PricePeriod[],
  { price, now }: { price: number; now: number },
): readonly PricePeriod[] {
  const last = periods.at(-1);
  if (!last || (last.isReduced && last.price === price)) return periods;
  return [...periods.slice(0, -1), { ...last, to: now }, { price, isReduced: true, from: now, to: null }];
}

function goesFurther(before: PricePeriod, reduction: PricePeriod): boolean {
  return before.isReduced && before.price >= reduction.price;
}

/** Whether a reduction is told by the price before it, as shops in the EU must. */
export function tellsPriorPrice({ common, ecommerce }: PriorPriceSettings): boolean {
  return holdsIn(ecommerce.priorPrice, { common, ecommerce });
}

interface PriorPriceSettings extends ShopPlace {
  ecommerce: Pick<Settings['ecommerce'], 'priorPrice' | 'currency'>;
}
