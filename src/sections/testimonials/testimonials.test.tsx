import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const items = [
  { name: 'Anna', role: 'Painter', rating: 4, text: 'It came flat.', image: 1 },
  { name: 'Nobody', text: '' },
];

test('a quotation, who said it, and the stars in words', () => {
  const html = renderSectionHtml('testimonials', { items });
  expect(html).toMatch(/<figure.*<blockquote.*<p>It came flat\.<\/p>.*<figcaption.*Anna.*Painter/s);
  expect(html).toContain('4');
  expect(html.match(/<li/g)).toHaveLength(1);
});

test('stars can be left out [R218]', () => {
  const rated = renderSectionHtml('testimonials', { items });
  const plain = renderSectionHtml('testimonials', { options: { showRating: false }, items });
  expect(rated).toContain('vt-rating');
  expect(plain).not.toContain('vt-rating');
});
