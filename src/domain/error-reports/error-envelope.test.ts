import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { programVersion } from '../program-version.ts';
import { describeError, errorEnvelope, sessionEnvelope } from './error-envelope.ts';
import { hideInAddress, hidePersonalData } from './hide-personal-data.ts';
import { readStack } from './read-stack.ts';
import { isSampled, reportSamples } from './report-limits.ts';

const now = new Date('2026-11-22T10:00:00Z');
const session = { id: '4f2b9b5e-0000-4000-8000-000000000001', started: '2026-11-22T09:59:00.000Z' };

const read = (envelope: string) =>
  envelope
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

function failWith(message: string, stack: string): Error {
  const error = new TypeError(message);
  error.stack = stack;
  return error;
}

it('writes an error as header, item header and event', () => {
  const error = failWith(
    'x is undefined',
    'TypeError: x is undefined\n    at draw (https://a.example/b.js:3:7)',
  );
  const address = 'https://shop.example/catalog/mugs?q=ann';
  const [header, itemHeader, event, ...rest] = read(
    errorEnvelope({ error, platform: 'javascript', address, now }),
  );
  expect(rest).toEqual([]);
  expect(header).toEqual({ event_id: event?.['event_id'], sent_at: '2026-11-22T10:00:00.000Z' });
  expect(header?.['event_id']).toMatch(/^[\da-f]{32}$/);
  expect(itemHeader).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    timestamp: 1_795_341_600,
    platform: 'javascript',
    level: 'error',
    user: { ip_address: null },
    sdk: { name: 'vitrina', version: programVersion, settings: { infer_ip: 'never' } },
    request: { url: 'https://shop.example/catalog/mugs' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is undefined',
          mechanism: { type: 'generic', handled: false },
          stacktrace: {
            frames: [{ filename: 'https://a.example/b.js', function: 'draw', lineno: 3, colno: 7 }],
          },
        },
      ],
    },
  });
});

it('tells the counted visit with the error, and its beginning by itself', () => {
  const withError = read(errorEnvelope({ error: 'no', platform: 'javascript', address: '', now, session }));
  expect(withError[3]).toEqual({ type: 'session' });
  expect(withError[2]).not.toHaveProperty('request');
  const body = {
    sid: session.id,
    started: session.started,
    timestamp: '2026-11-22T10:00:00.000Z',
    status: 'ok',
    attrs: { release: `vitrina@${programVersion}` },
  };
  expect(withError[4]).toEqual({ ...body, init: false, errors: 1 });
  expect(read(sessionEnvelope(session, now)).slice(1)).toEqual([
    { type: 'session' },
    { ...body, init: true, errors: 0 },
  ]);
});

it('says what kind of thing was thrown when that is no error, never the thing itself', () => {
  const envelope = errorEnvelope({ error: { name: 'Ann' }, platform: 'javascript', address: '', now });
  expect(envelope).toContain('Thrown: object');
  expect(envelope).not.toContain('Ann');
});

it('tells a thrown text as it is, and an error without a stack', () => {
  expect(describeError('gone')).toEqual({ type: 'Error', message: 'gone', stack: '' });
  const error = new RangeError('too far');
  delete error.stack;
  expect(describeError(error)).toEqual({ type: 'RangeError', message: 'too far', stack: '' });
});

it('takes the message out of the stack before its calls are read', () => {
  const message = 'no answer from\nask@https://s.example/x.js:1:2';
  const envelope = errorEnvelope({
    error: failWith(message, `TypeError: ${message}\n    at draw (b.js:3:7)`),
    platform: 'node',
    address: '',
    now,
  });
  const frames = [{ filename: 'b.js', function: 'draw', lineno: 3, colno: 7 }];
  expect(read(envelope)[2]).toMatchObject({ exception: { values: [{ stacktrace: { frames } }] } });
});

