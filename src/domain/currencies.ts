/** ISO 4217; all have two decimals. */
export const currencies = ['RUB', 'AED', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

const currencyBySign: ReadonlyMap<unknown, Currency> = new Map<unknown, Currency>([
  ['$', 'USD'],
  ['€', 'EUR'],
]);

/** Reads the currency setting; anything unknown is RUB (specification section 1). */
export function normalizeCurrency(value: unknown): Currency {
  return currencyBySign.get(value) ?? currencies.find((currency) => currency === value) ?? 'RUB';
}
