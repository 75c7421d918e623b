import { expect, test } from 'vitest';
import { z } from 'zod';

import type { Product } from '#domain/schemas/product.schema.ts';
import { sectionSchema, type Section } from '#domain/schemas/section.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { need } from '#sections/framework/data-needs.ts';
import { defineSection, type SectionDefinition } from '#sections/framework/define-section.ts';
import { entityIdsField, imageField } from '#sections/framework/fields.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import type { DataSources } from './data-sources.ts';
import { createSectionLoader, type SectionProblem } from './load-sections.ts';

const text = defineSection({ type: 'text', purpose: 'text', draws: ['content.html'] });
const widget = defineSection({
  type: 'widget',
  purpose: 'page',
  draws: ['content.image'],
  options: { products: entityIdsField('products') },
  item: z.object({ image: imageField() }),
  needs: ({ options }) => ({
    products: need.productsByIds(options.products),
    news: need.articles({ category: 'news', limit: 3 }),
  }),
});
const comments = defineSection({
  type: 'comments',
  purpose: 'page',
  isShown: (settings) => settings.media.pageStyle.showComments,
});
const definitions = new Map(
  [text, widget, comments].map((definition) => [definition.type, definition as unknown as SectionDefinition]),
);

const page: PageContext = {
  kind: 'page',
  layout: 'default',
  path: '/x',
  title: 'X',
  h1: 'X',
  breadcrumbs: [],
};
const settings = parseSettings({});
const section = (input: Partial<Section> & { id: string; type: string }): Section =>
  sectionSchema.parse(input);
const product = (id: number) => ({ id }) as Product;

function setUp(overrides: Partial<DataSources> = {}, timeoutMs = 3000) {
  const calls: string[] = [];
  const problems: SectionProblem[] = [];
  const record =
    <Request, Answer>(name: string, answer: (request: Request) => Answer) =>
    async (request: Request): Promise<Answer> => {
      calls.push(`${name} ${JSON.stringify(request)}`);
      return answer(request);
    };
  const sources: DataSources = {
    productsByIds: record('products', (ids: readonly number[]) => ids.filter((id) => id < 100).map(product)),
    productsOfCatalog: record('catalog', () => []),
    catalogsByIds: record('catalogs', () => []),
    childCatalogs: record('children', () => []),
    articles: record('articles', ({ offset, limit }) => ({ items: [], count: 7, offset, limit })),
    articlesByIds: record('articlesByIds', () => []),
    tags: record('tags', () => []),
    imagesByIds: record('images', (ids: readonly number[]) =>
      ids.map((id) => ({ id, uri: '', name: '', width: 1, height: 1, mime: '', alt: '', title: '' })),
    ),
    ...overrides,
  };
  const loader = createSectionLoader({
    definitions,
    sources,
    timeoutMs,
    onProblem: (problem) => problems.push(problem),
  });
  return { loader, calls, problems };
}

test('drops what visitors do not see; the builder keeps hidden sections and places for unknown ones', async () => {
  const { loader, problems } = setUp();
  const sections = [
    section({ id: 'a', type: 'text' }),
    section({ id: 'b', type: 'text', enable: false }),
    section({ id: 'c', type: 'text', hidden: true }),
    section({ id: 'd', type: 'zzz' }),
    section({ id: 'e', type: 'zzz' }),
    section({ id: 'f', type: 'text', options: { background: 'pink' } }),
  ];
  const ids = async (editing: boolean) =>
    (await loader.load({ sections, page, settings, editing })).sections.map(({ id }) => id);
  expect(await ids(false)).toEqual(['a']);
  expect(await ids(true)).toEqual(['a', 'c', 'd', 'e', 'f']);
  expect(problems.map(({ kind }) => kind)).toEqual(['unknown-type', 'broken']);
});

test('a setting hides the sections that it governs', async () => {
  const { loader } = setUp();
  const off = parseSettings({ media: { pageStyle: { showComments: false } } });
  const sections = [section({ id: 'a', type: 'comments' })];
  expect((await loader.load({ sections, page, settings })).sections).toHaveLength(1);
  expect((await loader.load({ sections, page, settings: off })).sections).toHaveLength(0);
});

test('asks once per kind for all sections, and once for all pictures', async () => {
  const { loader, calls } = setUp();
  const sections = [
    section({ id: 'a', type: 'widget', options: { products: [3, 1, 999] }, items: [{ image: 5 }] }),
    section({ id: 'b', type: 'widget', options: { products: [1, 2], content: { image: 6 } } }),
  ];
  const loaded = await loader.load({ sections, page, settings, imageIds: [9] });
  expect(calls.sort()).toEqual([
    'articles {"kind":"articles","category":"news","tagIds":[],"offset":0,"limit":3}',
    'images [9,5,6]',
    'products [3,1,999,2]',
  ]);
  expect(loaded.sections.map(({ data }) => data['products'])).toEqual([
    [product(3), product(1)],
    [product(1), product(2)],
  ]);
  expect(loaded.sections[0]?.data['news']).toMatchObject({ count: 7, limit: 3 });
  expect([...loaded.images.keys()].sort()).toEqual([5, 6, 9]);
  expect(loaded.products.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
});

test('a need that fails or takes too long is empty and told about; the page goes on', async () => {
  const { loader, problems } = setUp(
    { productsByIds: () => Promise.reject(new Error('away')), articles: () => new Promise(() => {}) },
    20,
  );
  const sections = [
    section({ id: 'a', type: 'widget', options: { products: [1] } }),
    section({ id: 'b', type: 'text' }),
  ];
  const loaded = await loader.load({ sections, page, settings });
  expect(loaded.sections).toHaveLength(2);
  expect(loaded.sections[0]?.data).toEqual({
    products: [],
    news: { items: [], count: 0, offset: 0, limit: 3 },
  });
  expect(problems.map((problem) => problem.kind === 'data' && problem.need).sort()).toEqual([
    'articles',
    'productsByIds',
  ]);
});

test('rich text is clean, and parsing happens once for a stored section', async () => {
  const { loader } = setUp();
  const html = '<p onclick="x()">Hello<script>alert(1)</script></p>';
  const sections = [section({ id: 'a', type: 'text', options: { content: { html } } })];
  const [first, second] = await Promise.all([1, 2].map(() => loader.load({ sections, page, settings })));
  expect(first?.sections[0]?.options.content.html).toBe('<p>Hello</p>');
  expect(second?.sections[0]?.options).toBe(first?.sections[0]?.options);
});
