import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseMessage, type MessagePart } from '#domain/i18n/parse-message.ts';
import { createPrinter } from '#domain/i18n/translate.ts';

import { toPseudo, toPseudoTexts } from './pseudo-locale.ts';

function print(text: string, params: Record<string, string | number>): string {
  return createPrinter<'text'>('en', { text })('text', params);
}

describe('the language that nobody speaks', () => {
  test('has accents, brackets and 40 % more length', () => {
    expect(toPseudo('Checkout')).toBe('[Ĉĥéćķōûť ~~]');
    const text = 'The order is on its way to the shop that you have chosen.';
    const longer = toPseudo(text);
    expect(longer).toMatch(/^\[Ťĥé ōŕđéŕ .* ~[~ ]*\]$/);
    expect(longer.length / text.length).toBeGreaterThan(1.38);
    expect(longer.length / text.length).toBeLessThan(1.5);
  });

  test('keeps parameters, plural branches and counts', () => {
    const text = toPseudo('{name}: {count, plural, =0 {no items} one {# item} other {# items}} left');
    expect(print(text, { name: 'Ελλάς', count: 0 })).toMatch(/^\[Ελλάς: ñō îťéɱš ļéƒť ~+\]$/);
    expect(print(text, { name: 'Ελλάς', count: 1 })).toMatch(/^\[Ελλάς: 1 îťéɱ ļéƒť ~+\]$/);
    expect(print(text, { name: 'Ελλάς', count: 5 })).toMatch(/^\[Ελλάς: 5 îťéɱš ļéƒť ~+\]$/);
  });

  test('keeps addresses and the names of templates', () => {
    expect(toPseudo('See https://shop.example/a or %product_name%')).toMatch(
      /^\[Šéé https:\/\/shop\.example\/a ōŕ %product_name% [~ ]+\]$/,
    );
  });

  test('leaves no letter of English, and says nothing where English says nothing', () => {
    expect(toPseudo('ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz')).not.toMatch(/[A-Za-z]/);
    expect(toPseudo('')).toBe('');
  });

  test('goes into folders and lists of texts', () => {
    expect(toPseudoTexts({ a: { b: 'Add' }, list: ['Add'], order: 3 })).toEqual({
      a: { b: '[Åđđ ~]' },
      list: ['[Åđđ ~]'],
      order: 3,
    });
  });

  test('asks for the same parameters and branches as any English message', () => {
    const word = fc.stringMatching(/^[a-zA-Z ,.:%-]{1,12}$/);
    const name = fc.constantFrom('name', 'count', 'orderNumber');
    const parameter = name.map((one) => `{${one}}`);
    const plural = fc
      .tuple(name, word, word)
      .map(([one, few, many]) => `{${one}, plural, one {# ${few}} other {${many} #}}`);
    const message = fc
      .array(fc.oneof(word, parameter, plural), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(message, (text) => {
        expect(shapeOf(parseMessage(toPseudo(text)))).toEqual(shapeOf(parseMessage(text)));
      }),
    );
  });
});

/** A message without its words. */
function shapeOf(parts: readonly MessagePart[]): unknown[] {
  return parts.flatMap((part): unknown[] => {
    if (typeof part === 'string') return [];
    if (part.type !== 'plural') return [part];
    return [{ ...part, branches: [...part.branches].map(([name, inner]) => [name, shapeOf(inner)]) }];
  });
}
