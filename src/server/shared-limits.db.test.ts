import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OrderPuzzle } from '#domain/order-puzzle.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeOrderShop } from '#tests/support/order-shop.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { solvePuzzle } from '#tests/support/solve-puzzle.ts';

let database: TestDatabase;
let instances: TestApp[];
let order: Record<string, unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  order = await makeOrderShop(database.db);
  instances = [];
  for (let count = 0; count < 3; count++)
    instances.push(await startTestApp(database.url, { TRUST_PROXY: '1' }));
});
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.drop();
});

/** Each time through the next instance, as a proxy does that takes turns. */
let turn = 0;
async function post(path: string, body: object, headers: Record<string, string>) {
  const origin = instances[turn++ % instances.length]?.origin;
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function listStatuses(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await send()).status);
  return statuses;
}

test('three instances count wrong passwords as one', async () => {
  const client = { 'x-forwarded-for': '198.51.100.1' };
  const statuses = await listStatuses(7, () =>
    post('/login_check', { username: 'ann@mail.example', password: 'a guess of hers' }, client),
  );
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('three instances count enquiries as one', async () => {
  const client = { 'x-forwarded-for': '198.51.100.2' };
  const lead = { name: 'Ann', phone: '+971501234567', text: 'Hello', consent: true };
  const statuses = await listStatuses(12, () => post('/leads', lead, client));
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
});

test('three instances know an order by its idempotency key, however many of them get it at once', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.3', 'idempotency-key': crypto.randomUUID() };
  const body = { ...order, ...somebody() };
  const answers = await Promise.all(Array.from({ length: 9 }, () => post('/orders', body, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(201));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  const other = await post('/orders', { ...body, firstName: 'Bea' }, headers);
  expect(other.status).toBe(422);
});

test('three instances count the orders of a network as one; a puzzle of one is solved at another, once', async () => {
  await createContentFixture(database.db).setSettings('ecommerce', {
    showCheckoutPolicy: false,
    guestOrdersPerHour: 1,
  });
  for (const instance of instances) await instance.stop();
  instances = await Promise.all(
    Array.from({ length: 3 }, () => startTestApp(database.url, { TRUST_PROXY: '1' })),
  );
  const client = { 'x-forwarded-for': '198.51.100.4' };
  const place = (headers: Record<string, string> = {}) =>
    post('/orders', { ...order, ...somebody() }, { ...client, ...headers });
  // One is free, three more cost a wait, from four times as many on each costs a puzzle.
  expect(await listStatuses(4, place)).toEqual([201, 201, 201, 201]);
  const refused = await place();
  expect(refused.status).toBe(429);
  const { puzzle } = refused.body.data as { puzzle: OrderPuzzle };
  const proof = { 'order-proof': solvePuzzle(puzzle) };
  expect((await place(proof)).status).toBe(201);
  expect((await place(proof)).status).toBe(429);
});
