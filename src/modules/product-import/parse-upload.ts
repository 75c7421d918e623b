import { parse, type CsvError } from 'csv-parse';

import { decodeTexts, type FileEncoding } from './decode-texts.ts';
import type { ElementFormat } from './formats/element-formats.ts';
import { parseElements } from './parse-elements.ts';
import { refuseUpload as refuse } from './refuse-upload.ts';

/** The largest file that is taken, unpacked as it comes. */
export const maxUploadBytes = 200 * 1024 * 1024;
const maxRows = 200_000;
const maxColumns = 300;
const maxRecordLength = 1_000_000;
/** What one statement inserts: rows of 50 KB, a thousand at once, would meet its timeout. */
const portion = { rows: 1000, bytes: 1_000_000 };

export interface UploadHead {
  encoding: FileEncoding;
  /** Empty for XML. */
  separator: string;
  header: string[];
  /** The format of an XML file; null for a table. */
  elements: ElementFormat | null;
}

/** What is known of a file once it is read to its end. */
export interface UploadEnd {
  /** Host of the shop that the file names; empty where it names none. */
  origin: string;
  /** Elements of an XML file that are not used. */
  unused: string[];
}

export interface UploadRow {
  /** Of the file, where the row begins; the header is in line 1. */
  line: number;
  cells: string[];
}

/**
 * Reads a table or, where it begins with `<`, XML piece by piece: `onHead` hears of the header or the format first, `onRows` of rows in portions of
 * so many and so many bytes that a statement inserts well. Knows BOMs,
 * UTF-8, UTF-16 and the old Russian encoding, comma, semicolon and tab, quoted line breaks. Throws 413 and 422
 * with what is wrong with the file.
 */
export async function parseUpload(
  file: AsyncIterable<Uint8Array>,
  handlers: { onHead(head: UploadHead): Promise<void>; onRows(rows: UploadRow[]): Promise<void> },
  mostBytes = maxUploadBytes,
): Promise<UploadEnd> {
  let encoding: FileEncoding = 'utf-8';
  const texts = decodeTexts(file, { mostBytes, onEncoding: (found) => (encoding = found) });
  const beginning: string[] = [];
  let begun = '';
  // Enough to see the whole header line. Leaving a `for await` would end the file with it.
  while (begun.length < 65_536) {
    const { value, done } = await texts.next();
    if (done) break;
    beginning.push(value);
    begun += value;
  }
  if (begun.trim() === '') throw refuse('imports.errors.empty');
  const readOn = async function* () {
    yield* beginning;
    yield* texts;
  };
  if (begun.trimStart().startsWith('<')) {
    return parseElements(
      readOn(),
      {
        onHead: (elements) => handlers.onHead({ encoding, separator: '', header: [], elements }),
        onRows: handlers.onRows,
      },
      { rows: maxRows, portion },
    );
  }
  const separator = findSeparator(begun);
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
    info: true,
  });
  const feeding = feed(parser, beginning, texts);
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
        await handlers.onHead({ encoding, separator, header, elements: null });
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
  return { origin: '', unused: [] };
}

async function feed(
  parser: ReturnType<typeof parse>,
  beginning: readonly string[],
  rest: AsyncGenerator<string>,
): Promise<void> {
  try {
    for (const text of beginning) await write(parser, text);
    for await (const text of rest) await write(parser, text);
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
