import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const items = [
  { icon: 'leaf', eyebrow: '2014', title: 'Clay', html: '<p>From here.</p>', span: 8 },
  { title: 'Ash', html: '<p>From there.</p>', link: { type: 'page', url: 'about' }, span: 4 },
  { icon: 'leaf' },
];

test.each(['text-block-1', 'text-block-2', 'text-block-grid'])(
  '%s draws what has words [R195-196]',
  (type) => {
    const html = renderSectionHtml(type, { options: { heading: { title: 'Why' } }, items });
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html.match(/<h3 class="vt-text-title">/g)).toHaveLength(2);
    expect(renderSectionHtml(type, { items: items.slice(2) })).toBe('');
  },
);

test('rows are numbered, or carry words of their own', () => {
  expect(renderSectionHtml('text-block-2', { items })).toMatch(/<ol.*aria-hidden="true">2</s);
  const named = renderSectionHtml('text-block-2', { options: { numbered: false }, items });
  expect(named).toContain('<span class="vt-text-rows__mark">2014</span>');
  expect(named).not.toContain('<ol');
});

test('cells take their share of twelve columns, and a title may lead somewhere [R197]', () => {
  const html = renderSectionHtml('text-block-grid', { items });
  expect(html).toContain('<li style="--vt-span:8">');
  expect(html).toContain('<a href="/about">Ash</a>');
});
