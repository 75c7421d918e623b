import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

test.each([
  { content: { htmlBefore: '<p>Seen</p>' } },
  { content: { htmlAfter: '<p>Seen</p>' } },
  { content: { html: '<p>Seen</p>' } },
  { heading: { note: 'Seen' } },
  { heading: { title: 'Seen' } },
])('is drawn with %o alone', (options) => {
  expect(renderSectionHtml('text', { options })).toContain('Seen');
});

test('is not drawn without a word', () => {
  expect(renderSectionHtml('text', { options: { background: 'dark' } })).toBe('');
});
