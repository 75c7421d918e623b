import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { messagesOf } from '#i18n/messages-of.ts';

import { describeIssue } from './describe-issue.ts';
import { translateError } from './translate-errors.ts';
import { createTranslator } from './translate.ts';

const en = createTranslator('en', messagesOf('en'));
const ru = createTranslator('ru', messagesOf('ru'));

const problemOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: describeIssue }).error?.issues[0]?.message ?? '';

const words = (count: number) => z.enum(Array.from({ length: count }, (_, index) => `v${index}`));

test.each<[z.ZodType, unknown, string]>([
  [z.string(), 1, 'Enter a text'],
  [z.boolean(), 'x', 'Yes or no is expected'],
  [z.array(z.int()), 'x', 'A list is expected'],
  [z.tuple([z.int()]), 'x', 'A list is expected'],
  [z.object({}), 'x', 'A group of fields is expected'],
  [z.record(z.string(), z.int()), 'x', 'A group of fields is expected'],
  [z.null(), 'x', 'This value does not fit here'],
  [z.custom(() => false), 'x', 'This value does not fit here'],
  [z.number().min(2), 1, 'Enter 2 or more'],
  [z.number().lt(2), 2, 'Enter less than 2'],
  [z.int().max(5), 6, 'Enter 5 or less'],
  [z.array(z.int()).min(2), [1], 'Give at least 2 entries'],
  [z.array(z.int()).min(1), [], 'Give at least 1 entry'],
  [z.string().min(2), 'x', 'Enter at least 2 characters'],
  [z.number().multipleOf(0.5), 0.3, 'Enter a multiple of 0.5'],
  [z.url(), 'x', 'Enter a whole address with https://'],
  [z.iso.date(), 'x', 'Enter a date, such as 2026-01-31'],
  [z.iso.datetime(), 'x', 'Enter a date and time, such as 2026-01-31T21:00:00Z'],
  [z.string().regex(/^a$/), 'x', 'This is not written as it should be'],
  [z.enum(['a']), undefined, 'This field is required'],
  [z.union([z.string(), z.int()]), undefined, 'This field is required'],
  [words(10), 'x', 'Choose one of these: v0, v1, v2, v3, v4, v5, v6, v7, v8, v9'],
  [words(11), 'x', 'This value does not fit here'],
  [z.strictObject({}), { ['x'.repeat(61)]: 1 }, `There are no such fields: ${'x'.repeat(60)}`],
  [
    z.strictObject({}),
    Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`f${index}`, 1])),
    'There are no such fields: f0, f1, f2, f3, f4, f5, f6, f7, f8, f9',
  ],
])('the %#th problem is told', (schema, input, text) => {
  expect(translateError(problemOf(schema, input), en)).toBe(text);
});

describe('what zod would say in English is said in the reader’s language', () => {
  test.each<[string, z.ZodType, unknown, string, string]>([
    [
      'a number too large',
      z.number().max(9999),
      10_000,
      'Enter 9999 or less',
      'Введите число не больше 9999',
    ],
    ['a number at an open limit', z.number().gt(0), 0, 'Enter more than 0', 'Введите число больше 0'],
    ['a fraction', z.int(), 1.5, 'Enter a whole number', 'Введите целое число'],
    ['a text for a number', z.number(), 'x', 'Enter a number', 'Введите число'],
    ['nothing', z.string(), undefined, 'This field is required', 'Это поле обязательно'],
    ['an empty text', z.string().min(1), '', 'This cannot be empty', 'Это не может быть пустым'],
    ['a short text', z.string().min(3), 'x', 'Enter at least 3 characters', 'Введите не меньше 3 символов'],
    ['a long text', z.string().max(1), 'xx', 'Enter at most 1 character', 'Введите не больше 1 символа'],
    [
      'a long list',
      z.array(z.int()).max(2),
      [1, 2, 3],
      'At most 2 entries may be given',
      'Можно указать не больше 2 значений',
    ],
    [
      'another word',
      z.enum(['day', 'week']),
      'year',
      'Choose one of these: day, week',
      'Выберите одно из значений: day, week',
    ],
    [
      'an address of mail',
      z.email(),
      'x',
      'Enter an email address, such as ann@example.com',
      'Введите адрес почты, например ann@example.com',
    ],
    [
      'a stranger’s field',
      z.strictObject({}),
      { role: 1 },
      'There are no such fields: role',
      'Таких полей нет: role',
    ],
    [
      'none of several shapes',
      z.union([z.string(), z.int()]),
      true,
      'This value does not fit here',
      'Это значение сюда не подходит',
    ],
  ])('%s', (_what, schema, input, inEnglish, inRussian) => {
    const problem = problemOf(schema, input);
    expect([translateError(problem, en), translateError(problem, ru)]).toEqual([inEnglish, inRussian]);
  });

  test('but what a schema says itself comes first', () => {
    expect(problemOf(z.number('forms.errors.number'), 'x')).toBe('forms.errors.number');
  });
});
