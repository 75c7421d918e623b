import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createCorsHeaders } from '#http/cors.ts';

import { createRefusal } from './refusal.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(createRefusal('en', createCorsHeaders(['https://front.example']))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a page says that it comes back, and does so without a script after the time that the header names', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${origin}/catalogs/prints?page=2`)));
  const waits = answers.map(({ headers }) => Number(headers.get('retry-after')));
  expect(new Set(waits).size).toBe(3);
  for (const answer of answers) {
    const seconds = answer.headers.get('retry-after');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
    expect(html).toContain(`This page loads by itself in ${seconds}\u00A0seconds.`);
    expect(Buffer.byteLength(html)).toBeLessThan(1500);
  }
});

test('a form that was sent is not sent again by itself', async () => {
  const answer = await fetch(`${origin}/forms/lead`, { method: 'POST', body: 'name=Ann' });
  expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'keep-alive']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1);
  const html = await answer.text();
  expect(html).toContain('What you sent has not been taken.');
  expect(html).not.toContain('http-equiv');
});

test('a call is told in the form of the API', async () => {
  const answer = await fetch(`${origin}/api/products/vase`);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual({
    code: 503,
    message: 'The shop is very busy. Please try again in a few seconds',
  });
});

test('HEAD has no body, and a large body is not waited for', async () => {
  const head = await fetch(origin, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([503, '']);
  const upload = await fetch(`${origin}/api/admin/media`, { method: 'POST', body: 'x'.repeat(70_000) });
  expect([upload.status, upload.headers.get('connection')]).toEqual([503, 'close']);
});

test('a page of a listed origin may read that its call is refused, and when to come back', async () => {
  const ask = (asking: string) => fetch(`${origin}/api/products`, { headers: { origin: asking } });
  const listed = await ask('https://front.example');
  expect(listed.headers.get('access-control-allow-origin')).toBe('https://front.example');
  expect(listed.headers.get('access-control-expose-headers')).toContain('retry-after');
  const other = await ask('https://other.example');
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
  expect(other.headers.get('vary')).toBe('Origin');
});
