import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import { mostChanges, type Intent } from '#domain/editing/intents.schema.ts';

import { mostPlaces, type FoundPage } from '#domain/schemas/text-search.schema.ts';

import type { SectionDefinition } from './framework/define-section.ts';
import type { FieldKind } from './framework/fields.ts';
import { mapFields, type FieldPath } from './framework/walk-fields.ts';

export interface TextQuery {
  /** At least one sign, taken as it is. */
  find: string;
  matchCase: boolean;
}

/** A field of a section, or of one of its items. */
interface Place {
  section: string;
  /** Of an item; null: the field is the section's own. */
  item: string | null;
  path: FieldPath;
}

/** Names a place within its page. */
const placeKey = ({ section, item, path }: Place) => JSON.stringify([section, item, ...path]);

type DefinitionOf = (type: string) => Pick<SectionDefinition, 'options' | 'item'> | undefined;

/** Fields that have a text, in the page's order: what is written, no addresses and no choices. The first are told. */
export function findTexts(
  page: PageDocument,
  query: TextQuery,
  definitionOf: DefinitionOf,
): Pick<FoundPage, 'places' | 'total'> {
  const places: FoundPage['places'] = [];
  let total = 0;
  for (const { name = '', ...section } of sectionsOf(page))
    mapTexts(section, definitionOf, (place, kind, value) => {
      const { text: _text, ...found } = replaceIn(value, kind, query, null);
      if (found.count > 0 && total++ < mostPlaces)
        places.push({ key: placeKey(place), name, type: section.type, ...found });
      return value;
    });
  return { places, total };
}

export interface Replaced {
  intents: Intent[];
  /** Leads back, applied to what the intents led to. */
  inverse: Intent[];
  /** How many fields change. */
  fields: number;
  /** How many do not, as the text would not fit in them. */
  refused: number;
}

/** Replaces a text in the fields of a page that are wanted. Rich text keeps its tags; the text is only looked for between them. */
export function replaceTexts(
  page: PageDocument,
  query: TextQuery & { replacement: string },
  definitionOf: DefinitionOf,
  isWanted: (key: string) => boolean = () => true,
): Replaced {
  const replaced: Replaced = { intents: [], inverse: [], fields: 0, refused: 0 };
  for (const section of sectionsOf(page)) {
    const wish = replaceInSection(section, query, definitionOf, isWanted);
    const misfits = findMisfits(wish, definitionOf);
    const { next, places } =
      misfits.size === 0
        ? wish
        : replaceInSection(section, query, definitionOf, (key) => isWanted(key) && !misfits.has(key));
    replaced.refused += misfits.size;
    replaced.fields += places.length;
    for (const [item, touched] of Map.groupBy(places, (place) => place.item)) {
      const paths = touched.map(({ path }) => path);
      replaced.intents.push(...updates(next, item, paths));
      replaced.inverse.push(...updates(section, item, paths));
    }
  }
  return replaced;
}

function replaceInSection(
  section: DocumentSection,
  query: TextQuery & { replacement: string },
  definitionOf: DefinitionOf,
  isWanted: (key: string) => boolean,
) {
  const places: Place[] = [];
  const next = mapTexts(section, definitionOf, (place, kind, value) => {
    if (!isWanted(placeKey(place))) return value;
    const { text } = replaceIn(value, kind, query, query.replacement);
    if (text !== value) places.push(place);
    return text;
  });
  return { next, places };
}

/** Places whose new text their schema refuses, such as one that is too long. */
function findMisfits(
  { next, places }: ReturnType<typeof replaceInSection>,
  definitionOf: DefinitionOf,
): Set<string> {
  const definition = definitionOf(next.type);
  const misfits = places.filter(({ item, path }) => {
    const node = item === null ? next.options : next.items.find(({ id }) => id === item);
    const parsed = (item === null ? definition?.options : definition?.item)?.safeParse(node);
    return parsed?.error?.issues.some((issue) => path.every((part, at) => issue.path[at] === part)) ?? false;
  });
  return new Set(misfits.map(placeKey));
}

const sectionsOf = ({ order, sections }: PageDocument): DocumentSection[] =>
  order.flatMap((id) => sections[id] ?? []);

const written: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'html']);

