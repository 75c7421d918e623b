import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const items = [{ image: 1, caption: 'The kiln' }, { image: 999 }, { image: 2 }];

test.each(['gallery', 'gallery-1', 'gallery-2', 'gallery-3'])(
  '%s: pictures that are there, as links to their files, within a lightbox that speaks [R210-211]',
  (type) => {
    const html = renderSectionHtml(type, { options: { content: { images: [3] } }, items });
    expect(html.match(/<a class="vt-picture-link" href="[^"]+"/g)).toHaveLength(3);
    expect(html).toContain('The kiln');
    expect(html).toMatch(/<vt-lightbox [^>]*data-label="Picture viewer" data-close="Close"/);
    expect(renderSectionHtml(type, { items: items.slice(1, 2) })).toBe('');
  },
);

test('a row of the justified one knows the shapes of its pictures', () => {
  expect(renderSectionHtml('gallery-3', { items })).toMatch(/--vt-ratio:[\d.]+/);
});
