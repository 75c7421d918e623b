import { describe, expect, test } from 'vitest';

import { messages as en } from './messages.en.ts';
import { messages as ru } from './messages.ru.ts';
import { parseMessage, type MessagePart } from './parse-message.ts';

interface Shape {
  parameters: Set<string>;
  plurals: Map<string, Set<string>>;
}

function describeMessage(text: string): Shape {
  const shape: Shape = { parameters: new Set(), plurals: new Map() };
  const visit = (parts: readonly MessagePart[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part.type === 'count') continue;
      shape.parameters.add(part.name);
      if (part.type === 'parameter') continue;
      shape.plurals.set(part.name, new Set(part.branches.keys()));
      for (const branch of part.branches.values()) visit(branch);
    }
  };
  visit(parseMessage(text));
  return shape;
}

const english = new Map<string, string>(Object.entries(en));
const russian = new Map<string, string>(Object.entries(ru));

test('both languages have the same keys in the same order', () => {
  expect([...russian.keys()]).toEqual([...english.keys()]);
});

describe.each([...english.keys()])('%s', (key) => {
  const englishText = english.get(key) ?? '';
  const russianText = russian.get(key) ?? '';

  test('is named area.thing, has text and takes the same parameters in both languages [R5]', () => {
    expect(key).toMatch(/^[a-z][a-zA-Z]*(\.[a-zA-Z0-9]+){1,2}$/);
    expect(englishText.trim()).not.toBe('');
    expect(russianText.trim()).not.toBe('');
    const [inEnglish, inRussian] = [describeMessage(englishText), describeMessage(russianText)];
    expect(inRussian.parameters).toEqual(inEnglish.parameters);
    expect([...inRussian.plurals.keys()]).toEqual([...inEnglish.plurals.keys()]);
    for (const branches of inRussian.plurals.values()) {
      expect([...branches]).toEqual(expect.arrayContaining(['one', 'few', 'many', 'other']));
    }
  });

  test('is Russian in Russian and English in English', () => {
    expect(englishText).not.toMatch(/[а-яё]/i);
    const hasWords = /[a-z]/i.test(englishText.replace(/\{[^{}]*\}/g, ''));
    expect(!hasWords || /[а-яё]/i.test(russianText)).toBe(true);
  });
});

test.each([
  ['errorPage.title.404', 'Page not found'],
  ['errorPage.description.404', "Sorry, but the page you are looking for doesn't exist!"],
  ['errorPage.buttons.toHome', 'Home page'],
  ['errorPage.nested', 'An error occurred while showing the error page'],
  ['errors.default', 'Ooops, something wrong =('],
  ['errors.noRoute', 'This page could not be found'],
  ['errors.internal', 'Internal server error, notify administrator'],
  ['forms.errors.login', 'The username or password you entered is incorrect'],
  ['forms.errors.emailTaken', 'A user with this email already exists'],
  ['checkout.methodsNotLoaded', 'Payment methods not loaded, please reload the page'],
  ['payment.failed', 'Payment is failed'],
  ['payment.canceled', 'Payment is canceled'],
  ['payment.initFailed', 'Payment initialization failed'],
  ['cart.empty', 'Cart is empty'],
  ['cart.orderEmpty', 'Order is empty'],
  ['catalog.empty', 'This catalog is empty'],
  ['search.nothingFound', 'Nothing found'],
  ['reviews.empty', 'No reviews'],
  ['cookies.title', 'This website uses cookies'],
  ['cookies.accept', 'Accept'],
  ['ageVerification.title', 'Are you 18 years of age or older?'],
  ['stockError.ok', 'Ok'],
] as const)('%s reads as in the specification', (key, text) => {
  expect(en[key]).toBe(text);
});
