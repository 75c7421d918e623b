import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { byteOrderMark, writeCsvRow, type CsvSeparator } from '#platform/csv/write-csv.ts';

import { selectCodes } from './manage-promotions.queries.ts';

interface CodeFileOptions {
  separator: CsvSeparator;
  language: Language;
}

const codesAtOnce = 1000;

/** All codes of a promotion with their uses as a CSV file, piece by piece; a promotion that is not there has none. */
export async function* exportCodes(
  db: Kysely<Database>,
  id: number,
  { separator, language }: CodeFileOptions,
): AsyncGenerator<string> {
  const t = translatorOf(language);
  const headings = [t('codeFile.code'), t('codeFile.limit'), t('codeFile.uses')];
  yield byteOrderMark + writeCsvRow(headings, separator);
  let after = '';
  for (;;) {
    const codes = await selectCodes(db, id, { after, limit: codesAtOnce });
    const last = codes.at(-1);
    if (!last) return;
    yield codes
      .map(({ code, usageLimit, uses }) => writeCsvRow([code, usageLimit, uses], separator))
      .join('');
    after = last.code;
  }
}
