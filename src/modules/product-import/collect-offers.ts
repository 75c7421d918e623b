import type { UploadRow } from '#platform/uploads/read-table.ts';
import { refuseUpload as refuse } from '#platform/uploads/refuse-upload.ts';

import { usedElements, type ElementFormat } from './formats/element-formats.ts';
import type { KeptElement } from './formats/foreign-rows.ts';
import type { UploadEnd } from './parse-upload.ts';

/** Letters and elements of one offer, catalogs of a price list, names of unused elements. */
const most = { letters: 1_000_000, elements: 2000, catalogs: 100_000, unused: 300 } as const;
const deepestCatalog = 10;

/** Puts the elements of an XML file together to offers. */
export interface OfferCollector {
  format: ElementFormat;
  open(name: string, attributes: Record<string, string>, at: { depth: number; line: number }): void;
  add(text: string): void;
  close(name: string, depth: number): void;
  /** What was gathered since rows were taken last. */
  waiting(): { rows: number; bytes: number };
  takeRows(): UploadRow[];
  end(): UploadEnd;
}

export function collectOffers(format: ElementFormat): OfferCollector {
  const catalogs = new Map<string, { title: string; parentId: string }>();
  const unused = new Set<string>();
  let rows: UploadRow[] = [];
  let bytes = 0;
  let origin = '';
  let offer: { line: number; depth: number; parts: KeptElement; elements: number; letters: number } | null =
    null;
  let lastLine = 0;
  let text = '';
  let attributes: Record<string, string> = {};

  const isOffer = (name: string) =>
    format === 'yml' ? name === 'offer' : name === 'item' || name === 'entry';

  function addPart(name: string, { parts }: { parts: KeptElement }): void {
    const part = { text: text.trim(), attributes };
    if (!usedElements[format].has(name)) {
      if (part.text !== '' && unused.size < most.unused) unused.add(name);
      return;
    }
    parts[name] = [...(parts[name] ?? []), part];
  }

  function finishOffer({ parts, line }: { parts: KeptElement; line: number }): void {
    if (format === 'yml') parts['catalog'] = catalogPath(parts['categoryId']?.[0]?.text ?? '');
    if (origin === '') origin = hostOf(parts['link']?.[0]?.text ?? '');
    const cell = JSON.stringify(parts);
    rows.push({ line, cells: [cell] });
    bytes += Buffer.byteLength(cell);
  }

  function catalogPath(id: string): KeptElement[string] {
    const titles: string[] = [];
    // A catalog may lie below itself by mistake.
    for (
      let next = catalogs.get(id);
      next && titles.length < deepestCatalog;
      next = catalogs.get(next.parentId)
    )
      titles.unshift(next.title);
    return titles.map((title) => ({ text: title, attributes: {} }));
  }

  function readOutside(name: string): void {
    const value = text.trim();
    if (format === 'yml' && name === 'category' && catalogs.size < most.catalogs)
      catalogs.set(attributes['id'] ?? '', { title: value, parentId: attributes['parentId'] ?? '' });
    const isAddress = name === (format === 'yml' ? 'url' : 'link');
    if (isAddress && origin === '') origin = hostOf(value || (attributes['href'] ?? ''));
  }

  return {
    format,
    open(name, own, { depth, line }) {
      if (!offer && isOffer(name)) {
        const parts: KeptElement = { '@': [{ text: '', attributes: own }] };
        // Rows are told by their lines, and some files are written in one.
        lastLine = Math.max(line, lastLine + 1);
        offer = { line: lastLine, depth, parts, elements: 0, letters: 0 };
      } else if (!offer || depth === offer.depth + 1) {
        text = '';
        attributes = own;
      }
      if (!offer) return;
      offer.letters += JSON.stringify(own).length;
      if (++offer.elements > most.elements || offer.letters > most.letters)
        throw refuse('imports.errors.element');
    },
    add(piece) {
      text += piece;
      if (offer) offer.letters += piece.length;
      if (text.length > most.letters || (offer?.letters ?? 0) > most.letters)
        throw refuse('imports.errors.element');
    },
    close(name, depth) {
      if (!offer) readOutside(name);
      else if (depth === offer.depth + 1) addPart(name, offer);
      else if (depth === offer.depth) {
        finishOffer(offer);
        offer = null;
      } else return;
      text = '';
    },
    waiting: () => ({ rows: rows.length, bytes }),
    takeRows() {
      const taken = rows;
      rows = [];
      bytes = 0;
      return taken;
    },
    end: () => ({ origin, unused: [...unused] }),
  };
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
