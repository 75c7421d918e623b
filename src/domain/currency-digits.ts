/** ISO 4217, list one: currencies whose minor unit is not a hundredth. Engines follow other lists (CLDR) and change. */
const withoutMinorUnit = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const withThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Digits of the fraction of an amount in the currency, by its code of three capitals. */
export function digitsOfCurrency(code: string): 0 | 2 | 3 {
  if (withoutMinorUnit.has(code)) return 0;
  return withThousandths.has(code) ? 3 : 2;
}

/** Decimal major units of an integer amount in minor units of any currency. */
export function toMajorOf(minor: number, code: string): number {
  return minor / 10 ** digitsOfCurrency(code);
}
