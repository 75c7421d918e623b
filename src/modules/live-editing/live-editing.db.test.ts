import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { listenTo, type Listening } from './listening.fixture.ts';

let database: TestDatabase;
let instances: [TestApp, TestApp];
let token: string;
let pageId: number;
const open: Listening[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pageId = await createContentFixture(database.db).makePage({ slug: 'about', title: 'About' });
  instances = [await startTestApp(database.url), await startTestApp(database.url, {}, { isMeasured: true })];
  ({ token } = await makeStaff(database.db, 'admin'));
});
afterEach(() => open.splice(0).forEach(({ stop }) => stop()));
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.drop();
});

async function listen(instance: TestApp, path: string, bearer = token): Promise<Listening> {
  const listening = await listenTo(instance, path, bearer);
  open.push(listening);
  return listening;
}

const live = () => `/admin/live?keys[]=page:${pageId}&keys[]=settings`;

async function post({ origin }: TestApp, path: string, body: object, bearer = token) {
  const reply = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as { revision: number } };
}

async function retitle(instance: TestApp, baseRevision: number, title: string) {
  const intent = { type: 'page.update', changes: [{ path: ['title'], value: title }] };
  const edits = [{ id: crypto.randomUUID(), intent }];
  const clientId = crypto.randomUUID();
  const path = `/admin/pages/${pageId}/draft/edits`;
  const { status, body } = await post(instance, path, { baseRevision, clientId, edits });
  expect(status).toBe(200);
  return { clientId, intent, revision: body.revision };
}

async function hello(listening: Listening): Promise<number> {
  await vi.waitFor(() => expect(listening.events[0]).toMatchObject({ type: 'hello' }));
  const [first] = listening.events;
  return (first?.type === 'hello' && first.revisions[`page:${pageId}`]) || 0;
}

test('an edit made on one instance is told by the other, with its revision, tab and author', async () => {
  const listening = await listen(instances[1], live());
  expect(listening.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(listening.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(listening.headers.get('x-accel-buffering')).toBe('no');
  const base = await hello(listening);
  const { clientId, intent, revision } = await retitle(instances[0], base, 'About lighthouses');
  await vi.waitFor(() =>
    expect(listening.events[1]).toMatchObject({
      type: 'edits',
      key: `page:${pageId}`,
      entries: [{ revision, clientId, intent, author: expect.any(String) }],
    }),
  );
  expect((await post(instances[0], `/admin/pages/${pageId}/publish`, { revision })).status).toBe(200);
  await vi.waitFor(() => expect(listening.events[2]).toEqual({ type: 'moved', key: `page:${pageId}` }));
});

test('every edit is told once and in its order, whoever writes at the same time', async () => {
  const listeners = [await listen(instances[0], live()), await listen(instances[1], live())];
  const base = await hello(listeners[0] as Listening);
  await hello(listeners[1] as Listening);
  for (let round = 1; round <= 20; round++) {
    await retitle(instances[round % 2 === 0 ? 0 : 1], base + round - 1, `Title ${base} ${round}`);
  }
  const revisions = Array.from({ length: 20 }, (_, index) => base + index + 1);
  for (const { events } of listeners) {
    await vi.waitFor(() => {
      const told = events.flatMap((event) => (event.type === 'edits' ? event.entries : []));
      expect(told.map(({ revision }) => revision)).toEqual(revisions);
    });
  }
});

test('more than eight streams of one person are refused, and a closed one gives its place back', async () => {
  const { token: bearer } = await makeStaff(database.db, 'admin');
  const own: Listening[] = [];
  for (let count = 0; count < 8; count++) own.push(await listen(instances[0], live(), bearer));
  expect(own.map(({ status }) => status)).toEqual(own.map(() => 200));
  const refused = await listen(instances[0], live(), bearer);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  own[0]?.stop();
  await vi.waitFor(async () => expect((await listen(instances[0], live(), bearer)).status).toBe(200));
});

test('strangers, and those without a document, get no stream', async () => {
  expect((await listen(instances[0], live(), 'x'.repeat(43))).status).toBe(401);
  const { token: manager } = await makeStaff(database.db, 'manager');
  expect((await listen(instances[0], live(), manager)).status).toBe(403);
  for (const path of ['/admin/live', '/admin/live?keys[]=page:999999', '/admin/live?keys[]=nothing'])
    expect([path, (await listen(instances[0], path)).status]).toEqual([path, 404]);
  expect((await listen(instances[0], '/admin/layers/999/live?keys[]=settings')).status).toBe(404);
});

test('an instance that stops ends its streams at once, and counts none as a slow answer', async () => {
  const stopping = await startTestApp(database.url, {}, { isMeasured: true });
  const listening = await listen(stopping, live());
  await hello(listening);
  const begun = performance.now();
  await stopping.stop();
  await listening.ended;
  expect(performance.now() - begun).toBeLessThan(3000);
  const { text } = (await stopping.metrics?.write()) ?? { text: '' };
  expect(text).not.toContain('http_route="/api/admin/live"');
});
