import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import { readPath } from '#domain/editing/fields.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { Random } from '#modules/maintenance/random.ts';
import type { SectionFixture } from '#tests/support/content-fixture.ts';

/** What one editor alone writes on the page that all of them edit: each of it can be told from what others write. */
export interface OwnWork {
  title: string;
  /** In their paragraph of the text that all write in. */
  words: ReadonlySet<string>;
  /** In the paragraph that all write in. */
  word: string;
  items: ReadonlySet<string>;
  sections: ReadonlySet<string>;
}

const textPath = ['options', 'content', 'html'];
const titlePath = ['options', 'heading', 'title'];
const mostWords = 12;
const mostItems = 8;
const mostSections = 3;

/** No name is the beginning of another. */
export const nameOf = (index: number) => `e${index}`;
const homeOf = (name: string) => `${name}-home`;

/** A section of each editor's own, and a text with a paragraph of each and one of all. */
export function pageOfEditors(count: number): SectionFixture[] {
  const names = Array.from({ length: count }, (_, index) => nameOf(index));
  const paragraphs = names.map((name) => `<p>${name}: ${name}w0</p>`);
  const common = `<p>All: ${names.map((name) => `${name}n0`).join(' and ')}</p>`;
  return [
    { id: 'shared', type: 'text', options: { content: { html: paragraphs.join('') + common } } },
    ...names.map((name) => makeSection(homeOf(name), `${name}-0`)),
  ];
}

const makeSection = (id: string, title: string): Omit<DocumentSection, 'name'> => ({
  id,
  type: 'slider',
  version: 1,
  enable: true,
  hidden: false,
  options: { heading: { title } },
  items: [],
  styles: {},
});

export function readOwn(page: PageDocument, name: string): OwnWork {
  const text = textOf(page);
  const words = paragraphOf(text, name).split(' ').slice(1);
  return {
    title: titleOf(page, name),
    words: new Set(words),
    word: commonWord(text, name),
    items: new Set(itemsOf(page, name)),
    sections: new Set(page.order.filter((id) => id.startsWith(`${name}s`))),
  };
}

export function titleOf(page: PageDocument, name: string): string {
  const home = page.sections[homeOf(name)];
  return String(home && readPath(home, titlePath));
}

/** What ought to be there once an edit has turned `before` into `after`, whatever has become of what was there. */
export function expectAfter(expected: OwnWork, before: OwnWork, after: OwnWork): OwnWork {
  const set = (one: 'words' | 'items' | 'sections') => {
    const isGone = (id: string) => before[one].has(id) && !after[one].has(id);
    const added = [...after[one]].filter((id) => !before[one].has(id));
    return new Set([...[...expected[one]].filter((id) => !isGone(id)), ...added]);
  };
  return {
    title: after.title === before.title ? expected.title : after.title,
    word: after.word === before.word ? expected.word : after.word,
    words: set('words'),
    items: set('items'),
    sections: set('sections'),
  };
}

/** What an editor does next; the name of it merges keystrokes as in the panel. Null: takes a step back. */
export function chooseEdit(
  page: PageDocument,
  { name, stamp, count, random }: { name: string; stamp: number; count: number; random: Random },
): { intent: Intent; merge?: string } | null {
  const kind = random.below(100);
  const home = homeOf(name);
  const extra = page.order.filter((id) => id.startsWith(`${name}s`));
  const items = itemsOf(page, name);
  if (kind < 20) return { intent: addWord(page, name, `${name}w${stamp}`), merge: 'words' };
  if (kind < 30) return { intent: setCommonWord(page, name, `${name}n${stamp}`), merge: 'word' };
  if (kind < 38) {
    const others = Array.from({ length: count }, (_, index) => homeOf(nameOf(index)));
    const after = random.pick([null, 'shared', ...others.filter((id) => id !== home)]);
    return { intent: { type: 'section.move', id: home, after } };
  }
  const [oldest] = items;
  if (kind < 46 && items.length < mostItems) {
    const item = { id: `${name}i${stamp}`, heading: { title: `${stamp}` } };
    return { intent: { type: 'item.add', section: home, item, after: random.pick([null, ...items]) } };
  }
  if (kind < 51 && oldest !== undefined)
    return { intent: { type: 'item.remove', section: home, id: oldest } };
  if (kind < 54 && extra.length < mostSections) {
    const section = makeSection(`${name}s${stamp}`, `${stamp}`);
    return { intent: { type: 'section.add', section, after: home } };
  }
  if (kind < 56 && extra[0] !== undefined) return { intent: { type: 'section.remove', id: extra[0] } };
  if (kind < 62) return null;
  const changes = [{ path: titlePath, value: `${name}-${stamp}` }];
  return { intent: { type: 'section.update', id: home, changes }, merge: 'title' };
}

const itemsOf = (page: PageDocument, name: string) =>
  page.sections[homeOf(name)]?.items.map(({ id }) => id) ?? [];

function textOf(page: PageDocument): string {
  const shared = page.sections['shared'];
  return String(shared && readPath(shared, textPath));
}

const paragraphsOf = (text: string) => text.replaceAll('<p>', '').split('</p>').slice(0, -1);
const paragraphOf = (text: string, name: string) =>
  paragraphsOf(text).find((one) => one.startsWith(`${name}:`)) ?? '';
const commonWord = (text: string, name: string) =>
  paragraphOf(text, 'All')
    .split(' ')
    .find((one) => one.startsWith(`${name}n`)) ?? '';

function writeText(page: PageDocument, change: (was: string) => string): Intent {
  const was = textOf(page);
  return {
    type: 'section.update',
    id: 'shared',
    changes: [{ path: textPath, value: change(was), was }],
  };
}

function addWord(page: PageDocument, name: string, word: string): Intent {
  return writeText(page, (was) => {
    const now = paragraphOf(was, name);
    const [first = '', ...words] = now.split(' ');
    const next = [first, ...words.slice(-(mostWords - 1)), word].join(' ');
    return was.replace(`<p>${now}</p>`, `<p>${next}</p>`);
  });
}

const setCommonWord = (page: PageDocument, name: string, word: string): Intent =>
  writeText(page, (was) => was.replace(commonWord(was, name), word));
