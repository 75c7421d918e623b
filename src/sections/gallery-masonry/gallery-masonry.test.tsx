import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const five = [1, 2, 3, 4, 5].map((image) => ({ image }));

test('three, two and one column unless told otherwise [R194]', () => {
  const html = renderSectionHtml('gallery-masonry', { items: five });
  expect(html).toContain('--vt-desktop:3;--vt-tablet:2;--vt-mobile:1');
  const wide = renderSectionHtml('gallery-masonry', {
    options: { columns: { desktop: 4, mobile: 2 } },
    items: five,
  });
  expect(wide).toContain('--vt-desktop:4;--vt-tablet:2;--vt-mobile:2');
});

test('never more columns than pictures', () => {
  expect(renderSectionHtml('gallery-masonry', { items: five.slice(0, 1) })).toContain(
    '--vt-desktop:1;--vt-tablet:1',
  );
});

test('a list of links to the originals in the order given, content.images last [R159]', () => {
  const html = renderSectionHtml('gallery-masonry', {
    options: { content: { images: [7] } },
    items: five.slice(0, 2),
  });
  const targets = [...html.matchAll(/href="\/img\/original\/(\d+)-/g)].map(([, id]) => id);
  expect(targets).toEqual(['1', '2', '7']);
  expect(html.match(/<li /g)).toHaveLength(3);
});

test('rows follow the proportions, extremes are cropped', () => {
  const html = renderSectionHtml('gallery-masonry', { items: [{ image: 3 }, { image: 4 }, { image: 6 }] });
  expect([...html.matchAll(/--vt-rows:(\d+)/g)].map(([, rows]) => rows)).toEqual(['25', '37', '11']);
});

test('a caption is text; deleted pictures are skipped, none shows nothing', () => {
  expect(
    renderSectionHtml('gallery-masonry', { items: [{ image: 1, caption: 'Room 1' }, { image: 999 }] }),
  ).toMatch(/<span class="vt-masonry__caption">Room 1<\/span>/);
  expect(renderSectionHtml('gallery-masonry', { items: [{ image: 999 }, {}] })).toBe('');
});
