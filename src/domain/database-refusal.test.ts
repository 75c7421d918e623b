import { expect, test } from 'vitest';

import { asDatabaseRefusal } from './database-refusal.ts';

const refused = (code: string) => Object.assign(new Error('refused'), { severity: 'ERROR', code });

test.each([
  ['23001', 409, 'errors.contradicted'],
  ['23505', 409, 'errors.contradicted'],
  ['23503', 409, 'errors.contradicted'],
  ['23P01', 409, 'errors.contradicted'],
  ['23514', 422, 'errors.unstorable'],
  ['23502', 422, 'errors.unstorable'],
  ['22003', 422, 'errors.unstorable'],
  ['22021', 422, 'errors.unstorable'],
  ['22P05', 422, 'errors.unstorable'],
])('what PostgreSQL refuses with %s is the caller’s to mend: %i', (code, status, message) => {
  expect(asDatabaseRefusal(refused(code))).toMatchObject({ status, message });
});

test('a mistake in a statement, a passing failure and other errors are no such thing', () => {
  expect(asDatabaseRefusal(refused('42601'))).toBeNull();
  expect(asDatabaseRefusal(refused('57P01'))).toBeNull();
  expect(asDatabaseRefusal(Object.assign(new Error('x'), { code: '23505' }))).toBeNull();
  expect(asDatabaseRefusal('23505')).toBeNull();
});
