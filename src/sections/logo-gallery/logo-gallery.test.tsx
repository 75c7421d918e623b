import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const items = [1, 2, 3, 4].map((image) => ({
  image,
  name: `Brand ${image}`,
  link: { type: 'external', url: `https://brand-${image}.example` },
}));

test('a list of marks named by their brands', () => {
  const html = renderSectionHtml('logo-gallery', { items });
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).toContain('alt="Brand 3"');
  expect(html).toContain('href="https://brand-2.example"');
});

test('the copy that follows in a marquee is met by nobody twice', () => {
  const html = renderSectionHtml('logo-gallery', { options: { layout: 'marquee' }, items });
  const [, copy = ''] = html.split('aria-hidden="true"');
  expect(copy.match(/tabindex="-1"/g)).toHaveLength(4);
  expect(copy).not.toContain('alt="Brand');
});

test('a marquee without links takes focus itself, and so can be stopped by keys [R209]', () => {
  const marquee = (list: readonly object[]) =>
    renderSectionHtml('logo-gallery', { options: { layout: 'marquee' }, items: [...list] });
  const still = marquee(items.map(({ image, name }) => ({ image, name })));
  expect(still).toContain('data-muted="true" tabindex="0" role="group" aria-label="Moving row of logos"');
  expect(marquee(items)).not.toContain('tabindex="0"');
});

test('a handful of marks stands still', () => {
  const html = renderSectionHtml('logo-gallery', {
    options: { layout: 'marquee' },
    items: items.slice(0, 3),
  });
  expect(html).toContain('data-layout="grid"');
});
