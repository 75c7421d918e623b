/** Standard rates in percent, each with the day from which it holds. */
export interface ShippedRate {
  country: string;
  percent: number;
  validFrom: string;
}

/**
 * Standard rates of the 27 states of the EU: the European Commission's Taxes in Europe Database (TEDB), and for what is
 * older than that its "VAT rates applied in the Member States", as collected by vatnode/eu-vat-rates-data (MIT),
 * edition 2026-09-23, data/eu-vat-rates-history.json.
 */
export const euRates: readonly ShippedRate[] = (
  [
    ['AT', 20, '1984-01-01'],
    ['BE', 21, '1996-01-01'],
    ['BG', 20, '1999-01-01'],
    ['CY', 19, '2014-01-13'],
    ['CZ', 21, '2013-01-01'],
    ['DE', 19, '2021-01-01'],
    ['DK', 25, '1992-01-01'],
    ['EE', 24, '2025-07-01'],
    ['ES', 21, '2012-09-01'],
    ['FI', 25.5, '2024-09-01'],
    ['FR', 20, '2014-01-01'],
    ['GR', 24, '2016-06-01'],
    ['HR', 25, '2012-03-01'],
    ['HU', 27, '2012-01-01'],
    ['IE', 23, '2021-03-01'],
    ['IT', 22, '2013-10-01'],
    ['LT', 21, '2009-09-01'],
    ['LU', 17, '2024-01-01'],
    ['LV', 21, '2012-07-01'],
    ['MT', 18, '2004-01-01'],
    ['NL', 21, '2012-10-01'],
    ['PL', 23, '2011-01-01'],
    ['PT', 23, '2011-01-01'],
    ['RO', 21, '2025-08-01'],
    ['SE', 25, '1990-07-01'],
    ['SI', 22, '2013-07-01'],
    ['SK', 23, '2025-01-01'],
  ] as const
).map(([country, percent, validFrom]) => ({ country, percent, validFrom }));

/** When the table was made. */
export const euRatesDate = '2026-09-23';

export const euCountries: ReadonlySet<string> = new Set(euRates.map(({ country }) => country));

/** Rates of countries beside the EU; the standard class first. */
interface ShippedSet {
  country: string;
  rates: readonly { class: string; className: string; percent: number; validFrom: string }[];
}

/**
 * The United Arab Emirates (Federal Tax Authority, by https://docs.gobl.org/regimes/ae); and Russia, by the rate that
 * the shop pays: 22 % since 2026 (with 10 % and 0 % for goods that the law names), or 7 % or 5 % under the simplified
 * system (https://yookassa.ru/developers/54fz/parameters-values).
 */
export const otherSets: Readonly<Record<'ae' | 'ru22' | 'ru7' | 'ru5', ShippedSet>> = {
  ae: {
    country: 'AE',
    rates: [{ class: 'standard', className: '', percent: 5, validFrom: '2018-01-01' }],
  },
  ru22: {
    country: 'RU',
    rates: [
      { class: 'standard', className: '', percent: 22, validFrom: '2026-01-01' },
      { class: 'vat-10', className: '10 %', percent: 10, validFrom: '2026-01-01' },
      { class: 'vat-0', className: '0 %', percent: 0, validFrom: '2026-01-01' },
    ],
  },
  ru7: {
    country: 'RU',
    rates: [{ class: 'standard', className: '', percent: 7, validFrom: '2026-01-01' }],
  },
  ru5: {
    country: 'RU',
    rates: [{ class: 'standard', className: '', percent: 5, validFrom: '2026-01-01' }],
  },
};
