import * as fc from 'fast-check';

import type {
  DocumentSection,
  EditableDocument,
  MenuDocument,
  PageDocument,
  SettingsDocument,
} from './documents.schema.ts';
import type { Intent } from './intents.schema.ts';

/** Numbers that stand for choices; what they choose depends on the document they meet. */
export type Choice = readonly [kind: number, one: number, other: number, value: number];

export const choice: fc.Arbitrary<Choice> = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat({ max: 3 }));

export function makeSection(id: string, title = id): DocumentSection {
  return {
    id,
    type: 'slider',
    version: 1,
    enable: true,
    hidden: false,
    options: { heading: { title } },
    items: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B', link: { type: 'homepage' } },
    ],
    styles: {},
  };
}

export function makePage(ids: readonly string[] = ['s1', 's2', 's3']): PageDocument {
  return {
    kind: 'page',
    title: 'Page',
    slug: 'page',
    meta: {},
    sections: Object.fromEntries(ids.map((id) => [id, makeSection(id)])),
    order: [...ids],
  };
}

export function makeMenu(): MenuDocument {
  const entry = (id: string, children: string[] = []) => ({
    id,
    title: id,
    target: { type: 'homepage' as const },
    children,
  });
  return {
    kind: 'menu',
    entries: { e1: entry('e1', ['e2', 'e3']), e2: entry('e2'), e3: entry('e3'), e4: entry('e4') },
    order: ['e1', 'e4'],
  };
}

/** An intent that mostly fits the document; `mint` gives ids that are new. */
export function chooseIntent(document: EditableDocument, made: Choice, mint: () => string): Intent {
  if (document.kind === 'page') return choosePageIntent(document, made, mint);
  if (document.kind === 'menu') return chooseMenuIntent(document, made, mint);
  return chooseSettingsIntent(made);
}

export function makeSettings(): SettingsDocument {
  return {
    kind: 'settings',
    groups: {
      common: { sitename: 'Shop', phones: ['1'], address: { street: 'A' } },
      seo: { templates: { page: { title: 'A' } } },
      styles: { contentWidth: 1200 },
      language: 'en',
    },
  };
}

function chooseSettingsIntent([kind, one, other, value]: Choice): Intent {
  if (kind % 5 === 0) {
    const language = pick(['en', 'ru', 'xx'], one);
    return { type: 'settings.update', group: 'language', changes: [{ path: ['value'], value: language }] };
  }
  const group = pick(['common', 'seo', 'styles', 'unknown'], kind);
  const path = pick(settingPaths, one);
  const given = pick([undefined, `${value}`, [`${value}`], { street: `${value}` }, 1000 + value], other);
  return {
    type: 'settings.update',
    group,
    changes: [{ path, ...(given !== undefined && { value: given }) }],
  };
}

const settingPaths = [
  ['sitename'],
  ['address', 'street'],
  ['address'],
  ['phones'],
  ['templates', 'page', 'title'],
  ['contentWidth'],
  ['made', 'up'],
];

function choosePageIntent(
  document: PageDocument,
  [kind, one, other, value]: Choice,
  mint: () => string,
): Intent {
  const id = pick(document.order, one) ?? 'gone';
  const after = pick([null, ...document.order, 'gone'], other) ?? null;
  const items = document.sections[id]?.items.map((item) => item.id) ?? [];
  const item = pick(items, other) ?? 'gone';
  const afterItem = pick([null, ...items], one + other) ?? null;
  const fields = { path: pick(paths, other), ...(value > 0 && { value: values[value] }) };
  return pick<Intent>(
    [
      {
        type: 'page.update',
        changes: [{ path: pick([['title'], ['meta', 'title']], one), value: `T${value}` }],
      },
      { type: 'section.add', section: makeSection(mint()), after },
      { type: 'section.remove', id },
      { type: 'section.update', id, changes: [fields, { path: ['hidden'], value: value > 1 }] },
      { type: 'section.move', id, after },
      { type: 'item.add', section: id, item: { id: mint(), title: 'New' }, after: afterItem },
      { type: 'item.update', section: id, id: item, changes: [{ path: ['link', 'url'], value: `${value}` }] },
      { type: 'item.remove', section: id, id: item },
      { type: 'item.move', section: id, id: item, after: afterItem },
    ],
    kind,
  );
}

const paths = [
  ['options', 'heading', 'title'],
  ['options', 'heading'],
  ['options', 'content', 'html'],
  ['options', 'heading', 'title', 'through', 'text'],
  ['styles', 'mobile', 'hidden'],
  ['items'],
  ['name'],
];
const values = [undefined, true, 'text', { title: 'whole' }];

function chooseMenuIntent(
  { entries }: MenuDocument,
  [kind, one, other, value]: Choice,
  mint: () => string,
): Intent {
  const ids = Object.keys(entries);
  const id = pick(ids, one) ?? 'gone';
  const parent = pick([null, ...ids], other) ?? null;
  const siblings = parent === null ? [] : (entries[parent]?.children ?? []);
  const after = pick([null, ...siblings], one) ?? null;
  const entry = { id: mint(), title: 'New', target: { type: 'homepage' as const } };
  return pick<Intent>(
    [
      { type: 'entry.add', entry, parent, after },
      { type: 'entry.remove', id },
      { type: 'entry.update', id, changes: [{ path: ['title'], value: `T${value}` }] },
      { type: 'entry.move', id, parent, after },
    ],
    kind,
  );
}

function pick<Value>(list: readonly [Value, ...Value[]], index: number): Value;
function pick<Value>(list: readonly Value[], index: number): Value;
function pick<Value>(list: readonly Value[], index: number): Value | undefined {
  return list[index % list.length];
}
