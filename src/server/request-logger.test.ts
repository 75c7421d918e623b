import { expect, test } from 'vitest';

import { createLogger } from './logger.ts';
import { createRequestLogger } from './request-logger.ts';

test('says who asked with each line and keeps secrets, as a child of its own would', () => {
  let text = '';
  const parent = createLogger('info', { write: (line) => (text += line) });
  const logger = createRequestLogger(parent, { reqId: 'r1' }, {});
  expect(logger.level).toBe('info');
  logger.warn({ password: 'hidden' }, 'Refused');
  logger.debug('Not told');
  logger.child({ part: 'mail' }).error('Failed');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { level: 40, reqId: 'r1', msg: 'Refused', password: '[redacted]' },
    { level: 50, reqId: 'r1', part: 'mail', msg: 'Failed' },
  ]);
});

test('makes nothing for a request of which nothing is said', () => {
  const made: object[] = [];
  const parent = Object.assign(Object.create(createLogger('info', { write() {} })), {
    child: (bindings: object) => made.push(bindings),
  });
  expect(createRequestLogger(parent, { reqId: 'r1' }, {}).level).toBe('info');
  expect(made).toEqual([]);
});
