import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createRandom } from '#modules/maintenance/random.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, offerMethod } from '#tests/support/payment-fixture.ts';
import { startFakeStripe, type FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/server-process.ts';

/** Each has two kills. ROUNDS=250 is the full campaign. */
const rounds = Number(process.env['ROUNDS'] ?? 8);
const ordersARound = 8;
const random = createRandom(Number(process.env['SEED'] ?? 1));

let database: TestDatabase;
let stripe: FakeStripe;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startFakeStripe();
  const value = JSON.stringify({ currency: 'USD' });
  await database.db.insertInto('settings').values({ name: 'ecommerce', value }).execute();
  await offerMethod(database.db, 'stripe', stripe.settings);
  server = await startServerProcess(database.url);
});
afterAll(async () => {
  await server.kill();
  await stripe.stop();
  await database.drop();
});

async function startPaying(orderId: string, number: string): Promise<string | null> {
  const token = await issueOrderAccess(database.db, orderId);
  const answer = await fetch(`${server.origin}/api/payment/initialize`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-order-token': token,
    },
    body: JSON.stringify({ order: number, method: 'stripe' }),
  }).catch(() => null);
  if (answer?.status !== 200) return null;
  const { paymentId } = (await answer.json()) as { paymentId: string };
  return paymentId;
}

/** True when the shop took it; a provider sends it again until then. */
async function notify(sessionId: string): Promise<boolean> {
  const session = stripe.sessions.get(sessionId) ?? {};
  const { body, headers } = stripe.event('checkout.session.completed', session, {
    eventId: `evt_${sessionId}`,
  });
  const url = `${server.origin}/api/payment/notification?provider=stripe`;
  const answer = await fetch(url, { method: 'POST', body, headers }).catch(() => null);
  return answer?.status === 200;
}

/** Kills the server and starts another one; everything that waits is due by then. */
async function killAndRestart(): Promise<void> {
  await server.kill();
  await sql`update payments set leased_until = now(), next_query_at = now(), queried_at = null
    where status in ('new', 'pending')`.execute(database.db);
  server = await startServerProcess(database.url);
}

async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`Never came: ${what}`);
    await sleep(10);
  }
}

async function countOpen(status: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments where status = ${status}`.execute(database.db);
  return rows[0]?.count ?? 0;
}

test(
  `${rounds} rounds of kills amid calls and notifications: no money without an order or a person to look at it`,
  { timeout: rounds * 30_000 },
  async () => {
    const acknowledged: string[] = [];
    const paidSessions = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      // The provider has done its part when it begins to sleep: the kill falls between that and our commit.
      stripe.fault = { kind: 'slow', ms: random.below(250) };
      const orders = [];
      for (let count = 0; count < ordersARound; count++) orders.push(await insertOrder(database.db));
      const starting = orders.map(({ id, number }) => startPaying(id, number));
      const calls = stripe.requests.length + random.below(ordersARound);
      await waitUntil('calls to the provider', async () => stripe.requests.length > calls);
      await sleep(random.below(300));
      await killAndRestart();
      acknowledged.push(...(await Promise.all(starting)).filter((id) => id !== null));
      stripe.fault = null;
      await waitUntil('every booked payment at its provider', async () => (await countOpen('new')) === 0);

      const paid = [...stripe.sessions.keys()].filter((id) => !paidSessions.has(id) && random.chance(0.7));
      for (const id of paid) stripe.change(id, { status: 'complete', payment_status: 'paid' });
      paid.forEach((id) => paidSessions.add(id));
      // Of half of them the shop is told, and killed while it listens; the others it must ask about itself.
      const told = paid.filter(() => random.chance(0.5));
      const telling = told.map((id) => notify(id));
      await Promise.race([...telling, sleep(random.below(400))]);
      await killAndRestart();
      const heard = await Promise.all(telling);
      for (const [index, id] of told.entries()) {
        const isSentAgain = !heard[index] || random.chance(0.3);
        expect(!isSentAgain || (await notify(id))).toBe(true);
      }
      await waitUntil('all money booked', async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from payments
          where provider_id = any(${[...paidSessions]}) and status in ('completed', 'needsRefund')`.execute(
          database.db,
        );
        return rows[0]?.count === paidSessions.size;
      });
    }

    expect(paidSessions.size).toBeGreaterThan(rounds * 2);
    const payments = await database.db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.id', 'p.provider_id', 'p.status', 'o.id as orderId', 'o.payment_status as orderPayment'])
      .execute();
    const byId = new Map(payments.map((payment) => [payment.id, payment]));
    for (const id of acknowledged) expect(byId.has(id)).toBe(true);
    // Asking again with our key never opened a second session.
    const sessionsOf = [...stripe.sessions.values()].map(({ client_reference_id: id }) => id);
    expect(new Set(sessionsOf).size).toBe(sessionsOf.length);
    for (const { provider_id: sessionId, status, orderPayment } of payments) {
      const isPaid = sessionId !== null && paidSessions.has(sessionId);
      expect([status, orderPayment]).toEqual(isPaid ? ['completed', 'completed'] : ['pending', 'pending']);
    }
    const { rows: mails } = await sql<{ count: number }>`
      select count(*)::int as count from outbox where topic = 'mail.order-paid'`.execute(database.db);
    expect(mails[0]?.count).toBe(paidSessions.size);
    expect(await checkInvariants(database.db)).toEqual([]);
  },
);
