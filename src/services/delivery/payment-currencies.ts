import type { Currency } from '#domain/money.ts';

const all: Currency[] = ['RUB', 'AED', 'USD', 'EUR'];

/** Currencies that a provider settles (requirement 402). */
const currenciesByProvider: ReadonlyMap<string, readonly Currency[]> = new Map([
  ['cash', all],
  ['yookassa', ['RUB']],
  ['stripe', ['USD', 'EUR', 'AED']],
  ['telr', ['AED', 'USD']],
  ['tap', ['AED', 'USD']],
  ['paytabs', ['AED', 'USD']],
]);

/** Empty for a provider that the shop does not know. */
export function currenciesOf(provider: string): Currency[] {
  return [...(currenciesByProvider.get(provider) ?? [])];
}
