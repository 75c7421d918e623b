import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMajor } from '#domain/money.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { byteOrderMark, writeCsvRow, type CsvSeparator } from '#platform/csv/write-csv.ts';

import { selectPrices } from './price-lists.queries.ts';

export interface PriceFileOptions {
  separator: CsvSeparator;
  language: Language;
}

const pricesAtOnce = 1000;

/**
 * The prices of a list as a CSV file, piece by piece, whose first columns are those that can be pasted; a list that is
 * not there has none.
 */
export async function* exportPrices(
  db: Kysely<Database>,
  id: number,
  { separator, language }: PriceFileOptions,
): AsyncGenerator<string> {
  const t = translatorOf(language);
  const headings = [
    t('priceFile.sku'),
    t('priceFile.from'),
    t('priceFile.price'),
    t('priceFile.product'),
    t('priceFile.variation'),
    t('priceFile.usualPrice'),
  ];
  yield byteOrderMark + writeCsvRow(headings, separator);
  for (let offset = 0; ; offset += pricesAtOnce) {
    const rows = await selectPrices(db, id, { q: '', offset, limit: pricesAtOnce });
    if (rows.length === 0) return;
    yield rows
      .map(({ sku, minQuantity, price, title, variationTitle, usualPrice }) =>
        writeCsvRow(
          [sku, minQuantity, toMajor(price), title, variationTitle, toMajor(usualPrice)],
          separator,
        ),
      )
      .join('');
  }
}
