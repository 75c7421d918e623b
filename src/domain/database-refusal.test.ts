import { expect, test } from 'vitest';

import { asDatabaseRefusal } from './database-refusal.ts';

const refused = (code: string) => Object.assign(new Error('refused'), { severity: 'ERROR', code });

test.each([
  ['23505', 409],
  ['23503', 409],
  ['23514', 422],
  ['23502', 422],
  ['22003', 422],
  ['22021', 422],
  ['22P05', 422],
])('what PostgreSQL refuses with %s is the caller’s to mend: %i', (code, status) => {
  expect(asDatabaseRefusal(refused(code))?.status).toBe(status);
});

test('a mistake in a statement, a passing failure and other errors are no such thing', () => {
  expect(asDatabaseRefusal(refused('42601'))).toBeNull();
  expect(asDatabaseRefusal(refused('57P01'))).toBeNull();
  expect(asDatabaseRefusal(Object.assign(new Error('x'), { code: '23505' }))).toBeNull();
  expect(asDatabaseRefusal('23505')).toBeNull();
});
