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
