import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  readNumber,
  unitsOf,
  valueOf,
  writeNumber,
  type DecimalMark,
  type NumberKind,
  type NumberRules,
} from './typed-number.ts';

const read = (text: string, rules: Partial<NumberRules> = {}) => {
  const answer = readNumber(text, { kind: 'money', mark: '.', ...rules });
  return 'units' in answer ? answer.units : answer.problem;
};

describe('an amount is read as it is written here or there, in either language', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['12', 1200],
    ['24.5', 2450],
    ['24,50', 2450],
    ['24.', 2400],
    ['24,', 2400],
    ['.5', 50],
    [',05', 5],
    ['007', 700],
    ['1 250,50', 125_050],
    ['1\u00a0250,50', 125_050],
    ['1\u202f250,50', 125_050],
    ['1\u2009250\u2009000', 125_000_000],
    ['1,250.50', 125_050],
    ['1.250,50', 125_050],
    ['1.250.000,5', 125_000_050],
    ['1,250,000', 125_000_000],
    ['1.250.000', 125_000_000],
    ["1'250.50", 125_050],
    ['1’250,50', 125_050],
    ['1250.500', 125_050],
    ['0,500', 50],
    ['24.5000', 2450],
    ['-5', -500],
    ['\u22125,5', -550],
    ['+5', 500],
    ['-0', 0],
    ['$24.50', 2450],
    ['-$24.50', -2450],
    ['$ -24.50', -2450],
    ['24,50 ₽', 2450],
    ['24,50₽', 2450],
    ['1 250 руб.', 125_000],
    ['100 р.', 10_000],
    ['AED 1,250.50', 125_050],
    ['1 250,50 €', 125_050],
    ['12 euros', 1200],
    ['12 евро', 1200],
    ['$12 ', 1200],
    ['12 dirhams', 1200],
    ['١٢٥٠', 125_000],
    ['١٬٢٥٠٫٥٠ درهم', 125_050],
    ['۱۲۵۰٫۵', 125_050],
    ['-٥', -500],
    ['\u200e24.50\u2066', 2450],
  ])('%j is %j', (text, units) => {
    expect(read(text)).toBe(units);
    expect(read(text, { mark: ',' })).toBe(units);
  });
});

