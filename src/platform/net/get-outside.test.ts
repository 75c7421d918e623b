import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, test } from 'vitest';

import { createOutsideGetter } from './get-outside.ts';
import type { OutsideRules } from './post-outside.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function listen(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { port, paths, origin: `http://127.0.0.1:${port}` };
}

function get(url: string, rules: Partial<OutsideRules> = {}, { mostBytes = 1000, timeoutMs = 2000 } = {}) {
  const fetchOutside = createOutsideGetter({ allowsOwnNetwork: true, ...rules });
  return fetchOutside({ url, mostBytes, timeoutMs, signal: new AbortController().signal });
}

test('gives the bytes as they are, after a few redirects', async () => {
  const { origin, paths } = await listen((response, { url }) =>
    url === '/c.jpg'
      ? response.end('abc')
      : response.writeHead(302, { location: url === '/a' ? '/b' : '/c.jpg' }).end(),
  );
  expect((await get(`${origin}/a`)).toString()).toBe('abc');
  expect(paths).toEqual(['/a', '/b', '/c.jpg']);
});

test('gives up on redirects without an end, on errors, on what is too large or too slow', async () => {
  const { origin, paths } = await listen((response, { url }) => {
    if (url === '/round') return void response.writeHead(301, { location: '/round' }).end();
    if (url === '/gone') return void response.writeHead(404).end();
    if (url === '/told') return void response.writeHead(200, { 'content-length': '5000' }).write('x');
    if (url === '/endless') {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64))) continue;
        response.once('drain', write);
      };
      response.on('error', () => {});
      return write();
    }
    response.writeHead(200).write('x');
  });
  await expect(get(`${origin}/round`)).rejects.toMatchObject({ reason: 'redirects' });
  expect(paths).toHaveLength(4);
  await expect(get(`${origin}/gone`)).rejects.toMatchObject({ reason: 'refused', status: 404 });
  await expect(get(`${origin}/told`)).rejects.toMatchObject({ reason: 'tooBig' });
  await expect(get(`${origin}/endless`)).rejects.toMatchObject({ reason: 'tooBig' });
  await expect(get(`${origin}/slow`, {}, { timeoutMs: 200 })).rejects.toMatchObject({ reason: 'silent' });
});

describe('outside of development', () => {
  const refusing = { allowsOwnNetwork: false };

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://2130706433/',
    'http://169.254.169.254/latest/meta-data',
    'https://10.0.0.7/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
  ])('%s is refused', (url) => expect(get(url, refusing)).rejects.toMatchObject({ reason: 'ownNetwork' }));

  test.each([
    'file:///etc/passwd',
    'ftp://old.example/a',
    'http://old.example:22/a',
    'http://user@old.example/a',
  ])('%s is not asked', (url) => expect(get(url, refusing)).rejects.toMatchObject({ reason: 'badAddress' }));

  test('a name that stands for our own network is refused, and nobody is connected to', async () => {
    const { paths } = await listen((response) => response.end());
    const resolve: OutsideRules['resolve'] = (_host, answer) =>
      answer(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    await expect(get('http://old.example/', { ...refusing, resolve })).rejects.toMatchObject({
      reason: 'ownNetwork',
    });
    expect(paths).toEqual([]);
  });
});
