import { describeColumn } from '#domain/product-columns.ts';
import type { ImportProblem } from '#domain/schemas/product-import.schema.ts';
import { byLanguage } from '#locales/by-language.ts';
import type { messages as fileMessages } from '#locales/en/admin/files.ts';
import type { messages as problemMessages } from '#locales/en/admin/import-problems.ts';
import type { Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';
import { byteOrderMark, writeCsvRow, type CsvCell, type CsvSeparator } from '#platform/csv/write-csv.ts';

// The words of the screen that shows the same.
const headings = byLanguage<typeof fileMessages>(
  import.meta.glob<Texts>('../../locales/*/admin/files.ts', { eager: true, import: 'messages' }),
);
const reasons = byLanguage<typeof problemMessages>(
  import.meta.glob<Texts>('../../locales/*/admin/import-problems.ts', { eager: true, import: 'messages' }),
);

const atOnce = 1000;

/** What an import has left out, or taken otherwise than it stands in the file, a row a reason. */
export async function* writeProblems(
  list: (range: { offset: number; limit: number }) => Promise<{ items: ImportProblem[] }>,
  { separator, language }: { separator: CsvSeparator; language: Language },
): AsyncGenerator<string> {
  const { line, column, reason, value, note } = headings[language];
  const words: Readonly<Record<string, string>> = reasons[language];
  const write = (cells: readonly CsvCell[]) => writeCsvRow(cells, separator);
  yield byteOrderMark + write([line, column, reason, value, note]);
  for (let offset = 0; ; offset += atOnce) {
    const { items } = await list({ offset, limit: atOnce });
    const rows = items.map((problem) => [
      problem.line,
      describeColumn(problem.field, language),
      (Object.hasOwn(words, problem.code) ? words[problem.code] : words['invalid']) ?? problem.code,
      problem.value,
      headings[language][problem.isNote ? 'yes' : 'no'],
    ]);
    yield rows.map(write).join('');
    if (items.length < atOnce) return;
  }
}
