import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const items = [
  { group: 'Size', name: 'Height', value: '32', unit: 'cm' },
  { group: 'Material', name: 'Body', value: 'Stoneware' },
  { group: 'Size', name: 'Width', value: '18', unit: 'cm' },
  { name: 'Nothing said', value: ' ' },
];

test('base and cards are lists of names and values [R217]', () => {
  expect(renderSectionHtml('properties', { items })).toContain('<dt>Height</dt><dd>32\u00a0cm</dd>');
  expect(renderSectionHtml('properties-1', { items })).toContain('<dt>Body</dt><dd>Stoneware</dd>');
});

test('the table has a caption and names its rows', () => {
  const html = renderSectionHtml('properties-3', { options: { heading: { title: 'Facts' } }, items });
  expect(html).toContain('<caption class="vt-visually-hidden">Facts</caption>');
  expect(html).toContain('<th scope="row">Width</th><td>18\u00a0cm</td>');
});

test('groups stand where their first property does, the first of them open', () => {
  const html = renderSectionHtml('properties-4', { options: { heading: { title: 'Facts' } }, items });
  expect([...html.matchAll(/<h3>([^<]+)</g)].map(([, title]) => title)).toEqual(['Size', 'Material']);
  expect(html.match(/ open=""/g)).toHaveLength(1);
});

test.each(['properties', 'properties-1', 'properties-3', 'properties-4'])(
  '%s leaves out what says nothing, and shows nothing when all does',
  (type) => {
    expect(renderSectionHtml(type, { items })).not.toContain('Nothing said');
    expect(renderSectionHtml(type, { items: items.slice(3) })).toBe('');
  },
);
