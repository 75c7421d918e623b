import { expect, test } from 'vitest';

import { AppError, fieldError, mapFieldErrors, notFound, unavailable, type ErrorCode } from './errors.ts';

const statuses: [ErrorCode, number][] = [
  ['bad_request', 400],
  ['unauthorized', 401],
  ['forbidden', 403],
  ['not_found', 404],
  ['conflict', 409],
  ['payload_too_large', 413],
  ['validation_failed', 422],
  ['too_many_requests', 429],
  ['internal', 500],
  ['unavailable', 503],
];

test.each(statuses)('%s is answered with %i', (code, status) => {
  expect(new AppError(code, 'errors.unstorable')).toMatchObject({ name: 'AppError', code, status });
});

test('what is missing is named, what is away may be asked for again in five seconds', () => {
  expect(notFound('order')).toMatchObject({ code: 'not_found', message: 'notFound.order' });
  const cause = new Error('gone');
  expect(unavailable('errors.contradicted', cause)).toMatchObject({
    code: 'unavailable',
    message: 'errors.contradicted',
    retryAfter: 5,
    cause,
  });
  expect(fieldError('sku', 'forms.errors.repeated')).toMatchObject({
    code: 'validation_failed',
    message: 'api.validationFailed',
    children: { sku: { errors: ['forms.errors.repeated'] } },
  });
});

test('an error is put into words with its fields, and keeps its facts', () => {
  const error = new AppError('conflict', 'errors.contradicted', {
    errors: ['forms.errors.noEmpty'],
    children: { address: { children: { street: { errors: ['forms.errors.noEmpty'] } } } },
    data: { total: 5 },
    retryAfter: 0,
  });
  const said = error.inWords((text) => `<${text}>`);
  expect(said).toMatchObject({
    code: 'conflict',
    status: 409,
    message: '<errors.contradicted>',
    errors: ['<forms.errors.noEmpty>'],
    children: { address: { children: { street: { errors: ['<forms.errors.noEmpty>'] } } } },
    data: { total: 5 },
    retryAfter: 0,
    cause: error,
  });
});

test('what an error does not have, it does not get', () => {
  const said = new AppError('conflict', 'errors.contradicted').inWords((text) => text);
  expect([said.errors, said.children, said.data, said.retryAfter]).toEqual(Array(4).fill(undefined));
  expect(mapFieldErrors({ sku: {}, title: { errors: ['a'] } }, (text) => `${text}!`)).toEqual({
    sku: {},
    title: { errors: ['a!'] },
  });
});
