import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';

import { interceptLocalhostDns } from 'fauxqs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { startS3Server, type S3Server } from '#tests/support/s3-server.ts';

import { StorageError } from '../file-store.ts';
import type { S3Options } from './s3-options.ts';
import { createS3Store } from './s3-store.ts';

let server: S3Server;
const told: string[] = [];
const note = (_details: object, message: string) => void told.push(message);
const log = { warn: note, error: note };
const options = { contentType: 'text/plain', cacheControl: 'public, max-age=60' };

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());
afterEach(() => {
  server.fault = undefined;
  server.isPublic = false;
  server.pageSize = undefined;
  server.requests.length = 0;
  told.length = 0;
});

function createStore(changes: Partial<S3Options> = {}, timing: object = {}) {
  return createS3Store({ ...server.options, prefix: 'shop/', ...changes }, log, {
    timeoutMs: 2000,
    backOffMs: 5,
    pauseMs: 50,
    ...timing,
  });
}

async function keysOf(store: ReturnType<typeof createStore>, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

async function failureOf(call: Promise<unknown>): Promise<StorageError> {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof StorageError)) throw new Error(`Not a StorageError: ${String(error)}`);
  return error;
}

describe('files in a bucket', () => {
  test('are written, read whole and in parts, listed, and removed twice without an error', async () => {
    const store = createStore();
    await store.put('notes/a.txt', Buffer.from('0123456789'), options);
    await store.put('notes/b.txt', Buffer.from('b'), options);
    expect((await store.read('notes/a.txt'))?.toString()).toBe('0123456789');
    const part = await store.open('notes/a.txt', { start: 2, end: 4 });
    expect(part && [part.size, await text(part.stream)]).toEqual([10, '234']);
    expect(await store.head('notes/a.txt')).toEqual({ key: 'notes/a.txt', size: 10 });
    expect(await keysOf(store, 'notes/')).toEqual(['notes/a.txt', 'notes/b.txt']);
    expect(await keysOf(store, 'notes/b')).toEqual(['notes/b.txt']);
    await store.remove('notes/a.txt');
    await store.remove('notes/a.txt');
    expect(await store.read('notes/a.txt')).toBeNull();
    expect(await store.head('notes/a.txt')).toBeNull();
    expect(await store.open('notes/a.txt')).toBeNull();
  });

  test('lie below the prefix, with type and cache rules, and without ACL or checksums', async () => {
    server.isPublic = true;
    const store = createStore({ prefix: 'two/deep/' });
    await store.put('a.txt', Buffer.from('a'), options);
    const answer = await fetch(`${server.options.endpoint}/shop-media/two/deep/a.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(server.requests).toEqual(['PUT /shop-media/two/deep/a.txt', 'GET /shop-media/two/deep/a.txt']);
  });

  test('are found by the host name of the bucket too', async () => {
    const restore = interceptLocalhostDns();
    try {
      const endpoint = server.options.endpoint.replace('127.0.0.1', 'localhost');
      const store = createStore({ endpoint, isPathStyle: false });
      await store.put('a.txt', Buffer.from('by host'), options);
      expect((await store.read('a.txt'))?.toString()).toBe('by host');
      expect(await keysOf(store, 'a')).toEqual(['a.txt']);
      expect(await (await fetch(await store.presign('a.txt', 60))).text()).toBe('by host');
      expect(server.requests[0]).toBe('PUT /shop/a.txt');
    } finally {
      restore();
    }
  });

  test('of many pages are listed to the end', async () => {
    const store = createStore({ prefix: 'many/' });
    const names = Array.from({ length: 7 }, (_none, index) => `f/${index}.txt`);
    for (const name of names) await store.put(name, Buffer.from('x'), options);
    server.pageSize = 3;
    expect(await keysOf(store, 'f/')).toEqual(names);
    expect(server.requests.filter((request) => request.includes('list-type=2'))).toHaveLength(3);
  });

  test('that are large go up in parts, from a stream too, and come back as they were', async () => {
    const store = createStore();
    const large = Buffer.alloc(17 * 2 ** 20, 'abcdefghijk');
    await store.put('large.bin', Readable.from([large.subarray(0, 1000), large.subarray(1000)]), options);
    expect(server.requests.filter((request) => request.includes('partNumber='))).toHaveLength(3);
    const back = await store.open('large.bin');
    expect(back && (await buffer(back.stream)).equals(large)).toBe(true);
    await store.put('small.bin', Readable.from([Buffer.from('ab'), Buffer.from('c')]), options);
    expect((await store.read('small.bin'))?.toString()).toBe('abc');
  });

  test('whose parts cannot be put together leave no parts behind', async () => {
    const store = createStore();
    const large = Buffer.alloc(9 * 2 ** 20, 1);
    server.fault = (request) =>
      request.method === 'POST' && request.url?.includes('uploadId=')
        ? {
            status: 200,
            body: '<Error><Code>InternalError</Code><Message>Please try again.</Message></Error>',
          }
        : undefined;
    expect((await failureOf(store.put('half.bin', large, options))).message).toContain('InternalError');
    expect(server.requests.at(-1)).toMatch(/^DELETE \/shop-media\/shop\/half\.bin\?uploadId=/);
    expect(await store.head('half.bin')).toBeNull();
  });

  test('can be read by whoever has a presigned address, until it expires', async () => {
    const store = createStore();
    await store.put('private.txt', Buffer.from('for you'), options);
    const address = await store.presign('private.txt', 60);
    expect(await (await fetch(address)).text()).toBe('for you');
    expect((await fetch(address.replace('private', 'privat2'))).status).toBe(403);
    expect((await fetch(`${server.options.endpoint}/shop-media/shop/private.txt`)).status).toBe(403);
  });

  test.each(['../secret.key', 'a/../../b', '/a', 'a//b', 'a b', 'a?b', '', './a'])(
    'have no key %j',
    async (key) => {
      await expect(createStore().read(key)).rejects.toThrow('Not a file');
    },
  );
});

describe('a service that refuses', () => {
  test.each([
    [{ accessKeyId: 'other' }, /does not know the key in S3_ACCESS_KEY_ID.*403 InvalidAccessKeyId/],
    [
      { secretAccessKey: 'other' },
      /S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.*SignatureDoesNotMatch/,
    ],
    [{ bucket: 'nowhere' }, /there is no bucket nowhere.*404 NoSuchBucket/],
    [{ region: 'us-east-1' }, /set S3_REGION=eu-central-1.*400 AuthorizationHeaderMalformed/],
  ])('is told with what to change, and not asked again: %j', async (changes, message) => {
    const error = await failureOf(createStore(changes).check());
    expect(error.message).toMatch(message);
    expect(error.isTemporary).toBe(false);
    expect(server.requests).toHaveLength(1);
    expect(error.message).not.toContain('secret/of');
  });

  test.each([
    [301, '<Error><Code>PermanentRedirect</Code><Endpoint>x</Endpoint></Error>', /is in another region/],
    [403, '<Error><Code>RequestTimeTooSkewed</Code></Error>', /the clock of this machine is wrong/],
    [403, '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>', /needs s3:ListBucket/],
    [405, '<html>nginx</html>', /may be no S3 service/],
    [302, '', /S3_ENDPOINT must be the service itself/],
  ])('with %i and %s is understood', async (status, body, message) => {
    server.fault = () => ({ status, body });
    const error = await failureOf(createStore().read('a.txt'));
    expect(error.message).toMatch(message);
    expect(error.isTemporary).toBe(false);
  });

  test('takes a bucket that is gone for no missing file', async () => {
    const error = await failureOf(createStore({ bucket: 'nowhere' }).read('a.txt'));
    expect(error.message).toContain('there is no bucket nowhere');
  });
});

describe('a service that is away', () => {
  test.each([
    ['overloaded', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }],
    ['broken', { status: 500, body: 'oops' }],
    ['cut off', 'cut'],
  ] as const)('and %s is asked again', async (_name, fault) => {
    const store = createStore();
    await store.put('a.txt', Buffer.from('here'), options);
    let faults = 2;
    server.fault = () => (faults-- > 0 ? fault : undefined);
    expect((await store.read('a.txt'))?.toString()).toBe('here');
  });

  test('and hangs is given up after its time', async () => {
    server.fault = () => ({ hangsMs: 10_000 });
    const error = await failureOf(createStore({}, { timeoutMs: 50 }).read('a.txt'));
    expect(error.isTemporary).toBe(true);
    expect(error.message).toContain('no answer within 50 ms');
  });

  test('is not asked by everybody, and used again as soon as it answers', async () => {
    const store = createStore();
    await store.put('a.txt', Buffer.from('here'), options);
    server.fault = () => ({ status: 503 });
    for (let call = 0; call < 3; call++) await failureOf(store.read('a.txt'));
    const asked = server.requests.length;
    const failures = await Promise.all([1, 2, 3, 4].map(() => failureOf(store.read('a.txt'))));
    expect(failures.every(({ isTemporary }) => isTemporary)).toBe(true);
    expect(server.requests).toHaveLength(asked);
    expect(told).toEqual(['The file storage does not answer']);
    server.fault = undefined;
    await expect
      .poll(async () => (await store.read('a.txt').catch(() => null))?.toString(), { interval: 10 })
      .toBe('here');
    expect(told).toEqual(['The file storage does not answer', 'The file storage answers again']);
  });

  test('because nobody listens is named with its address', async () => {
    const error = await failureOf(createStore({ endpoint: 'http://127.0.0.1:9' }).read('a.txt'));
    expect(error.message).toMatch(/^The file storage at http:\/\/127\.0\.0\.1:9 does not answer: /);
    expect(error.isTemporary).toBe(true);
  });
});
