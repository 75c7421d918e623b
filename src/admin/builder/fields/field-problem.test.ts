import { expect, test } from 'vitest';

import { describeSection } from '#sections/framework/describe-fields.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { problemOf } from './field-problem.ts';

function fieldOf(type: string, name: string) {
  const definition = sectionDefinitions.get(type);
  const { fields = [], itemFields = null } = definition ? describeSection(definition) : {};
  const field = [...fields, ...(itemFields ?? [])].find((one) => one.name === name);
  if (!field) throw new Error(`No ${type} ${name}`);
  return field;
}

test.each([
  ['text', 'heading.title', 'x'.repeat(301), 'tooLong', { length: 301, max: 300 }],
  ['text', 'content.html', 'x'.repeat(50_001), 'tooLong', { length: 50_001, max: 50_000 }],
  ['slider', 'speed', 1999, 'outOfRange', { min: 2000, max: 30_000 }],
  ['slider', 'speed', '', 'numberNeeded', {}],
  ['slider', 'speed', Number.NaN, 'numberNeeded', {}],
  ['text', 'heading.color', '#12', 'badColor', {}],
  ['text', 'heading.color', 'red', 'badColor', {}],
  ['text', 'button.link', { type: 'page', url: '' }, 'linkIncomplete', {}],
  ['text', 'button.link', { type: 'elsewhere' }, 'linkIncomplete', {}],
  ['product-widget-items', 'productIds', Array.from({ length: 25 }, (_, n) => n + 1), 'tooMany', { max: 24 }],
  ['text', 'background', 'pink', 'invalid', {}],
])('%s, %s: %j is told as %s', (type, name, value, text, params) => {
  expect(problemOf(fieldOf(type, name), value)).toEqual({ text, params, blocks: true });
});

test('a film from elsewhere is remarked on and kept', () => {
  const field = fieldOf('banner-1', 'media.desktop.video');
  expect(problemOf(field, 'https://example.com/film')).toMatchObject({ text: 'videoUnknown', blocks: false });
  expect(problemOf(field, 'https://vimeo.com/76979871')).toBeNull();
  expect(problemOf(field, '')).toBeNull();
});

test('what every field begins with is fine', () => {
  for (const definition of sectionDefinitions.values()) {
    const { fields, itemFields } = describeSection(definition);
    for (const field of [...fields, ...(itemFields ?? [])]) {
      expect([definition.type, field.name, problemOf(field, field.fallback)]).toEqual([
        definition.type,
        field.name,
        null,
      ]);
    }
  }
});
