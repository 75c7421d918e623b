import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

test('a list of titles and texts with decorative icons', () => {
  const html = renderSectionHtml('benefit', {
    options: { heading: { title: 'Why' } },
    items: [{ icon: 'delivery', title: 'Fast', text: 'Two days.' }],
  });
  expect(html).toMatch(/<ul class="vt-benefit"/);
  expect(html).toMatch(/<svg [^>]*aria-hidden="true"/);
  expect(html).toContain('<h3 class="vt-benefit__title">Fast</h3>');
  expect(html).toContain('Two days.');
});

test('a picture replaces the icon, a missing one does not [R212]', () => {
  const html = renderSectionHtml('benefit', { items: [{ icon: 'gift', image: 1, title: 'Wrapped' }] });
  expect(html).toContain('<img');
  expect(html).not.toContain('<svg');
  expect(renderSectionHtml('benefit', { items: [{ icon: 'gift', image: 999, title: 'Wrapped' }] })).toContain(
    '<svg',
  );
});

test('a title may be a link', () => {
  const html = renderSectionHtml('benefit', {
    items: [{ title: 'Fast', link: { type: 'page', url: 'delivery' } }],
  });
  expect(html).toContain('<a href="/delivery">Fast</a>');
});

test('items without words are left out; none shows nothing', () => {
  expect(renderSectionHtml('benefit', { items: [{ icon: 'star' }] })).toBe('');
  expect(renderSectionHtml('benefit', {})).toBe('');
});
