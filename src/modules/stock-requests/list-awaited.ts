import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { AwaitedList, AwaitedVariation } from '#domain/schemas/stock-request.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { byteOrderMark, writeCsvRow, type CsvSeparator } from '#platform/csv/write-csv.ts';

import { countAwaited, selectAwaited, type AwaitedRow } from './stock-requests.queries.ts';

const rowsAtOnce = 500;

/** In the order of the cells. */
const headings = [
  'awaitedFile.product',
  'awaitedFile.variation',
  'awaitedFile.sku',
  'awaitedFile.stock',
  'awaitedFile.people',
  'awaitedFile.since',
] as const;

/** What people wait for, as the staff sees it: goods and numbers, no addresses. */
export interface AwaitedManagement {
  list(range: { offset: number; limit: number }): Promise<AwaitedList>;
  /** The whole list as a CSV file, piece by piece. */
  export(format: { separator: CsvSeparator; language: Language }): AsyncGenerator<string>;
}

export function createAwaitedManagement({ reading }: { reading: Kysely<Database> }): AwaitedManagement {
  return {
    async list(range) {
      const [counts, rows] = await Promise.all([countAwaited(reading), selectAwaited(reading, range)]);
      return { ...counts, variations: rows.map(toVariation) };
    },
    async *export({ separator, language }) {
      const t = translatorOf(language);
      const unlimited = t('productFile.unlimited');
      yield (
        byteOrderMark +
          writeCsvRow(
            headings.map((key) => t(key)),
            separator,
          )
      );
      for (let offset = 0; ; offset += rowsAtOnce) {
        const rows = await selectAwaited(reading, { offset, limit: rowsAtOnce });
        yield rows
          .map(({ title, options, sku, stock, people, since }) =>
            writeCsvRow(
              [title, options, sku, stock ?? unlimited, people, since.toISOString().slice(0, 10)],
              separator,
            ),
          )
          .join('');
        if (rows.length < rowsAtOnce) return;
      }
    },
  };
}

function toVariation({ since, ...row }: AwaitedRow): AwaitedVariation {
  return { ...row, since: since.toISOString() };
}
