import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Section } from '#domain/schemas/section.schema.ts';
import { sectionSchema } from '#domain/schemas/section.schema.ts';
import { sharedTags } from '#domain/shared-sections.ts';
import { visibleSections } from '#domain/visible-sections.ts';

import { putInShared, withSharedSections } from './expand-shared.ts';
import type { PageReader, PublishedPage } from './page-reader.ts';

const make = (id: string, more: Partial<Section> = {}): Section => ({
  id,
  type: 'text',
  version: 1,
  enable: true,
  hidden: false,
  options: {},
  items: [],
  styles: {},
  ...more,
});
const place = (id: string, sharedId: number, more: Partial<Section> = {}) =>
  make(id, { type: 'shared', options: { sharedId }, ...more });
const shown = (sections: readonly Section[]) => visibleSections(sections).map(({ id }) => id);

const shared = new Map([[7, [make('a'), make('b', { hidden: true }), make('c')]]]);

test('what a shared section holds stands in its place, in its order, as often as it stands there', () => {
  const page = [make('first'), place('p', 7), make('middle'), place('q', 7)];
  const put = putInShared(page, shared);
  expect(shown(put)).toEqual(['first', 'p_a', 'p_c', 'middle', 'q_a', 'q_c']);
  expect(sharedTags(put)).toEqual(['block:7']);
});

test.each([
  ['is missing', [place('p', 8)], ['block:8']],
  ['is hidden in its place', [place('p', 7, { hidden: true })], []],
])('one that %s shows nothing', (_, page, tags) => {
  const put = putInShared([make('first'), ...page], shared);
  expect(shown(put).filter((id) => !page.some((one) => one.id === id))).toEqual(['first']);
  expect(sharedTags(put)).toEqual(tags);
});

test('a shared section in a shared one is passed over', () => {
  const nested = new Map([[7, [make('a'), place('inner', 7)]]]);
  expect(shown(putInShared([place('p', 7)], nested))).toEqual(['p_a']);
});

test('what is hidden on a screen in its place is hidden there in all its parts', () => {
  const [, part] = putInShared([place('p', 7, { styles: { mobile: { hidden: true } } })], shared);
  expect(part?.styles).toEqual({ mobile: { hidden: true } });
});

const id = fc.oneof(
  fc.constantFrom('a', 'b', 'a_b', 'p_a', 'x'.repeat(40), `${'x'.repeat(39)}y`),
  fc.stringMatching(/^[a-zA-Z0-9_-]{1,40}$/),
);
const section = fc
  .record({
    id,
    sharedId: fc.option(fc.integer({ min: 1, max: 4 })),
    hidden: fc.boolean(),
    enable: fc.boolean(),
  })
  .map(({ id: name, sharedId, ...more }) =>
    sharedId === null ? make(name, more) : place(name, sharedId, more),
  );
const sections = fc.uniqueArray(section, { maxLength: 12, selector: (one) => one.id });

test('whatever stands on a page and in what it shows: ids are valid and none is there twice', () => {
  fc.assert(
    fc.property(sections, fc.array(sections, { maxLength: 3 }), (page, contents) => {
      const put = putInShared(page, new Map(contents.map((parts, index) => [index + 1, parts])));
      const ids = put.map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const one of put) expect(sectionSchema.safeParse(one).error).toBe(undefined);
      // The page's own sections keep their ids and their order.
      const own = new Set(page.map((one) => one.id));
      expect(ids.filter((one) => own.has(one))).toEqual(page.map((one) => one.id));
      const left = visibleSections(put).filter(({ type }) => type === 'shared');
      expect(left).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('a page is put together once for what it is made of, and one without shared sections is handed on', async () => {
  const pageOf = (pageId: number, parts: Section[]) =>
    ({ id: pageId, kind: 'page', sections: parts }) as unknown as PublishedPage;
  const [plain, page] = [pageOf(1, [make('a')]), pageOf(2, [place('p', 7)])];
  let block = pageOf(7, [make('a')]);
  const reader = withSharedSections({
    findByIds: async () => [plain, page],
    findShared: async () => [block],
  } as unknown as PageReader);
  const [same, first] = await reader.findByIds([1, 2]);
  const [, again] = await reader.findByIds([1, 2]);
  expect(same).toBe(plain);
  expect(again).toBe(first);
  block = pageOf(7, [make('b')]);
  const [, other] = await reader.findByIds([1, 2]);
  expect(shown(other?.sections ?? [])).toEqual(['p_b']);
});
