import { describe, expect, test } from 'vitest';

import { sectionExamples } from '#sections/section-examples.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

import { validateHtml } from './validate-html.ts';

test('the validator refuses what once stood on the pages', async () => {
  const wrong = [
    '<input type="checkbox" name="a" aria-label="a" autocomplete="off">',
    '<address><h2>Phone</h2></address>',
    '<span><p>I agree</p></span>',
  ];
  const rules = await Promise.all(
    wrong.map(async (html) => (await validateHtml(html, 'fragment')).map((found) => found.split(':')[0])),
  );
  expect(rules[0]).toContain('valid-autocomplete');
  expect(rules.slice(1)).toEqual([['element-permitted-content'], ['element-permitted-content']]);
});

describe.each(['en', 'ru'] as const)('every example of a section in %s is valid HTML:', (language) => {
  test.each([...sectionExamples])('%s', async (type, examples) => {
    const context = buildSectionContext({ language });
    const found = await Promise.all(
      examples.map((example) => validateHtml(renderSectionHtml(type, example, context), 'fragment')),
    );
    expect(found.flat()).toEqual([]);
  });
});
