import type { FileEncoding } from '#platform/uploads/decode-texts.ts';
import { openUpload } from '#platform/uploads/open-upload.ts';
import { maxRows, portion, readTable, type UploadRow } from '#platform/uploads/read-table.ts';

import type { ElementFormat } from './formats/element-formats.ts';
import { parseElements } from './parse-elements.ts';

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

/**
 * Reads a table or, where it begins with `<`, XML piece by piece: `onHead` hears of the header or the format first,
 * `onRows` of rows in portions that a statement inserts well. Throws 413 and 422 with what is wrong with the file.
 */
export async function parseUpload(
  file: AsyncIterable<Uint8Array>,
  handlers: { onHead(head: UploadHead): Promise<void>; onRows(rows: UploadRow[]): Promise<void> },
  mostBytes?: number,
): Promise<UploadEnd> {
  const upload = await openUpload(file, mostBytes);
  const { onRows } = handlers;
  if (upload.begun.trimStart().startsWith('<')) {
    return parseElements(
      upload.texts,
      {
        onHead: (elements) =>
          handlers.onHead({ encoding: upload.encoding, separator: '', header: [], elements }),
        onRows,
      },
      { rows: maxRows, portion },
    );
  }
  await readTable(upload, {
    onHead: (head) => handlers.onHead({ encoding: upload.encoding, ...head, elements: null }),
    onRows,
  });
  return { origin: '', unused: [] };
}
