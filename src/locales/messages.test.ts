import { expect, expectTypeOf, test } from 'vitest';

import { fillFromEnglish, type Messages, type SomeMessages } from './messages.ts';

const english = { title: 'Orders', states: { paid: 'Paid', sent: 'Sent' } } as const;

test('a language in progress falls back to English, key by key', () => {
  const german = { states: { paid: 'Bezahlt' } } satisfies SomeMessages<typeof english>;
  expect(fillFromEnglish(english, german)).toEqual({
    title: 'Orders',
    states: { paid: 'Bezahlt', sent: 'Sent' },
  });
  expect(fillFromEnglish(english, undefined)).toEqual(english);
});

test('a finished language has every key of English and no other', () => {
  expectTypeOf({ title: 'Заказы', states: { paid: 'Оплачен', sent: 'Отправлен' } }).toExtend<
    Messages<typeof english>
  >();
  expectTypeOf({ title: 'Заказы', states: { paid: 'Оплачен' } }).not.toExtend<Messages<typeof english>>();
});
