import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

test('words are text, and the whole tile is its link', () => {
  const html = renderSectionHtml('hover-text', {
    items: [{ image: 1, title: 'The paper', text: 'Cotton.', link: { type: 'page', url: 'about' } }],
  });
  expect(html).toContain('<a class="vt-hover__link" href="/about">The paper</a>');
  expect(html).toContain('Cotton.');
  expect(html).not.toContain('tabindex');
});

test('a tile without a link shows its words to the keyboard', () => {
  const html = renderSectionHtml('hover-text', { items: [{ image: 1, title: 'The ink', text: 'Mixed.' }] });
  expect(html).toContain('tabindex="0"');
  expect(renderSectionHtml('hover-text', { items: [{ image: 1 }] })).toBe('');
});
