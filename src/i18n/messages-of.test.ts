import { expect, test } from 'vitest';

import { languageCodes } from '#locales/languages.ts';

import { messagesOf, replaceMessages, translatorOf } from './messages-of.ts';

const english = new Map<string, string>(Object.entries(messagesOf('en')));

test.each(languageCodes)('%s can say whatever English can [R5]', (language) => {
  expect(Object.keys(messagesOf(language)).toSorted()).toEqual([...english.keys()].toSorted());
});

test('texts are named area.thing', () => {
  const misnamed = [...english.keys()].filter((key) => !/^[a-z][a-zA-Z]*(\.[a-zA-Z0-9]+){1,2}$/.test(key));
  expect(misnamed).toEqual([]);
});

test('a language that lacks texts falls back to English, key by key, and is put back', () => {
  const restore = replaceMessages('ru', (text, key) => (key === 'common.close' ? undefined : `[${text}]`));
  try {
    const t = translatorOf('ru');
    expect([t('common.close'), t('common.cancel')]).toEqual(['Close', '[Отмена]']);
  } finally {
    restore();
  }
  expect(translatorOf('ru')('common.close')).toBe('Закрыть');
});

test.each([
  ['errorPage.title.404', 'Page not found'],
  ['errorPage.description.404', "Sorry, but the page you are looking for doesn't exist!"],
  ['errorPage.buttons.toHome', 'Home page'],
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
  expect(messagesOf('en')[key]).toBe(text);
});