it('names nobody, neither in the message nor in what the stack repeats of it', () => {
  const message = 'Bad input "Ann Smith" of ann@mail.example, +1 (202) 555-0142 at /a?token=s3cret';
  const stack = `TypeError: ${message}\n    at https://a.example/b.js?token=s3cret:1:2`;
  const envelope = errorEnvelope({ error: failWith(message, stack), platform: 'node', address: '', now });
  for (const told of ['Ann', 'ann@', '555', 's3cret']) expect(envelope).not.toContain(told);
  expect(hidePersonalData(message)).toBe('Bad input "…" of [mail], [number] at /a');
  expect(hidePersonalData('x'.repeat(5000))).toHaveLength(300);
});

it('leaves out of an address what may be a token or a number of somebody', () => {
  expect(hideInAddress('https://shop.example/products/blue-mug?utm_source=a#b')).toBe(
    'https://shop.example/products/blue-mug',
  );
  expect(hideInAddress(`https://shop.example/order/100234/${'k'.repeat(70)}`)).toBe(
    'https://shop.example/order/…/…',
  );
  expect(hideInAddress('https://shop.example/reset-password/kJ3fPq0vT7aXw2LmNc')).toBe(
    'https://shop.example/reset-password/…',
  );
  expect(hideInAddress('nonsense')).toBe('');
  const shown = (part: string) => hideInAddress(`https://a.example/${part}`) === `https://a.example/${part}`;
  expect(shown('o'.repeat(18))).toBe(true);
  expect(shown('o'.repeat(19))).toBe(false);
  expect(shown(`a-${'o'.repeat(19)}`)).toBe(false);
  expect(shown('abc-'.repeat(16))).toBe(true);
  expect(shown(`${'abc-'.repeat(16)}d`)).toBe(false);
});

it('reads stacks of every engine, latest call last', () => {
  const stack =
    'a@https://s.example/x.js:1:2\n@https://s.example/y.js:3:4\nnonsense\n    at new B (z.js:5:6)';
  expect(readStack(stack)).toEqual([
    { filename: 'z.js', function: 'new B', lineno: 5, colno: 6 },
    { filename: 'https://s.example/y.js', function: '?', lineno: 3, colno: 4 },
    { filename: 'https://s.example/x.js', function: 'a', lineno: 1, colno: 2 },
  ]);
  expect(readStack('f@https://s.example/reset-password/abcdefghijklmnopqrstuv:1:1')[0]?.filename).toBe(
    'https://s.example/reset-password/…',
  );
  expect(readStack('f@/chunks/abcdefghijklmnopqrstuv.js?v=1:1:1')[0]?.filename).toBe(
    '/chunks/abcdefghijklmnopqrstuv.js',
  );
  expect(readStack('f@https://s.example/abcdefghijklmnopqrstuv.mjs#a:1:1')[0]?.filename).toBe(
    'https://s.example/abcdefghijklmnopqrstuv.mjs',
  );
  expect(readStack('f@/reset-password/abcdefghijklmnopqrstuv:1:1')[0]?.filename).toBe(
    '/reset-password/abcdefghijklmnopqrstuv',
  );
  expect(readStack('at (x.js:1:1)\nat y.js:2:2').map((frame) => frame.function)).toEqual(['?', '?']);
  expect(readStack('f@x.js:1:1\n'.repeat(100))).toHaveLength(30);
});

it('leaves out of a stack what is no call', () => {
  for (const line of ['f@x.js:a:1', 'f@x.js:1:a', 'f@:1:1', 'f@?x:1:1', 'x.js:1:1', 'at ', ''])
    expect(readStack(line)).toEqual([]);
});

it('counts one visit in ten and tells every error', () => {
  const taken = (share: number) =>
    Array.from({ length: 1000 }, (_, index) => index / 1000).filter((random) => isSampled(share, random));
  expect(taken(reportSamples.sessions)).toHaveLength(100);
  expect(taken(reportSamples.errors)).toHaveLength(1000);
});

it('knows the version that package.json has', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  expect((JSON.parse(text) as { version: string }).version).toBe(programVersion);
});
