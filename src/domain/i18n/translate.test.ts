import { describe, expect, test } from 'vitest';

import type { MessageKey } from '#locales/message-keys.ts';

import { parseMessage } from './parse-message.ts';
import { createTranslator, type MessageParams } from './translate.ts';

function say(language: 'en' | 'ru', text: string, params?: MessageParams): string {
  return createTranslator(language, { 'common.loading': text })('common.loading', params);
}

const items =
  'Товаров нет{count, plural, =0 {} one {, а # товар} few {, а # товара} many {, а # товаров} other {, а #}}';
const goods = '{count, plural, =0 {пусто} one {# товар} few {# товара} many {# товаров} other {# товара}}';

test.each<[string, 'en' | 'ru', string, MessageParams | undefined, string]>([
  ['plain', 'en', 'Cart', undefined, 'Cart'],
  ['apostrophe', 'en', "doesn't exist, {name}", { name: 'Tea' }, "doesn't exist, Tea"],
  ['parameters', 'en', '{a} of {b} {a}', { a: 1, b: 'x' }, '1 of x 1'],
  ['a value is never a template', 'en', '{a}', { a: '{b} #' }, '{b} #'],
  ['missing parameter', 'en', 'Hi {name}', undefined, 'Hi {name}'],
  ['hash outside a plural', 'en', '#{n}', { n: 5 }, '#5'],
  ['one', 'ru', goods, { count: 21 }, '21 товар'],
  ['few', 'ru', goods, { count: 3 }, '3 товара'],
  ['many', 'ru', goods, { count: 11 }, '11 товаров'],
  ['other', 'ru', goods, { count: 1.5 }, '1,5 товара'],
  ['exact', 'ru', goods, { count: 0 }, 'пусто'],
  ['empty branch', 'ru', items, { count: 0 }, 'Товаров нет'],
  ['grouped', 'en', '{n, plural, one {# item} other {# items}}', { n: 12345 }, '12,345 items'],
  ['a category without a branch', 'ru', '{n, plural, one {#} other {# шт.}}', { n: 3 }, '3 шт.'],
  [
    'parameters in branches',
    'en',
    '{n, plural, one {# {what}} other {# {what}s}}!',
    { n: 2, what: 'cup' },
    '2 cups!',
  ],
  ['text instead of a number', 'en', '{n, plural, one {# day} other {# days}}', { n: '1' }, '1 day'],
  ['malformed shows as it is', 'en', 'Oops {', undefined, 'Oops {'],
])('%s', (_, language, text, params, expected) => {
  expect(say(language, text, params)).toBe(expected);
});

describe('unknown keys', () => {
  const t = createTranslator('en', { 'common.loading': 'Loading…' });

  test('come back themselves and can be told apart', () => {
    expect(t('no.such' as MessageKey)).toBe('no.such');
    expect(t('constructor' as MessageKey)).toBe('constructor');
    expect(t.hasMessage('common.loading')).toBe(true);
    expect(t.hasMessage('toString')).toBe(false);
    expect(t.language).toBe('en');
  });
});

test.each([
  ['{', 'Bad parameter name at 1'],
  ['}', 'Unexpected brace at 0'],
  ['{}', 'Bad parameter name at 1'],
  ['{a', 'Unclosed parameter at 3'],
  ['{a{', 'Unclosed parameter at 3'],
  ['{a b}', 'Bad parameter name at 4'],
  ['{a, select, x {y}}', 'Only plural is known at 10'],
  ['{a, plural, one {x}}', 'No branch "other" at 20'],
  ['{a, plural, other {x}', 'Bad plural branch "" at 22'],
  ['{a, plural, other {x', 'Unclosed plural branch at 20'],
  ['{a, plural, some {x} other {y}}', 'Bad plural branch "some" at 18'],
  ['{a, plural, other {x} other {y}}', 'Bad plural branch "other" at 29'],
  ['{a, plural, other x}', 'Bad plural branch "other x" at 20'],
  ['{a, plural other {x}}', 'Only plural is known at 17'],
  ['a {b} }', 'Unexpected brace at 6'],
])('%s is refused: %s', (message, problem) => {
  expect(() => parseMessage(message)).toThrow(new SyntaxError(`${problem} in "${message}"`));
});
