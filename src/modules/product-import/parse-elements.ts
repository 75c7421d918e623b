import type { UploadRow } from '#platform/uploads/read-table.ts';
import { refuseUpload as refuse } from '#platform/uploads/refuse-upload.ts';

import { collectOffers, type OfferCollector } from './collect-offers.ts';
import { elementFormatOf, type ElementFormat } from './formats/element-formats.ts';
import type { UploadEnd } from './parse-upload.ts';
import { createXmlReader } from './xml-reader.ts';

interface ElementLimits {
  rows: number;
  /** What one statement inserts. */
  portion: { rows: number; bytes: number };
}

/**
 * Reads offers of an XML file piece by piece, each as one cell that holds its elements by name. Entities of the
 * document's own are never resolved: a file that uses one is refused. Throws 422.
 */
export async function parseElements(
  texts: AsyncIterable<string>,
  handlers: { onHead(format: ElementFormat): Promise<void>; onRows(rows: UploadRow[]): Promise<void> },
  { rows: mostRows, portion }: ElementLimits,
): Promise<UploadEnd> {
  const reader = createReader();
  let isBegun = false;
  let count = 0;
  const flush = async () => {
    const rows = reader.offers()?.takeRows() ?? [];
    count += rows.length;
    if (count > mostRows) throw refuse('imports.errors.rows');
    if (rows.length > 0) await handlers.onRows(rows);
  };
  for await (const text of texts) {
    reader.write(text);
    const offers = reader.offers();
    if (!offers) continue;
    if (!isBegun) await handlers.onHead(offers.format);
    isBegun = true;
    const { rows, bytes } = offers.waiting();
    if (rows >= portion.rows || bytes >= portion.bytes) await flush();
  }
  reader.end();
  const offers = reader.offers();
  if (!offers) throw refuse('imports.errors.empty');
  await flush();
  if (count === 0) throw refuse('imports.errors.empty');
  return offers.end();
}

function createReader() {
  let offers: OfferCollector | null = null;
  const reader = createXmlReader({
    open(name, attributes, at) {
      offers ??= collectOffers(formatAt(name));
      offers.open(name, attributes, at);
    },
    add: (piece) => offers?.add(piece),
    close: (name, depth) => offers?.close(name, depth),
  });
  return { ...reader, offers: () => offers };
}

function formatAt(root: string): ElementFormat {
  const format = elementFormatOf(root);
  if (format === null) throw refuse('imports.errors.unknownXml');
  return format;
}