/** The section with other texts. A kind that is not known stays as it is. */
function mapTexts(
  section: DocumentSection,
  definitionOf: DefinitionOf,
  map: (place: Place, kind: FieldKind, text: string) => string,
): DocumentSection {
  const definition = definitionOf(section.type);
  if (!definition) return section;
  const within = (item: string | null) => (kind: FieldKind, value: unknown, path: FieldPath) =>
    written.has(kind) && typeof value === 'string'
      ? map({ section: section.id, item, path }, kind, value)
      : value;
  return {
    ...section,
    options: mapFields(definition.options, section.options, within(null)) as DocumentSection['options'],
    items: section.items.map(
      (item) => mapFields(definition.item, item, within(item.id)) as DocumentSection['items'][number],
    ),
  };
}

/** Sets fields to what a section has in them; a field within a list is set with the list. */
function updates(section: DocumentSection, item: string | null, paths: readonly FieldPath[]): Intent[] {
  const node = item === null ? section.options : section.items.find(({ id }) => id === item);
  const set = new Map<string, { path: string[]; value: unknown }>();
  for (const path of paths) {
    const list = path.findIndex((part) => typeof part === 'number');
    const keys = path.slice(0, list < 0 ? undefined : list).map(String);
    const value = keys.reduce<unknown>((from, key) => (from as Record<string, unknown>)[key], node);
    set.set(JSON.stringify(keys), { path: item === null ? ['options', ...keys] : keys, value });
  }
  const changes = [...set.values()];
  return Array.from({ length: Math.ceil(changes.length / mostChanges) }, (_, part): Intent => {
    const some = changes.slice(part * mostChanges, (part + 1) * mostChanges);
    return item === null
      ? { type: 'section.update', id: section.id, changes: some }
      : { type: 'item.update', section: section.id, id: item, changes: some };
  });
}

type Found = Pick<FoundPage['places'][number], 'count' | 'before' | 'match' | 'after'> & { text: string };

/** `replacement` null: the text is only looked for. */
function replaceIn(
  value: string,
  kind: FieldKind,
  { find, matchCase }: TextQuery,
  replacement: string | null,
): Found {
  const isHtml = kind === 'html';
  const sought = sameLength(isHtml ? escapeText(find) : find, matchCase);
  const put = replacement !== null && isHtml ? escapeText(replacement) : replacement;
  const found: Found = { text: '', count: 0, before: '', match: '', after: '' };
  for (const { text, isTag } of isHtml ? splitTags(value) : [{ text: value, isTag: false }]) {
    const folded = sameLength(text, matchCase);
    const entities = isHtml ? [...text.matchAll(/&#?\w+;/g)] : [];
    let from = 0;
    for (let at = isTag ? -1 : folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at)) {
      const end = at + sought.length;
      // A part of an entity is no text.
      if (
        entities.some(
          ({ index, 0: { length } }) => isWithin(at, index, length) || isWithin(end, index, length),
        )
      ) {
        at++;
        continue;
      }
      if (found.count++ === 0) Object.assign(found, excerpt(text, at, end, isHtml));
      found.text += text.slice(from, at) + (put ?? text.slice(at, end));
      from = end;
      at = end;
    }
    found.text += text.slice(from);
  }
  return found;
}

const isWithin = (place: number, start: number, length: number) => place > start && place < start + length;

const around = 40;

function excerpt(text: string, at: number, end: number, isHtml: boolean) {
  const read = isHtml ? unescapeText : (words: string) => words;
  const before = read(text.slice(0, at));
  const after = read(text.slice(end));
  return {
    before: (before.length > around ? '…' : '') + before.slice(-around).toWellFormed(),
    match: read(text.slice(at, end)),
    after: after.slice(0, around).toWellFormed() + (after.length > around ? '…' : ''),
  };
}

/** As texts are compared, sign by sign: places in it are those of the text, where lower case makes two signs of one. */
function sameLength(written: string, matchCase: boolean): string {
  const text = written.replaceAll('\u00a0', ' ');
  if (matchCase) return text;
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text[at] ?? '';
    const small = sign.toLowerCase();
    return small.length === 1 ? small : sign;
  }).join('');
}

/** Tags and what stands between them; a `<` that nothing closes is text. */
function splitTags(html: string): { text: string; isTag: boolean }[] {
  const pieces: { text: string; isTag: boolean }[] = [];
  let from = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', from)) {
    const end = html.indexOf('>', start) + 1;
    if (end === 0) break;
    pieces.push(
      { text: html.slice(from, start), isTag: false },
      { text: html.slice(start, end), isTag: true },
    );
    from = end;
  }
  return [...pieces, { text: html.slice(from), isTag: false }];
}

/** Texts of rich text as it is stored. */
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescapeText = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
