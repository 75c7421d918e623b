import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { judgeNumber, showNumber } from './judge-number.ts';
import { hearNumber, leaveNumber, typeNumber, type NumberTyping } from './number-typing.ts';

type Language = 'en' | 'ru';

/** A field as `NumberField` has it, over a form that keeps what it is told. */
function openField(start: number | null, language: Language) {
  let value = start;
  let typing: NumberTyping | null = null;
  const shown = () => typing?.text ?? showNumber(value, 'money', language);
  return {
    shown,
    value: () => value,
    type(text: string): void {
      const judged = judgeNumber(text, { kind: 'money' }, language);
      typing = typeNumber(typing, { text, value: judged.value, known: value });
      value = judged.value;
      typing = hearNumber(typing, value);
    },
    set(next: number | null): void {
      value = next;
      typing = hearNumber(typing, value);
    },
    leave: () => (typing = leaveNumber(typing, !Number.isNaN(value))),
  };
}

const amounts = fc.record({
  units: fc.integer({ min: 0, max: 99_999_999_999 }),
  before: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
  marks: fc.constantFrom(
    ['', '.'],
    ['', ','],
    [' ', ','],
    ['\u00a0', ','],
    ['\u202f', ','],
    [',', '.'],
    ['.', ','],
  ),
  language: fc.constantFrom<Language>('en', 'ru'),
  isPasted: fc.boolean(),
  sign: fc.constantFrom('', ' ₽', ' $', ' €', ' AED'),
  slips: fc.array(fc.nat(12), { maxLength: 3 }),
});

test('10,000 random amounts, typed key by key with slips or pasted, are told to the cent and shown as typed', () => {
  fc.assert(
    fc.property(
      amounts,
      ({ units, before, marks: [group = '', mark = ''], language, isPasted, sign, slips }) => {
        const [whole = '', fraction = ''] = (units / 100).toFixed(2).split('.');
        const text = whole.replace(/\B(?=(?:\d{3})+$)/gu, group) + mark + fraction;
        const field = openField(before === null ? null : before / 100, language);
        // Select all and Backspace: empty is empty, whatever was there.
        field.type('');
        expect([field.shown(), field.value()]).toEqual(['', null]);
        const typed = Array.from(text, (_, index) => text.slice(0, index + 1));
        // A wrong key now and then, taken back.
        const keyed = typed.flatMap((one, index) =>
          slips.includes(index) ? [`${typed[index - 1] ?? ''}7`, one] : [one],
        );
        for (const next of isPasted ? [text + sign] : keyed) {
          field.type(next);
          expect(field.shown()).toBe(next);
        }
        expect([text, field.value()]).toEqual([text, units / 100]);
        field.leave();
        expect(field.shown()).toBe(showNumber(units / 100, 'money', language));
        // The tidy form, touched and left again, is the same number.
        field.type(`${field.shown()} `);
        expect(field.value()).toBe(units / 100);
      },
    ),
    { numRuns: 10_000 },
  );
});

describe('a field', () => {
  test('keeps what cannot be read until it is put right', () => {
    const field = openField(24.5, 'en');
    field.type('1.250');
    field.leave();
    expect([field.shown(), field.value()]).toEqual(['1.250', Number.NaN]);
    field.type('1250');
    field.leave();
    expect([field.shown(), field.value()]).toEqual(['1,250', 1250]);
  });

  test('shows what is decided elsewhere, even what it began with', () => {
    const field = openField(24.5, 'en');
    field.type('30');
    field.set(24.5);
    expect(field.shown()).toBe('24.50');
    field.type('oops');
    field.set(7);
    expect(field.shown()).toBe('7');
  });

  test('lets values come back late', () => {
    const first = typeNumber(null, { text: '2', value: 2, known: null });
    const second = typeNumber(first, { text: '24', value: 24, known: null });
    const heard = hearNumber(second, 2);
    expect(heard?.text).toBe('24');
    expect(hearNumber(heard, 24)?.text).toBe('24');
    expect(hearNumber(heard, 5)).toBeNull();
  });
});

describe('a problem says what to do', () => {
  test.each([
    ['1.250', { kind: 'money' }, 'ambiguous'],
    ['abc', { kind: 'money' }, 'notNumber'],
    ['', { kind: 'money', isRequired: true }, 'required'],
    ['-1', { kind: 'money', min: 0 }, 'least'],
    ['101', { kind: 'percent', min: 0, max: 100 }, 'range'],
    ['5', { kind: 'count', max: 4 }, 'most'],
    ['1.5', { kind: 'count' }, 'whole'],
    ['$5', { kind: 'money', currency: 'EUR' }, 'currency'],
  ] as const)('%j', (text, limits, problem) => {
    const judged = judgeNumber(text, limits, 'en');
    expect(judged.value).toBeNaN();
    expect(judged.problem?.text).toBe(problem);
  });
});
