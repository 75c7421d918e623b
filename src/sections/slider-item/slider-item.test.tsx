import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

test('one slide that stands still, without controls [R190]', () => {
  const html = renderSectionHtml('slider-item', {
    items: [{ content: { image: 1 }, heading: { title: 'Here' } }, { heading: { title: 'Not here' } }],
  });
  expect(html).toMatch(/<h2 [^>]*>Here<\/h2>/);
  expect(html).not.toContain('Not here');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('vt-slider');
  expect(html).toContain('fetchPriority="high"');
});

test('without a picture it stands on its colour in a colour that can be read', () => {
  const html = renderSectionHtml('slider-item', {
    items: [{ content: { background: '#23201e' }, heading: { title: 'x' } }],
  });
  expect(html).toContain('--vt-slide-ground:#23201e;--vt-slide-text:#ffffff');
  expect(html).not.toContain('<img');
});

test('an empty slide shows nothing', () => {
  expect(renderSectionHtml('slider-item', { items: [{}] })).toBe('');
  expect(renderSectionHtml('slider-item', {})).toBe('');
});
