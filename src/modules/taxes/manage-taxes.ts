import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import type {
  Taxes,
  TaxClassInput,
  TaxFill,
  TaxRateInput,
  TaxSettingsInput,
} from '#domain/schemas/tax.schema.ts';
import { standardClass, type DatedRate } from '#domain/taxes/find-rate.ts';
import { euRates, otherSets } from '#domain/taxes/shipped-rates.ts';
import { fromPercent, toPercent } from '#domain/taxes/tax-amounts.ts';
import { foldTaxNumber } from '#domain/taxes/tax-number.ts';

import { taxesTag } from './tax-reader.ts';
import {
  deleteTaxClass,
  deleteTaxRate,
  insertTaxClass,
  insertTaxRates,
  selectTaxClasses,
  selectTaxRates,
  selectTaxSettings,
  updateTaxSettings,
} from './taxes.queries.ts';

type Trx = Transaction<Database>;

/** What the shop says of its taxes. Rates are added and removed, never changed: orders keep what they were told. */
export interface TaxManagement {
  read(): Promise<Taxes>;
  /** Throws 409 for a version that is not the present one, 422 for a class of the delivery that is not there. */
  changeSettings(input: TaxSettingsInput): Promise<Taxes>;
  /** Throws 422 for a code that is taken. */
  addClass(input: TaxClassInput): Promise<Taxes>;
  /** With its rates; its products have the standard class then. Throws 404, and 409 for the standard one. */
  removeClass(code: string): Promise<void>;
  /** Throws 422 for a class that is not there, and for a day on which another rate of the place begins. */
  addRate(input: TaxRateInput): Promise<Taxes>;
  /** Throws 404. */
  removeRate(id: number): Promise<void>;
  /** Adds rates that come with the program; what the shop has already stays. */
  fill(input: TaxFill): Promise<Taxes>;
}

export function createTaxManagement(db: Kysely<Database>): TaxManagement {
  const write = <T>(run: (trx: Trx) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      const result = await run(trx);
      // Each page says whether tax is added to its prices.
      await notifyChange(trx, [taxesTag, 'settings']);
      return result;
    });
  return {
    read: () => readTaxes(db),
    changeSettings: (input) =>
      write(async (trx) => {
        await requireClass(trx, 'deliveryClass', input.deliveryClass);
        const taxNumber = foldTaxNumber(input.taxNumber);
        const changed = await updateTaxSettings(trx, { ...input, taxNumber });
        if (!changed) throw new AppError('conflict', 'content.errors.changed');
        return readTaxes(trx);
      }),
    addClass: (input) =>
      write(async (trx) => {
        if (!(await insertTaxClass(trx, input))) throw fieldError('code', 'taxes.errors.codeTaken');
        return readTaxes(trx);
      }),
    removeClass: (code) =>
      write(async (trx) => {
        if (code === standardClass) throw new AppError('conflict', 'taxes.errors.standard');
        if (!(await deleteTaxClass(trx, code))) throw notFound('taxClass');
      }),
    addRate: ({ percent, region, ...input }) =>
      write(async (trx) => {
        await requireClass(trx, 'class', input.class);
        const rate = { ...input, region: region || null, rate: fromPercent(percent) };
        if ((await insertTaxRates(trx, [rate])) === 0) throw fieldError('validFrom', 'taxes.errors.dayTaken');
        return readTaxes(trx);
      }),
    removeRate: (id) =>
      write(async (trx) => {
        if (!(await deleteTaxRate(trx, id))) throw notFound('taxRate');
      }),
    fill: (input) =>
      write(async (trx) => {
        const { rates, classes } = shippedRates(input);
        for (const row of classes) await insertTaxClass(trx, row);
        await insertTaxRates(trx, rates);
        return readTaxes(trx);
      }),
  };
}

async function readTaxes(db: Kysely<Database>): Promise<Taxes> {
  const settings = await selectTaxSettings(db);
  const classes = await selectTaxClasses(db);
  const rates = await selectTaxRates(db);
  return {
    settings,
    classes,
    rates: rates.map(({ rate, region, ...row }) => ({
      ...row,
      region: region ?? '',
      percent: toPercent(rate),
    })),
  };
}

async function requireClass(trx: Trx, field: string, code: string | null): Promise<void> {
  if (code === null) return;
  const classes = await selectTaxClasses(trx);
  if (!classes.some((row) => row.code === code)) throw fieldError(field, 'taxes.errors.noClass');
}

function shippedRates({ set, countries, name }: TaxFill): {
  rates: DatedRate[];
  classes: { code: string; name: string }[];
} {
  if (set === 'eu') {
    const wanted = euRates.filter(({ country }) => countries.length === 0 || countries.includes(country));
    const rates = wanted.map(({ country, percent, validFrom }) => ({
      class: standardClass,
      country,
      region: null,
      rate: fromPercent(percent),
      validFrom,
      name,
    }));
    return { rates, classes: [] };
  }
  const { country, rates } = otherSets[set];
  return {
    rates: rates.map(({ className: _name, percent, ...rate }) => ({
      ...rate,
      country,
      region: null,
      rate: fromPercent(percent),
      name,
    })),
    classes: rates
      .filter((rate) => rate.class !== standardClass)
      .map((rate) => ({ code: rate.class, name: rate.className })),
  };
}
