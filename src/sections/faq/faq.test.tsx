import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

import { faqEntries } from './faq.section.ts';

const items = [
  { question: 'One?', answer: '<p>First &amp; <b>only</b>.</p>' },
  { question: 'Two?', answer: '<p>Second.</p><ul><li>a</li><li>b</li></ul>' },
];

test('questions are native disclosures with their answers in the HTML [R205]', () => {
  const html = renderSectionHtml('faq', { options: { heading: { title: 'FAQ' } }, items });
  expect(html.match(/<details /g)).toHaveLength(2);
  expect(html).toContain('<summary class="vt-faq__question"><h3>One?</h3></summary>');
  expect(html).toContain('<li>b</li>');
  expect(html).not.toContain(' open=""');
});

test('the first may be open from the start', () => {
  const html = renderSectionHtml('faq', { options: { openFirst: true }, items });
  expect(html.match(/<details [^>]*open=""/g)).toHaveLength(1);
});

test('a question without an answer is left out; none shows nothing', () => {
  const html = renderSectionHtml('faq', { items: [...items, { question: 'Three?', answer: '' }] });
  expect(html).not.toContain('Three?');
  expect(renderSectionHtml('faq', { items: [{ question: 'Three?' }] })).toBe('');
});

test('faqEntries gives plain text for structured data [R202]', () => {
  expect(faqEntries([...items, { question: 'Three?', answer: '<p> </p>' }])).toEqual([
    { question: 'One?', answer: 'First & only.' },
    { question: 'Two?', answer: 'Second. a b' },
  ]);
});
