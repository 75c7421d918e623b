import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

import { printShare } from './print-share.ts';

const items = [
  { icon: 'delivery', title: 'Fast', text: 'Two days.', link: { type: 'page', url: 'delivery' } },
  { title: 'Kind', text: 'A person answers.' },
  { icon: 'star' },
];

test.each(['benefit-1', 'benefit-2', 'benefit-3', 'benefit-4'])('%s draws what has words', (type) => {
  const html = renderSectionHtml(type, { options: { heading: { title: 'Why' } }, items });
  expect(html.match(/<h3 class="vt-benefit__title">/g)).toHaveLength(2);
  expect(html).toContain('<a href="/delivery">Fast</a>');
  expect(renderSectionHtml(type, { items: items.slice(2) })).toBe('');
});

test('steps are a numbered list whose large numbers are decoration', () => {
  const html = renderSectionHtml('benefit-2', { items });
  expect(html).toContain('<ol class="vt-benefit-steps"');
  expect(html).toContain('<span class="vt-benefit-steps__number" aria-hidden="true">02</span>');
});

test('a card with a picture shows no icon [R212]', () => {
  const html = renderSectionHtml('benefit-3', { items: [{ ...items[0], image: 1 }] });
  expect(html).toContain('<img');
  expect(html).not.toContain('<svg');
});

test('the split has its picture on the side that was chosen', () => {
  const html = renderSectionHtml('benefit-4', {
    options: { side: 'end', content: { image: 1, alt: 'The workshop' } },
    items,
  });
  expect(html).toContain('data-side="end" data-picture=""');
  expect(html).toContain('alt="The workshop"');
});

test('figures count up only when that is asked for', () => {
  const figures = [{ figure: '12 000+', title: 'orders' }, { title: 'No figure' }];
  expect(renderSectionHtml('benefit-5', { items: figures })).toContain('>12 000+</dd>');
  expect(renderSectionHtml('benefit-5', { options: { countUp: true }, items: figures })).toContain(
    '<vt-count-up>12 000+</vt-count-up>',
  );
});

test.each([
  ['12 000+', 0, '00 000+'],
  ['12 000+', 0.5, '06 000+'],
  ['98 %', 0.5, '49 %'],
  ['4.9', 1, '4.9'],
  ['soon', 0.3, 'soon'],
])('%s at %d reads %s', (figure, share, expected) => {
  expect(printShare(figure, share)).toBe(expected);
});
