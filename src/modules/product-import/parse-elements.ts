import { SaxesParser, type SaxesTag } from 'saxes';

import { AppError } from '#domain/errors.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { elementFormatOf, usedElements, type ElementFormat } from './formats/element-formats.ts';
import type { KeptElement } from './formats/foreign-rows.ts';
import type { UploadEnd, UploadRow } from './parse-upload.ts';

/** Of one offer, of one piece of text or markup between two events, of one offer's elements, of a price list's catalogs. */
const most = { offer: 1_000_000, unbroken: 2_000_000, elements: 2000, catalogs: 100_000, unused: 300 } as const;

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
    const rows = reader.takeRows();
    if (rows.length === 0) return;
    count += rows.length;
    if (count > mostRows) throw refuse('imports.errors.rows');
    await handlers.onRows(rows);
  };
  for await (const text of texts) {
    reader.write(text);
    if (!isBegun && reader.format !== null) {
      isBegun = true;
      await handlers.onHead(reader.format);
    }
    if (isBegun && (reader.waiting.rows >= portion.rows || reader.waiting.bytes >= portion.bytes)) await flush();
  }
  reader.end();
  if (!isBegun) throw refuse('imports.errors.empty');
  await flush();
  if (count === 0) throw refuse('imports.errors.empty');
  return { origin: reader.origin, unused: reader.unused() };
}

/** `g:price`: feeds name the same by different prefixes. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function createReader() {
  const parser = new SaxesParser({ position: true });
  // Some price lists carry those of HTML, which XML does not know.
  Object.assign(parser.ENTITIES, { nbsp: '\u00a0', mdash: '—', ndash: '–', laquo: '«', raquo: '»' });
  const path: string[] = [];
  const catalogs = new Map<string, { title: string; parentId: string }>();
  const unused = new Set<string>();
  let format: ElementFormat | null = null;
  let rows: UploadRow[] = [];
  let bytes = 0;
  let origin = '';
  let offer: { line: number; depth: number; parts: KeptElement; elements: number; size: number } | null = null;
  let text = '';
  let attributes: Record<string, string> = {};
  let sinceEvent = 0;

  parser.on('error', (error) => {
    throw refuse('imports.errors.malformed', error.message);
  });
  parser.on('opentag', (tag) => {
    sinceEvent = 0;
    const own = attributesOf(tag);
    const name = localName(tag.name);
    format ??= elementFormatOf(name);
    if (format === null) throw refuse('imports.errors.unknownXml');
    path.push(name);
    if (path.length > 50) throw refuse('imports.errors.malformed');
    if (offer && path.length === offer.depth + 1) begin(own);
    else if (!offer && isOffer(name)) {
      offer = { line: parser.line, depth: path.length, parts: {}, elements: 0, size: 0 };
      offer.parts['@'] = [{ text: '', attributes: own }];
    } else if (!offer) begin(own);
  });
  const addText = (piece: string) => {
    sinceEvent = 0;
    text += piece;
    if (text.length > most.offer) throw refuse('imports.errors.element');
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    sinceEvent = 0;
    const name = path.at(-1) ?? '';
    if (offer && path.length === offer.depth) finishOffer();
    else if (offer && path.length === offer.depth + 1) addPart(name);
    else if (!offer) readOutside(name);
    path.pop();
  });

  const isOffer = (name: string) => (format === 'yml' ? name === 'offer' : name === 'item' || name === 'entry');

  function begin(own: Record<string, string>): void {
    text = '';
    attributes = own;
  }

  function addPart(name: string): void {
    if (!offer || format === null) return;
    const part = { text: text.trim(), attributes };
    text = '';
    if (!usedElements[format].has(name)) {
      if (part.text !== '' && unused.size < most.unused) unused.add(name);
      return;
    }
    offer.size += part.text.length + JSON.stringify(attributes).length;
    if (++offer.elements > most.elements || offer.size > most.offer) throw refuse('imports.errors.element');
    offer.parts[name] = [...(offer.parts[name] ?? []), part];
  }

  function finishOffer(): void {
    if (!offer) return;
    const { parts, line } = offer;
    if (format === 'yml') parts['catalog'] = catalogPath(parts['categoryId']?.[0]?.text ?? '');
    const cell = JSON.stringify(parts);
    rows.push({ line, cells: [cell] });
    bytes += Buffer.byteLength(cell);
    if (origin === '') origin = hostOf(parts['link']?.[0]?.text ?? '');
    offer = null;
  }

  function catalogPath(id: string): KeptElement[string] {
    const names: string[] = [];
    // A catalog may lie below itself by mistake.
    for (let next = catalogs.get(id); next && names.length < 10; next = catalogs.get(next.parentId))
      names.unshift(next.title);
    return names.map((title) => ({ text: title, attributes: {} }));
  }

  function readOutside(name: string): void {
    const value = text.trim();
    text = '';
    if (format === 'yml' && name === 'category' && catalogs.size < most.catalogs)
      catalogs.set(attributes['id'] ?? '', { title: value, parentId: attributes['parentId'] ?? '' });
    if (name === (format === 'yml' ? 'url' : 'link') && origin === '') origin = hostOf(value || (attributes['href'] ?? ''));
  }

  return {
    get format() {
      return format;
    },
    get origin() {
      return origin;
    },
    get waiting() {
      return { rows: rows.length, bytes };
    },
    write(piece: string) {
      sinceEvent += piece.length;
      if (sinceEvent > most.unbroken) throw refuse('imports.errors.element');
      parser.write(piece);
    },
    end() {
      parser.close();
    },
    takeRows() {
      const taken = rows;
      rows = [];
      bytes = 0;
      return taken;
    },
    unused: () => [...unused],
  };
}

function attributesOf({ attributes }: SaxesTag): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, typeof value === 'string' ? value : value.value]),
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function refuse(message: MessageKey, cause?: unknown): AppError {
  return new AppError('validation_failed', message, { ...(cause !== undefined && { cause }) });
}
