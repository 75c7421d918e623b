import { SaxesParser, type SaxesTag } from 'saxes';

import { refuseUpload as refuse } from '#platform/uploads/refuse-upload.ts';

/** Letters between two events: a text or a tag that never ends. */
const mostUnbroken = 2_000_000;
const deepest = 50;

interface XmlHandlers {
  /** Names without their prefixes; the root has the depth 1. */
  open(name: string, attributes: Record<string, string>, at: { depth: number; line: number }): void;
  add(text: string): void;
  close(name: string, depth: number): void;
}

/** `g:price`: files name the same by different prefixes. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece. Entities of the document's own are never resolved: a file that uses one is refused, and
 * so is one that is not well-formed, nests too deep or holds a text without end. Throws 422.
 */
export function createXmlReader(handlers: XmlHandlers): { write(piece: string): void; end(): void } {
  const parser = new SaxesParser({ position: true });
  // Some price lists carry those of HTML, which XML does not know.
  Object.assign(parser.ENTITIES, { nbsp: '\u00a0', mdash: '—', ndash: '–', laquo: '«', raquo: '»' });
  let depth = 0;
  let sinceEvent = 0;

  parser.on('error', (error) => {
    throw refuse('imports.errors.malformed', error.message);
  });
  parser.on('opentag', (tag) => {
    sinceEvent = 0;
    if (++depth > deepest) throw refuse('imports.errors.malformed');
    handlers.open(localName(tag.name), attributesOf(tag), { depth, line: parser.line });
  });
  const addText = (piece: string) => {
    sinceEvent = 0;
    handlers.add(piece);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag) => {
    sinceEvent = 0;
    handlers.close(localName(tag.name), depth--);
  });

  return {
    write(piece) {
      sinceEvent += piece.length;
      if (sinceEvent > mostUnbroken) throw refuse('imports.errors.element');
      parser.write(piece);
    },
    end() {
      parser.close();
    },
  };
}

function attributesOf({ attributes }: SaxesTag): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.value,
    ]),
  );
}
