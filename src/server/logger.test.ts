import { expect, test } from 'vitest';

import { createLogger } from './logger.ts';

function capture(log: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  log(createLogger('info', { write: (line) => (text += line) }));
  return text;
}

test('a line is JSON with a UTC time and its message', () => {
  const line: unknown = JSON.parse(capture((logger) => logger.info({ order: 7 }, 'placed')));
  expect(line).toMatchObject({ level: 30, order: 7, msg: 'placed', time: expect.stringMatching(/Z$/) });
});

test('secrets are replaced at every depth that we log', () => {
  const text = capture((logger) =>
    logger.info({
      password: 'canary-1',
      body: { password: 'canary-2', token: 'canary-3' },
      req: { headers: { authorization: 'canary-4', cookie: 'canary-5', 'set-cookie': 'canary-6' } },
      config: { s3: { secretAccessKey: 'canary-7' }, databaseUrl: 'canary-8' },
    }),
  );
  expect(text).not.toContain('canary');
  expect(text.match(/\[redacted\]/g)).toHaveLength(8);
});

test('a line break in a value does not start a new line', () => {
  expect(capture((logger) => logger.info('a\n{"level":50}')).trimEnd()).not.toContain('\n');
});

test('what is logged as an error is handed on too, by loggers made from this one as well', () => {
  const heard: unknown[] = [];
  let text = '';
  const logger = createLogger('info', { write: (line) => (text += line) }, (error) => heard.push(error));
  const error = new Error('Broken');
  logger.error({ err: error }, 'Failed');
  logger.child({ reqId: 'r1' }).fatal({ err: error }, 'Failed');
  logger.warn({ err: error }, 'Refused');
  logger.error('Words alone');
  expect(heard).toEqual([error, error]);
  expect(text.trimEnd().split('\n')).toHaveLength(4);
});
