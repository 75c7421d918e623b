/** What a cell holds: numbers are written as numbers, texts never become formulas. */
export type CsvCell = string | number | null;

export const csvSeparators = ['comma', 'semicolon', 'tab'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

const characters: Record<CsvSeparator, string> = { comma: ',', semicolon: ';', tab: '\t' };

/** Excel takes a file for UTF-8 only with this at its start. */
export const byteOrderMark = '\uFEFF';

/**
 * One row, with the line end of RFC 4180. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front (OWASP, "CSV Injection"). With semicolons, which Excel expects where the comma is
 * the decimal mark, decimals are written with a comma.
 */
export function writeCsvRow(cells: readonly CsvCell[], separator: CsvSeparator): string {
  const mark = characters[separator];
  return cells.map((cell) => writeCell(cell, separator, mark)).join(mark) + '\r\n';
}

function writeCell(cell: CsvCell, separator: CsvSeparator, mark: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number')
    return separator === 'semicolon' ? String(cell).replace('.', ',') : String(cell);
  const text = /^[\s\p{Cf}]*[=+\-@\t\r]/u.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  const needsQuotes = text.includes('"') || text.includes(mark) || /[\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
