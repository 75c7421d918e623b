import { parse, type CsvError } from 'csv-parse';

import type { OpenUpload } from './open-upload.ts';
import { refuseUpload as refuse } from './refuse-upload.ts';

/** Lines of a table that are taken. */
export const maxRows = 200_000;
const maxColumns = 300;
const maxRecordLength = 1_000_000;
/** What one statement inserts: rows of 50 KB, a thousand at once, would meet its timeout. */
export const portion = { rows: 1000, bytes: 1_000_000 };

export interface TableHead {
  separator: string;
  header: string[];
}

export interface UploadRow {
  /** Of the file, where the row begins; the header is in line 1. */
  line: number;
  cells: string[];
}

/**
 * Reads a table piece by piece: `onHead` hears of its header first, `onRows` of rows in portions of so many and so many
 * bytes that a statement inserts well. Knows comma, semicolon and tab, and quoted line breaks. Throws 413 and 422 with
 * what is wrong with the file.
 */
export async function readTable(
  { begun, texts }: Pick<OpenUpload, 'begun' | 'texts'>,
  handlers: { onHead(head: TableHead): Promise<void>; onRows(rows: UploadRow[]): Promise<void> },
): Promise<void> {
  const separator = findSeparator(begun);
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
    info: true,
  });
  const feeding = feed(parser, texts);
  feeding.catch(() => {});
  let header: string[] | null = null;
  let rows: UploadRow[] = [];
  let bytes = 0;
  let count = 0;
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const line = lastLine + 1;
      lastLine = info.lines;
      const cells = record.map((cell) => cell.replaceAll('\0', '').toWellFormed());
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (!header) {
        header = cells.map((cell) => cell.trim());
        if (header.length > maxColumns) throw refuse('imports.errors.columns');
        await handlers.onHead({ separator, header });
        continue;
      }
      if (++count > maxRows) throw refuse('imports.errors.rows');
      const row = { line, cells: cells.slice(0, maxColumns) };
      rows.push(row);
      for (const cell of row.cells) bytes += Buffer.byteLength(cell);
      if (rows.length < portion.rows && bytes < portion.bytes) continue;
      await handlers.onRows(rows);
      rows = [];
      bytes = 0;
    }
    await feeding;
  } catch (error) {
    parser.destroy();
    throw isCsvError(error) ? refuse('imports.errors.malformed', error.message) : error;
  }
  if (!header || count === 0) throw refuse('imports.errors.empty');
  await handlers.onRows(rows);
}

async function feed(parser: ReturnType<typeof parse>, texts: AsyncGenerator<string>): Promise<void> {
  try {
    for await (const text of texts) await write(parser, text);
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function write(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  if (parser.destroyed || parser.write(text)) return;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      // A large file waits a thousand times.
      parser.off('drain', goOn).off('close', goOn);
      resolve();
    };
    parser.on('drain', goOn).on('close', goOn);
  });
}

/** The sign that parts the columns of the first line, outside of quotes. */
function findSeparator(text: string): string {
  const counts = new Map([
    [';', 0],
    ['\t', 0],
    [',', 0],
  ]);
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '\n' && [...counts.values()].some((count) => count > 0)) break;
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [[separator] = [',']] = [...counts].sort(([, a], [, b]) => b - a);
  return (counts.get(separator) ?? 0) > 0 ? separator : ',';
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}
