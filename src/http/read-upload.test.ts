import { Readable } from 'node:stream';

import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';

import { readUpload } from './read-upload.ts';

const mb = 1024 * 1024;
const app = Fastify();
app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
app.post('/', async (request) => {
  try {
    return { bytes: (await readUpload(request, 2 * mb)).length };
  } catch (error) {
    return { error, message: String(error) };
  }
});
afterAll(() => app.close());

const send = async (payload: Buffer | Readable, headers: Record<string, string> = {}) => {
  const type = { 'content-type': 'image/png' };
  return (await app.inject({ method: 'POST', url: '/', headers: { ...type, ...headers }, payload })).json();
};
/** A file without an end, with a look at how much of it was asked for. */
function startEndless() {
  const seen = { bytes: 0 };
  function* pieces() {
    for (;;) {
      seen.bytes += mb;
      yield Buffer.alloc(mb);
    }
  }
  return { file: Readable.from(pieces(), { highWaterMark: 1 }), seen };
}

const tooLarge = {
  error: { code: 'payload_too_large', status: 413, data: { reason: 'too_large' } },
  message: expect.stringContaining('uploads.tooLarge'),
};

test('a file of exactly the limit is taken whole', async () => {
  expect(await send(Buffer.alloc(2 * mb))).toEqual({ bytes: 2 * mb });
  expect(await send(Readable.from([Buffer.alloc(mb), Buffer.alloc(mb)]))).toEqual({ bytes: 2 * mb });
});

test('a file that is a byte larger is read to its end, so that its sender hears the refusal', async () => {
  let read = 0;
  function* pieces() {
    for (const bytes of [mb, mb, 1]) {
      read += bytes;
      yield Buffer.alloc(bytes);
    }
  }
  const headers = { 'content-length': `${2 * mb + 1}` };
  expect(await send(Readable.from(pieces()), headers)).toMatchObject(tooLarge);
  expect(read).toBe(2 * mb + 1);
});

test('a file that says it is more than twice as large is refused unread', async () => {
  const { file, seen } = startEndless();
  expect(await send(file, { 'content-length': `${4 * mb + 1}` })).toMatchObject(tooLarge);
  expect(seen.bytes).toBeLessThan(2 * mb);
});

test('a file that does not say how large it is is read up to twice the limit and no further', async () => {
  const { file, seen } = startEndless();
  expect(await send(file)).toMatchObject(tooLarge);
  expect(seen.bytes).toBeLessThan(8 * mb);
});

test('a call without a body is an empty file', async () => {
  expect((await app.inject({ method: 'POST', url: '/' })).json()).toEqual({ bytes: 0 });
});
