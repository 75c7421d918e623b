import { createServer, type AddressInfo, type Socket } from 'node:net';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { MailState } from '#domain/schemas/mail-state.schema.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { somebody, somewhere } from '#tests/support/pickup-order.ts';
import { makeOrderShop } from '#tests/support/order-shop.ts';

interface Shop {
  database: TestDatabase;
  app: TestApp;
  order: Record<string, unknown>;
}

const running: Shop[] = [];
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterEach(async () => {
  for (const { app, database } of running.splice(0)) {
    await app.stop();
    await database.drop();
  }
});
afterAll(() => mailServer.stop());

async function startShop(smtpUrl: string): Promise<Shop> {
  const database = await createTestDatabase();
  const order = await makeOrderShop(database.db);
  const app = await startTestApp(database.url, {
    SMTP_URL: smtpUrl,
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: '1',
  });
  const shop = { database, app, order };
  running.push(shop);
  return shop;
}

/** Places an order; gives its number and how long it took, in milliseconds. */
async function placeOrder({ app, order }: Shop): Promise<{ number: string; ms: number }> {
  const begin = performance.now();
  const answer = await fetch(`${app.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': somewhere() },
    // Each of them somebody else: one buyer may order only so much.
    body: JSON.stringify({ ...order, ...somebody() }),
  });
  const { number } = (await answer.json()) as { number: string };
  expect(answer.status).toBe(201);
  return { number, ms: performance.now() - begin };
}

/** Takes connections and never says a word. */
async function startSilentServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isToShop = ({ to }: MailServer['mails'][number]) => to.includes('hello@shop.example');
/** Of the orders whose buyers got an email. */
const numbersOf = ({ mails }: MailServer) =>
  mails
    .filter((mail) => !isToShop(mail))
    .map(({ headers }) => /\d+/.exec(new Map(headers).get('subject') ?? '')?.[0])
    .toSorted();

test('every email arrives once after the server was away, and then refused for a while', async () => {
  const away = await startMailServer();
  const { port } = away;
  await away.stop();
  const shop = await startShop(away.url);
  const numbers: string[] = [];
  for (let count = 0; count < 12; count++) numbers.push((await placeOrder(shop)).number);
  await vi.waitFor(async () => {
    const tried = await shop.database.db.selectFrom('outbox').select('attempts').execute();
    expect(tried.every(({ attempts }) => attempts > 0)).toBe(true);
  }, 10_000);

  let isWilling = false;
  const back = await startMailServer({ port, refuse: () => (isWilling ? undefined : 451) });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(back.mails).toEqual([]);
  isWilling = true;
  await vi.waitFor(() => {
    expect(numbersOf(back)).toEqual(numbers.toSorted());
    expect(back.mails.filter(isToShop)).toHaveLength(numbers.length);
  }, 40_000);
  const waiting = await shop.database.db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .execute();
  expect(waiting).toEqual([]);
  const ids = back.mails.map(({ headers }) => new Map(headers).get('message-id'));
  expect(new Set(ids).size).toBe(2 * numbers.length);
  await back.stop();
}, 80_000);

test('a reset link arrives while all emails about orders hang at the mail server', async () => {
  const hanging = new Set<string>();
  const picky = await startMailServer({
    hang: (mail) => {
      const isOfOrder = mail.to.some((to) => to !== 'forgetful@mail.example');
      if (isOfOrder) hanging.add(mail.to.join());
      return isOfOrder;
    },
  });
  const shop = await startShop(picky.url);
  await makeUser(shop.database.db, 'forgetful@mail.example');
  for (let count = 0; count < 12; count++) await placeOrder(shop);
  // Three buyers' emails and one of the shop's own are on their way, and stay there.
  await vi.waitFor(() => expect(hanging.size).toBe(4), 10_000);
  const asked = await fetch(`${shop.app.origin}/api/reset_password_request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'forgetful@mail.example' }),
  });
  expect(asked.status).toBe(200);
  await vi.waitFor(
    () => expect(picky.mails.flatMap(({ to }) => to)).toEqual(['forgetful@mail.example']),
    10_000,
  );
  await picky.stop();
}, 40_000);

test('the staff read of a silent mail server what waits, since when and why', async () => {
  const silent = await startSilentServer();
  const shop = await startShop(silent.url);
  const { db } = shop.database;
  await placeOrder(shop);
  await sql`
    insert into outbox (topic, payload)
    select topic, payload from outbox, generate_series(1, 400) where topic = 'mail.order-placed'`.execute(db);
  const oldest = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .executeTakeFirstOrThrow();
  const { token } = await makeStaff(db, 'manager');
  await vi.waitFor(
    async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${shop.app.origin}/api/admin/mail`, { headers });
      const state = (await answer.json()) as MailState;
      expect(state.waiting).toEqual({
        count: 402,
        since: oldest.at?.toISOString(),
        isStuck: true,
        error: { outcome: 'silent', detail: 'Greeting never received', at: expect.any(String) },
      });
    },
    { timeout: 20_000, interval: 250 },
  );
  await silent.stop();
}, 40_000);

test('orders take no longer while the mail server is silent', async () => {
  const silent = await startSilentServer();
  const healthy = await startShop(mailServer.url);
  const sick = await startShop(silent.url);
  const taken = { healthy: [] as number[], sick: [] as number[] };
  const warmUp = 30;
  // Turn by turn, each as often first as second: whatever else the machine does slows both alike.
  for (let count = 0; count < 330; count++) {
    for (const which of count % 2 === 0 ? (['healthy', 'sick'] as const) : (['sick', 'healthy'] as const)) {
      const { ms } = await placeOrder(which === 'sick' ? sick : healthy);
      if (count >= warmUp) taken[which].push(ms);
    }
  }
  const ratio = quantile(taken.sick, 0.5) / quantile(taken.healthy, 0.5);
  // Waiting for the mail server would be seconds beside milliseconds; what is left is the machine's noise.
  expect(ratio).toBeLessThanOrEqual(1.5);
  await silent.stop();
}, 300_000);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
