import { SaxesParser, type SaxesTag } from 'saxes';

import { collectOffers, type OfferCollector } from './collect-offers.ts';
import { elementFormatOf, type ElementFormat } from './formats/element-formats.ts';
import type { UploadEnd, UploadRow } from './parse-upload.ts';
import { refuseUpload as refuse } from './refuse-upload.ts';

/** Letters between two events: a text or a tag that never ends. */
const mostUnbroken = 2_000_000;
const deepest = 50;

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

/** `g:price`: feeds name the same by different prefixes. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function createReader() {
  const parser = new SaxesParser({ position: true });
  // Some price lists carry those of HTML, which XML does not know.
  Object.assign(parser.ENTITIES, { nbsp: '\u00a0', mdash: '—', ndash: '–', laquo: '«', raquo: '»' });
  let offers: OfferCollector | null = null;
  let depth = 0;
  let sinceEvent = 0;

  parser.on('error', (error) => {
    throw refuse('imports.errors.malformed', error.message);
  });
  parser.on('opentag', (tag) => {
    sinceEvent = 0;
    const name = localName(tag.name);
    offers ??= collectOffers(formatAt(name));
    if (++depth > deepest) throw refuse('imports.errors.malformed');
    offers.open(name, attributesOf(tag), { depth, line: parser.line });
  });
  const addText = (piece: string) => {
    sinceEvent = 0;
    offers?.add(piece);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag) => {
    sinceEvent = 0;
    offers?.close(localName(tag.name), depth--);
  });

  return {
    offers: () => offers,
    write(piece: string) {
      sinceEvent += piece.length;
      if (sinceEvent > mostUnbroken) throw refuse('imports.errors.element');
      parser.write(piece);
    },
    end() {
      parser.close();
    },
  };
}

function formatAt(root: string): ElementFormat {
  const format = elementFormatOf(root);
  if (format === null) throw refuse('imports.errors.unknownXml');
  return format;
}

function attributesOf({ attributes }: SaxesTag): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.value,
    ]),
  );
}
