import { expect, test } from 'vitest';

import { makePlaceholder } from '#modules/section-data/placeholder-section.ts';
import type { ViewRegistry } from '#sections/framework/registry.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';
import { buildSectionContext } from '#tests/support/section-context.tsx';
import { Picture } from '#ui/picture.tsx';

import { FragmentCache } from './cache/fragment-cache.ts';
import { renderSections } from './render-sections.ts';

const views: ViewRegistry = new Map([
  ['fine', { view: () => <p>fine</p>, sheets: ['.fine{}'] }],
  ['title', { view: () => <h1 id="t">title</h1>, sheets: ['.title{}'] }],
  ['banner', { view: () => <img alt="" fetchPriority="high" src="/a.jpg" />, sheets: [] }],
  [
    'cards',
    {
      view: ({ eager }: { eager: boolean }) => (
        <>
          <Picture image={null} sizes="50vw" eager={eager} />
          <Picture image={null} sizes="50vw" eager={eager} />
        </>
      ),
      sheets: [],
    },
  ],
  ['nothing', { view: () => null, sheets: ['.nothing{}'] }],
  [
    'broken',
    {
      view: () => {
        throw new Error('no view');
      },
      sheets: ['.broken{}'],
    },
  ],
  ['broken-child', { view: () => <Broken />, sheets: ['.broken-child{}'] }],
]);

function Broken(): never {
  throw new Error('no child');
}

function draw(...types: string[]) {
  const reported: string[] = [];
  const sections = types.map((type, index): PreparedSection =>
    makePlaceholder({
      id: `s${index}`,
      type,
      version: 1,
      enable: true,
      hidden: false,
      options: {},
      items: [],
      styles: {},
    }),
  );
  const rendered = renderSections(sections, {
    views,
    context: buildSectionContext({}),
    fragments: new FragmentCache(),
    reportBroken: (section, error) => reported.push(`${section.id}: ${String(error)}`),
  });
  const html = rendered.parts.map(String).join('');
  const ids = [...html.matchAll(/data-section-id="(\w+)"/g)].map(([, id]) => id);
  return { html, sheets: rendered.sheets, ids, reported };
}

test('a section that throws costs only itself and is told about [R153]', () => {
  const { ids, sheets, reported } = draw('fine', 'broken', 'broken-child', 'fine');
  expect(ids).toEqual(['s0', 's3']);
  expect(reported).toEqual(['s1: Error: no view', 's2: Error: no child']);
  expect(sheets).toEqual(['.fine{}']);
});

test('a type without a look and a section without contents leave nothing, not even CSS', () => {
  const { ids, sheets, reported } = draw('unheard-of', 'nothing', 'fine');
  expect(ids).toEqual(['s2']);
  expect(sheets).toEqual(['.fine{}']);
  expect(reported).toEqual([]);
});

test('only the first title is an h1', () => {
  const { html } = draw('title', 'fine', 'title');
  expect(html.match(/<h1 id="t">/g)).toHaveLength(1);
  expect(html.match(/<h2 id="t">title<\/h2>/g)).toHaveLength(1);
});

test('only the first picture of the page comes before all others', () => {
  const { html } = draw('banner', 'fine', 'banner', 'banner');
  expect(html.match(/<img /g)).toHaveLength(3);
  expect(html.match(/<img [^>]*>/g)?.map((image) => image.includes('fetchPriority="high"'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('of what loads at once below it, one picture a section does, and after it', () => {
  const hints = (...types: string[]) =>
    [...draw(...types).html.matchAll(/<img ([^>]*)>/g)].map(
      ([, attributes = '']) => /(?:fetchPriority|loading)="(\w+)"/.exec(attributes)?.[1] ?? '-',
    );
  const drawn = hints('cards', 'banner', 'cards', 'cards', 'cards').join(' ');
  expect(drawn).toBe('- - high low lazy low lazy lazy lazy');
  expect(hints('cards', 'fine', 'cards').join(' ')).toBe('- - - -');
});
