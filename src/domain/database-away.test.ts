import { expect, test } from 'vitest';

import { isDatabaseAway } from './database-away.ts';

function fail(message: string, facts: Record<string, unknown> = {}): Error {
  return Object.assign(new Error(message), facts);
}
const refuse = (code: string) => fail('refused by the server', { code, severity: 'ERROR' });

test.each(['08006', '53300', '57014', '57P01', '57P03', '58030', '25006', '40001', '40P01', '55P03'])(
  'the server says "not now" with %s',
  (code) => expect(isDatabaseAway(refuse(code))).toBe(true),
);

test.each(['23505', '22P02', '28P01', '28000', '3D000', '42P01', '40002'])(
  'the server says "not so" with %s',
  (code) => expect(isDatabaseAway(refuse(code))).toBe(false),
);

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'pool_busy'])(
  'nobody is heard: %s',
  (code) => expect(isDatabaseAway(fail('', { code }))).toBe(true),
);

test('a missing socket is an outage, a missing file is not', () => {
  expect(isDatabaseAway(fail('', { code: 'ENOENT', syscall: 'connect' }))).toBe(true);
  expect(isDatabaseAway(fail('', { code: 'ENOENT', syscall: 'open' }))).toBe(false);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('pg says: %s', (message) => expect(isDatabaseAway(fail(message))).toBe(true));

test('an error is what its cause is, or one of its parts', () => {
  const cause = fail('', { code: 'ECONNREFUSED' });
  expect(isDatabaseAway(new Error('The migration failed', { cause }))).toBe(true);
  expect(isDatabaseAway(new AggregateError([new Error('odd'), cause]))).toBe(true);
  expect(isDatabaseAway(new AggregateError([new Error('odd')]))).toBe(false);
});

test('any other error is not an outage', () => {
  for (const other of [new TypeError('x is not a function'), 'ECONNREFUSED', null, undefined]) {
    expect(isDatabaseAway(other)).toBe(false);
  }
});
