import { expect, test } from 'vitest';

import { AppError, notFound } from '#domain/errors.ts';
import { translateError } from '#domain/i18n/translate-errors.ts';

import { translatorOf } from './messages-of.ts';

const say = (error: AppError, language: 'en' | 'ru') =>
  error.inWords((text) => translateError(text, translatorOf(language)));

test('an error is said in the language of who reads it, with what it tells', () => {
  const tooLarge = new AppError('payload_too_large', 'uploads.tooLarge', { params: { size: 50 } });
  expect(say(tooLarge, 'en').message).toBe('The file is larger than 50 MB');
  expect(say(tooLarge, 'ru').message).toBe('Файл больше 50 МБ');
  expect(say(notFound('order'), 'en').message).toBe('Order not found');
  expect(say(notFound('order'), 'ru').message).toBe('Такого заказа нет');
});

test('its fields are said too, and its code and facts stay', () => {
  const error = new AppError('validation_failed', 'api.validationFailed', {
    errors: ['media.damaged'],
    children: { lines: { children: { 0: { errors: ['refunds.lineTwice'] } } } },
    data: { total: 5 },
  });
  const said = say(error, 'ru');
  expect(said).toMatchObject({
    status: 422,
    message: 'Проверьте поля',
    errors: ['Картинка повреждена'],
    children: { lines: { children: { 0: { errors: ['Каждая строка не больше одного раза'] } } } },
    data: { total: 5 },
    cause: error,
  });
});

test('what is no key is said as it is', () => {
  expect(translateError('Your card was declined', translatorOf('ru'))).toBe('Your card was declined');
});