describe('what is no number is refused, never mended', () => {
  test.each([
    'abc',
    '.',
    ',',
    '-',
    '₽',
    '1e5',
    '=1+1',
    '12 50',
    '1 25,5',
    '1250 000',
    '1,25,0',
    '1.250.50',
    '1,250,5',
    '1,250.50.1',
    "1'250 000",
    '1 250\u0027000',
    '0,250.5',
    '24 . 5',
    '24. 5',
    '--5',
    '-$-5',
    '5-',
    '(5)',
    '5 kg',
    '$5 USD',
    '5 %',
    '5 apples',
    '1'.repeat(70),
    '二十四',
  ])('%j', (text) => {
    expect(read(text)).toBe('notNumber');
    expect(read(text, { mark: ',' })).toBe('notNumber');
  });

  test('so is a fraction finer than the kind, one of what is counted in pieces, and what is too large', () => {
    expect(read('24.505')).toBe('ambiguous');
    expect(read('1250.505')).toBe('fraction');
    expect(read('0.125')).toBe('fraction');
    expect(read('24.5051')).toBe('fraction');
    expect(read('1.5', { kind: 'count' })).toBe('whole');
    expect(read('12,00', { kind: 'count' })).toBe(12);
    expect(read('90071992547409.92')).toBe('tooLarge');
    expect(read('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('and an amount in a currency that is not the shop’s', () => {
    expect(read('$5', { currency: 'RUB' })).toBe('currency');
    expect(read('5 ₽', { currency: 'RUB' })).toBe(500);
    expect(read('5', { currency: 'RUB' })).toBe(500);
  });
});

describe('one mark before three digits', () => {
  const answers = (kind: NumberKind, text: string) =>
    (['.', ','] as const).map((mark) => readNumber(text, { kind, mark }));
  const unclear = (grouped: string, decimal: string) => ({
    problem: 'ambiguous',
    readings: [grouped, decimal],
  });

  test('of money: the comma groups where the point is the mark of the fraction, else it is asked', () => {
    expect(answers('money', '1,250')).toEqual([{ units: 125_000 }, unclear('1250', '1,25')]);
    expect(answers('money', '1.250')).toEqual([unclear('1250', '1.25'), unclear('1250', '1,25')]);
    expect(answers('money', '19.999')).toEqual([unclear('19999', '20'), unclear('19999', '20')]);
    expect(answers('money', '24.505')).toEqual([unclear('24505', '24.51'), unclear('24505', '24,51')]);
  });

  test('of pieces the same', () => {
    expect(answers('count', '5,000')).toEqual([{ units: 5000 }, unclear('5000', '5')]);
    expect(answers('count', '5.000')).toEqual([unclear('5000', '5'), unclear('5000', '5')]);
  });

  test('of kilograms it is the fraction, but for the comma that could group as well', () => {
    expect(answers('weight', '1.250')).toEqual([{ units: 1250 }, { units: 1250 }]);
    expect(answers('weight', '1,250')).toEqual([unclear('1250', '1.25'), { units: 1250 }]);
    expect(answers('weight', '0,250')).toEqual([{ units: 250 }, { units: 250 }]);
    expect(answers('degrees', '55.751')).toEqual([{ units: 557_510_000 }, { units: 557_510_000 }]);
  });
});

test('units stand beside what they measure', () => {
  expect(read('12,5 %', { kind: 'percent' })).toBe(1250);
  expect(read('1.5 kg', { kind: 'weight' })).toBe(1500);
  expect(read('1,5 кг', { kind: 'weight' })).toBe(1500);
  expect(read('30 см', { kind: 'length' })).toBe(3000);
  expect(read('16px', { kind: 'pixels' })).toBe(16);
  expect(read('3 шт.', { kind: 'count' })).toBe(3);
  expect(read('16 cm', { kind: 'pixels' })).toBe('notNumber');
});

test('sums of spreadsheets are rounded where that is asked for', () => {
  expect(read('9.990000000000001', { rounds: true })).toBe(999);
  expect(read('9.9951', { rounds: true })).toBe(1000);
  expect(read('0.005', { rounds: true })).toBe(1);
});

const kinds = ['money', 'percent', 'weight', 'length', 'pixels', 'count', 'degrees'] as const;
const numbers = fc.record({
  units: fc.oneof(
    fc.integer({ min: -99_999_999, max: 99_999_999 }),
    fc.maxSafeInteger(),
    fc.integer({ min: -3000, max: 3000 }),
  ),
  kind: fc.constantFrom(...kinds),
  mark: fc.constantFrom<DecimalMark>('.', ','),
  isGrouped: fc.boolean(),
});

test('the tidy form means the same number, of every kind and in both languages', () => {
  fc.assert(
    fc.property(numbers, ({ units, kind, mark, isGrouped }) => {
      const text = writeNumber(units, { kind, mark, isGrouped });
      expect(readNumber(text, { kind, mark })).toEqual({ units });
    }),
    { numRuns: 5000 },
  );
});

test('tidy forms', () => {
  expect(writeNumber(125_050, { kind: 'money', mark: '.' })).toBe('1,250.50');
  expect(writeNumber(125_050, { kind: 'money', mark: ',' })).toBe('1\u00a0250,50');
  expect(writeNumber(125_000, { kind: 'money', mark: '.' })).toBe('1,250');
  expect(writeNumber(-5, { kind: 'money', mark: '.' })).toBe('-0.05');
  expect(writeNumber(1_250_500, { kind: 'weight', mark: '.' })).toBe('1250.5');
  expect(writeNumber(1250, { kind: 'percent', mark: ',' })).toBe('12,5');
  expect(writeNumber(125_050, { kind: 'money', mark: '.', isGrouped: false })).toBe('1250.50');
});

test('decimal numbers and units are the same to the last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (units) => {
      expect(unitsOf(valueOf(units, 'money'), 'money')).toBe(units);
    }),
  );
  expect(unitsOf(null, 'money')).toBeNull();
  expect(unitsOf(19.99, 'money')).toBe(1999);
  expect(valueOf(125_050, 'money')).toBe(1250.5);
});

/** Spellings of an amount that leave no doubt, in the languages of the interface and of whoever is copied from. */
const spellings = fc.record({
  units: fc.integer({ min: 0, max: 999_999_999_99 }),
  marks: fc.constantFrom(
    ['', '.'],
    ['', ','],
    [' ', ','],
    ['\u00a0', ','],
    ['\u202f', ','],
    [' ', '.'],
    [',', '.'],
    ['.', ','],
    ["'", '.'],
    ['’', ','],
  ),
  before: fc.constantFrom('', '$', '₽ ', 'AED\u00a0', '€'),
  after: fc.constantFrom('', '₽', '\u00a0₽', ' руб.', ' €', ' AED'),
});

test('10,000 random spellings of amounts are read to the cent in both languages', () => {
  fc.assert(
    fc.property(spellings, ({ units, marks: [group = '', mark = ''], before, after }) => {
      const [whole = '', fraction = ''] = (units / 100).toFixed(2).split('.');
      const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, group);
      const text = `${before}${grouped}${mark}${fraction}${before === '' ? after : ''}`;
      expect([text, read(text)]).toEqual([text, units]);
      expect([text, read(text, { mark: ',' })]).toEqual([text, units]);
    }),
    { numRuns: 10_000 },
  );
});
