import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

import { examples } from './category.examples.ts';

const typical = examples['category']?.find(({ name }) => name === 'typical');

test.each(['category-1', 'category-2', 'category-8'])(
  '%s links to each catalog by its title [R208]',
  (type) => {
    const html = renderSectionHtml(type, { options: typical?.options ?? {}, items: [] });
    const links = [...html.matchAll(/<a class="[^"]+" href="(\/catalogs\/[^"]+)"/g)];
    expect(links.length).toBeGreaterThan(1);
    expect(html).toContain('alt=""');
  },
);

test('round pictures stand above their titles, or beside them in chips', () => {
  const draw = (options: object) =>
    renderSectionHtml('category-8', { options: { ...typical?.options, ...options } });
  expect(draw({})).not.toContain('vt-category-row--chips');
  expect(draw({ shape: 'chips' })).toContain('vt-category-row--chips');
});
