import { createServer, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';

import { afterEach, describe, expect, test } from 'vitest';

import { createOutsidePoster, type OutsideRules } from './post-outside.ts';
import { createPublicLookup } from './public-lookup.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function listen(answer: (response: ServerResponse) => void) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, paths };
}

function post(url: string, rules: Partial<OutsideRules> = {}, timeoutMs = 2000) {
  const send = createOutsidePoster({ allowsOwnNetwork: true, ...rules });
  return send({
    url,
    headers: { 'content-type': 'application/json' },
    body: '{}',
    timeoutMs,
    signal: new AbortController().signal,
  });
}

test('sends the body and tells the status', async () => {
  const { port, paths } = await listen((response) => response.writeHead(201).end('made'));
  expect(await post(`http://127.0.0.1:${port}/hook?x=1`)).toEqual({ status: 201, retryAfter: undefined });
  expect(paths).toEqual(['POST /hook?x=1']);
});

test('follows no redirect, not to the own machine either', async () => {
  const inner = await listen((response) => response.end());
  const outer = await listen((response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${inner.port}/admin` }).end(),
  );
  expect(await post(`http://127.0.0.1:${outer.port}/`)).toMatchObject({ status: 307 });
  expect(inner.paths).toEqual([]);
});

test('reads no more of an answer than its head, however long it goes on', async () => {
  let written = 0;
  const { port } = await listen((response) => {
    response.writeHead(200);
    const piece = Buffer.alloc(64 * 1024);
    const write = () => {
      while (!response.destroyed && written < 1_000_000_000) {
        written += piece.length;
        if (!response.write(piece)) return void response.once('drain', write);
      }
    };
    response.on('error', () => {});
    write();
  });
  expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 200 });
  expect(written).toBeLessThan(50_000_000);
});

test('gives up who takes the connection and says nothing', async () => {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => void sockets.push(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  await expect(post(`http://127.0.0.1:${port}/`, {}, 200)).rejects.toThrow('No answer in 0.2 s');
});

describe('outside of development', () => {
  const refusing = { allowsOwnNetwork: false };

  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.7/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
  ])('%s is refused', (url) => expect(post(url, refusing)).rejects.toMatchObject({ code: 'EOWNNETWORK' }));

  test('a plain connection is refused', () =>
    expect(post('http://shop.example/', refusing)).rejects.toThrow('https://'));

  test.each([['127.0.0.1'], ['169.254.169.254'], ['::1'], ['fd00::1'], ['93.184.216.34', '10.0.0.1']])(
    'a name that stands for %s is refused, and nobody is connected to',
    async (...addresses) => {
      const { port, paths } = await listen((response) => response.end());
      const resolve: OutsideRules['resolve'] = (_host, answer) =>
        answer(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      const sent = post(`https://hook.example:${port}/`, { ...refusing, resolve });
      await expect(sent).rejects.toMatchObject({ code: 'EOWNNETWORK' });
      expect(paths).toEqual([]);
    },
  );

  test('a name of this very machine is refused as the system resolves it', () =>
    expect(post('https://localhost/', refusing)).rejects.toMatchObject({ code: 'EOWNNETWORK' }));

  test('the connection gets the very addresses that were judged', async () => {
    const asked: string[] = [];
    const lookup = createPublicLookup((host, answer) => {
      asked.push(host);
      answer(null, [{ address: asked.length === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]);
    });
    const look = () =>
      new Promise((resolve, reject) =>
        lookup('hook.example', { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
      );
    expect(await look()).toEqual([{ address: '93.184.216.34', family: 4 }]);
    // The name has changed its mind: judged anew, and refused.
    await expect(look()).rejects.toMatchObject({ code: 'EOWNNETWORK' });
  });
});
