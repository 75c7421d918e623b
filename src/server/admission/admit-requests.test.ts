import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { realClock } from './admission.ts';
import { createAdmission, type RequestAdmission } from './admit-requests.ts';

interface Got {
  status: number;
  retryAfter: number;
  body: string;
}

const warn = vi.fn<(details: object, message: string) => void>();
const refusedUrls: string[] = [];
const agent = new Agent({ keepAlive: true });
/** Pages that were begun and are never answered by themselves. */
const held: ServerResponse[] = [];
/** Stands, so that nothing is late on a busy machine. */
let time = 0;
let admission: RequestAdmission;
let server: Server;
let port: number;

beforeAll(async () => {
  admission = createAdmission({
    log: { warn },
    noteRefusal: ({ url = '' }) => refusedUrls.push(url),
    clock: { ...realClock, now: () => time },
  });
  admission.speak({ read: async () => ({ language: 'ru' as const }) });
  server = createServer((incoming, response) =>
    admission.admit(incoming, response, ({ url = '' }, answer) => {
      if (url === '/slow') held.push(answer);
      else answer.end('done');
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

async function get(path: string, method = 'GET'): Promise<Got> {
  const sent = request({ port, host: '127.0.0.1', path, method, agent }).end();
  const [response] = await once(sent, 'response');
  response.setEncoding('utf8');
  let body = '';
  for await (const part of response) body += part;
  return { status: response.statusCode, retryAfter: Number(response.headers['retry-after']), body };
}

/** Of a request that has to wait: after more time than its class has. */
async function getLate(path: string): Promise<Got> {
  const asking = get(path);
  await vi.waitFor(() => expect(admission.waiting).toBe(1));
  time += 100;
  return asking;
}

/** Pages that hang: what is at work does not end, and what waits is more than a burst. */
function hang(count: number): void {
  for (let sent = 0; sent < count; sent++) {
    request({ port, host: '127.0.0.1', path: '/slow' })
      .on('error', () => {})
      .end();
  }
}

test('a server that does not get on with its pages refuses more of them and takes orders', async () => {
  expect(await get('/')).toMatchObject({ status: 200, body: 'done' });
  hang(200);
  await vi.waitFor(() => expect([held.length, admission.waiting]).toEqual([16, 184]), 10_000);
  expect(admission.isOverloaded).toBe(false);
  time += 1000;
  await vi.waitFor(() => expect([admission.isOverloaded, admission.waiting]).toEqual([true, 0]));
  const page = await getLate('/about');
  expect(page).toMatchObject({ status: 503, body: expect.stringContaining('<html lang="ru" dir="ltr">') });
  expect(page.retryAfter).toBeGreaterThan(1);
  expect(await getLate('/api/products/vase')).toMatchObject({
    status: 503,
    body: expect.stringMatching(/^\{"code":503,"message":"Магазин/),
  });
  for (const path of ['/checkout', '/api/orders', '/payment/notification', '/liveness', '/readiness'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect(warn).toHaveBeenCalledWith({ waiting: expect.any(Number) }, expect.stringMatching(/^Overloaded/));
  expect(admission.refused).toMatchObject({ order: 0, file: 0, search: 0 });
  expect(admission.refused.page).toBe(refusedUrls.length);
  expect(refusedUrls).toContain('/about');
});

test('when they get on again nobody is refused any more', async () => {
  for (const response of held) response.end();
  await vi.waitFor(() => expect(admission.isOverloaded).toBe(false), 10_000);
  expect(await get('/about')).toMatchObject({ status: 200 });
  expect(warn).toHaveBeenLastCalledWith(
    { refused: admission.refused },
    expect.stringMatching(/^No longer overloaded/),
  );
});
