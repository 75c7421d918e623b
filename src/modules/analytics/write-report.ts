import {
  figuresOf,
  shapeOf,
  type Report,
  type ReportKey,
  type ReportRow,
} from '#domain/schemas/report.schema.ts';
import { messagesOf, translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { byteOrderMark, writeCsvRow, type CsvCell, type CsvSeparator } from '#platform/csv/write-csv.ts';

interface WriteOptions {
  separator: CsvSeparator;
  language: Language;
}

const rowsAtOnce = 500;

/**
 * A report as a CSV file: a row for each of its rows, and one for their sums. Each figure has the one that it is
 * compared with beside it.
 */
export async function* writeReport(
  report: ReportKey,
  { rows, total, compared, step }: Report,
  { separator, language }: WriteOptions,
): AsyncGenerator<string> {
  const t = translatorOf(language);
  const figures = figuresOf(report);
  const { row, isByTime } = shapeOf(report);
  const headings = figures.flatMap((figure) => {
    const name = t(`report.figure.${figure}`);
    return compared ? [name, t('report.before', { figure: name })] : [name];
  });
  const toCells = ({ figures: now, before }: Pick<ReportRow, 'figures' | 'before'>): CsvCell[] =>
    figures.flatMap((figure) => {
      const value = now[figure] ?? null;
      return compared ? [value, before?.[figure] ?? null] : [value];
    });
  const write = (cells: readonly CsvCell[]) => writeCsvRow(cells, separator);

  yield byteOrderMark + write([t(`report.row.${isByTime ? step : row}`), ...headings]);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    yield some.map((row) => write([nameRow(report, row, language), ...toCells(row)])).join('');
  }
  yield write([t('report.total'), ...toCells(total)]);
}

function nameRow(report: ReportKey, { id, title }: ReportRow, language: Language): string {
  if (title !== '') return title;
  const messages: Readonly<Record<string, string>> = messagesOf(language);
  const key = id === '' ? `report.none.${report}` : `report.${report}.${id}`;
  return Object.hasOwn(messages, key) ? (messages[key] ?? id) : id;
}

/** Of a report by its key, for the name of the file. */
export function fileNameOf(report: ReportKey, { period }: Report): string {
  const days = shapeOf(report).isOfNow ? period.to : `${period.from}_${period.to}`;
  return `${report}-${days}.csv`;
}
