import * as fc from 'fast-check';

import type { EditableDocument, MenuDocument, PageDocument } from '#domain/editing/documents.schema.ts';
import { isFields } from '#domain/editing/fields.ts';

import {
  changeOf,
  defaults,
  everyPlace,
  everySection,
  idOf,
  inside,
  placesIn,
  placesOfType,
  spoiled,
  type Take,
} from './random-fields.fixture.ts';

/** Numbers that stand for choices; what they choose depends on the document they meet. */
const choices = fc.array(fc.nat(), { minLength: 30, maxLength: 30 });

/** Edits as anybody could send them: many that fit, and many that must not. */
export function sampleIntents(
  document: EditableDocument,
  { count, seed }: { count: number; seed: number },
): unknown[] {
  return fc.sample(choices, { numRuns: count, seed }).map((numbers, index) => {
    let next = 0;
    const take: Take = (list) => {
      const value = list[(numbers[next++ % numbers.length] ?? 0) % list.length];
      return value as (typeof list)[number];
    };
    const mint = () => `n${seed}-${index}`;
    if (document.kind === 'page') return pageIntent(document, take, mint);
    return document.kind === 'menu' ? menuIntent(document, take, mint) : settingsIntent(take);
  });
}

function pageIntent(document: PageDocument, take: Take, mint: () => string): unknown {
  const { sections, order } = document;
  const after = idOf([null, ...order], take);
  const id = idOf(order, take);
  switch (take(['update', 'update', 'update', 'item', 'item', 'page', 'add', 'remove', 'move'])) {
    case 'update':
      return updateSection(Object.hasOwn(sections, id) ? sections[id]?.type : undefined, id, take);
    case 'item':
      return itemIntent(document, { section: id, minted: mint() }, take);
    case 'page':
      return { type: 'page.update', changes: [changeOf(pagePlaces, take)] };
    case 'move':
      return { type: 'section.move', id, after };
    case 'remove':
      // A page that is nearly empty would tell little.
      if (order.length > 20) return { type: 'section.remove', id };
      return { type: 'section.add', section: newSection(mint(), take), after };
    default:
      return { type: 'section.add', section: newSection(mint(), take), after };
  }
}

const pagePlaces = [['title'], ['meta', 'title'], ['meta'], ['slug']].map((path) => ({ path }));
const stylePlaces = ['desktop', 'mobile', 'watch'].flatMap((screen) =>
  ['paddingTop', 'color', 'fontSize', 'hidden', 'odd'].map((name) => ({ path: ['styles', screen, name] })),
);
const otherPlaces = ['name', 'enable', 'hidden', 'type', 'version'].map((name) => ({ path: [name] }));

function updateSection(type: string | undefined, id: string, take: Take): unknown {
  const own = (placesOfType.get(type ?? '') ?? everyPlace).map(inside('options'));
  const places = take([own, own, own, stylePlaces, otherPlaces]);
  const changes = Array.from({ length: take([1, 1, 1, 2]) }, () => changeOf(places, take));
  return { type: 'section.update', id, changes };
}

function newSection(id: string, take: Take): unknown {
  const model = take(everySection);
  return {
    ...model,
    id,
    type: take([model.type, model.type, model.type, 'moon', '__proto__', 'constructor']),
    version: take([model.version, model.version, model.version, 0, 99]),
    options: spoiled(model.options, take),
    items: take([model.items, model.items, take(everySection).items, [{ id: 'x', odd: 1 }]]),
  };
}

function itemIntent(
  { sections }: PageDocument,
  { section, minted }: { section: string; minted: string },
  take: Take,
): unknown {
  const items = (Object.hasOwn(sections, section) ? sections[section]?.items : undefined) ?? [];
  const ids = items.map(({ id }) => id);
  const id = idOf(ids, take);
  const after = idOf([null, ...ids], take);
  const model = take([...items, ...take(everySection).items, { id: 'none' }]);
  switch (take(['add', 'update', 'update', 'move', 'remove'])) {
    case 'add':
      return { type: 'item.add', section, item: { ...spoiled(model, take), id: minted }, after };
    case 'update':
      return { type: 'item.update', section, id, changes: [changeOf(placesIn(model), take)] };
    case 'move':
      return { type: 'item.move', section, id, after };
    default:
      return { type: 'item.remove', section, id };
  }
}

function settingsIntent(take: Take): unknown {
  const group = take([...Object.keys(defaults), 'nothing', '__proto__', 'constructor']);
  const value = Object.hasOwn(defaults, group) ? defaults[group] : undefined;
  const places = isFields(value) ? placesIn(value) : [{ path: ['value'] }];
  return { type: 'settings.update', group, changes: [changeOf(places, take)] };
}

function menuIntent({ entries, order }: MenuDocument, take: Take, mint: () => string): unknown {
  const ids = Object.keys(entries);
  const id = idOf(ids, take);
  const parent = idOf([null, null, ...ids], take);
  const siblings = parent === null ? order : Object.hasOwn(entries, parent) ? entries[parent]?.children : [];
  const after = idOf([null, ...(siblings ?? [])], take);
  const title = take(['Shop', 'Shop', 'Shop', '', 5, 'x'.repeat(201)]);
  const target = take([
    { type: 'homepage' },
    { type: 'heading' },
    { type: 'page', id: 1 },
    { type: 'moon' },
    null,
  ]);
  const places = [['title'], ['target'], ['target', 'id'], ['children']].map((path) => ({ path }));
  switch (take(['add', 'add', 'update', 'update', 'move', 'remove'])) {
    case 'add':
      return { type: 'entry.add', entry: { id: mint(), title, target }, parent, after };
    case 'update':
      return { type: 'entry.update', id, changes: [changeOf(places, take)] };
    case 'move':
      return { type: 'entry.move', id, parent, after };
    default:
      return { type: 'entry.remove', id };
  }
}
