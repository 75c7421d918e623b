import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { listenForChanges } from '#db/changes.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { countRowsRead } from '#tests/support/rows-read.ts';

import type { OutboxHandlers } from './deliver-messages.ts';
import { enqueue } from './enqueue.ts';
import { laneWorkers } from './lanes.ts';
import { takeMessage } from './outbox.queries.ts';
import { createOutbox, type Outbox } from './outbox.ts';

let database: TestDatabase;
let running: Outbox[] = [];
const log = { warn: vi.fn<(details: object) => void>(), error: vi.fn<(details: object) => void>() };

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
  log.warn.mockClear();
  log.error.mockClear();
});
afterEach(async () => {
  await stopAll();
});
afterAll(async () => {
  await database.drop();
});

async function stopAll(): Promise<void> {
  await Promise.all(running.flatMap(({ jobs }) => jobs.map((job) => job.stop())));
  running = [];
}

type Effects = {
  [Topic in keyof OutboxHandlers]?: (...given: Parameters<OutboxHandlers[Topic]>) => Promise<unknown>;
};

/** The effects, each of which ends as a mail that was sent. */
function start(effects: Effects): Outbox {
  const handlers = Object.fromEntries(
    Object.entries(effects).map(([topic, effect]) => [
      topic,
      async (...given: Parameters<typeof effect>) => {
        await Reflect.apply(effect, null, given);
        return 'sent';
      },
    ]),
  );
  const outbox = createOutbox({ db: database.db, handlers, log });
  running.push(outbox);
  for (const job of outbox.jobs) job.start();
  return outbox;
}

async function enqueueWelcomes(count: number): Promise<void> {
  for (let userId = 1; userId <= count; userId++) await enqueue(database.db, 'mail.welcome', { userId });
}

async function waitUntilDelivered(): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await database.db
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .execute();
      expect(waiting).toEqual([]);
    },
    { timeout: 15_000, interval: 20 },
  );
}

test('a message has its effect after the wake, and waits for no poll', async () => {
  const seen: number[] = [];
  const outbox = start({ 'mail.welcome': async ({ userId }) => void seen.push(userId) });
  await sleep(50);
  // Time stands still but for a tenth of a second: the poll does not come, the wake does.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await enqueue(database.db, 'mail.welcome', { userId: 7 });
  outbox.wake();
  for (let turn = 0; turn < 50_000 && seen.length === 0; turn++) {
    if (turn < 100) vi.advanceTimersByTime(1);
    await nextTurn();
  }
  expect(seen).toEqual([7]);
  vi.useRealTimers();
  await waitUntilDelivered();
});

test('what was left while nobody called is found by the poll', async () => {
  const seen: number[] = [];
  start({ 'mail.lead': async ({ leadId }) => void seen.push(leadId) });
  await sleep(50);
  await enqueue(database.db, 'mail.lead', { leadId: 3 });
  await vi.waitFor(() => expect(seen).toEqual([3]), { timeout: 3000 });
});

test('a message of a transaction that is rolled back is never delivered', async () => {
  const seen: number[] = [];
  const outbox = start({ 'mail.lead': async ({ leadId }) => void seen.push(leadId) });
  const failing = database.db.transaction().execute(async (trx) => {
    await enqueue(trx, 'mail.lead', { leadId: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  outbox.wake();
  await sleep(100);
  expect(seen).toEqual([]);
});

test('a failing effect retrying after a pause, with the same stamp, and leaves its reason', async () => {
  const stamps: { id: number; createdAt: Date; attempt: number }[] = [];
  start({
    'mail.welcome': async (_payload, stamp) => {
      stamps.push(stamp);
      if (stamp.attempt < 3) throw new Error('mailbox is busy');
    },
  });
  await enqueueWelcomes(1);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 3000 });
  const row = await database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ last_error: 'Error: mailbox is busy', leased_until: null, done_at: null });
  await waitUntilDelivered();
  expect(stamps.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(new Set(stamps.map(({ id, createdAt }) => `${id} ${createdAt.toISOString()}`)).size).toBe(1);
  expect(log.warn).toHaveBeenCalledTimes(2);
});

test('a message that fails for 48 hours is given up, logged and told by the doctor', async () => {
  start({
    'mail.welcome': async () => {
      throw new Error('no such mailbox');
    },
  });
  await enqueueWelcomes(1);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 3000 });
  expect(await checkInvariants(database.db)).toEqual([]);
  await sql`update outbox set created_at = now() - interval '49 hours', available_at = now()`.execute(
    database.db,
  );
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 3000 });
  const breaches = await checkInvariants(database.db);
  expect(breaches.map(({ name }) => name)).toEqual(['outbox-delivered']);
  await sql`update outbox set available_at = now()`.execute(database.db);
  await sleep(1300);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a topic that nobody handles waits', async () => {
  start({ 'mail.lead': async () => {} });
  await enqueueWelcomes(1);
  await sleep(1300);
  const row = await database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ attempts: 0, done_at: null });
});

test('two workers on one database never do the same message, nor more at a time than their lanes have', async () => {
  const seen: number[] = [];
  let inside = 0;
  let most = 0;
  const handlers: Effects = {
    'mail.welcome': async ({ userId }) => {
      most = Math.max(most, ++inside);
      seen.push(userId);
      await sleep(20);
      inside--;
    },
  };
  await enqueueWelcomes(40);
  start(handlers);
  start(handlers);
  await waitUntilDelivered();
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(2 * laneWorkers.access);
});

test('the message of a worker that died is due again when its lease ends', async () => {
  const seen: number[] = [];
  await enqueueWelcomes(1);
  await sql`update outbox set attempts = 1, leased_until = now() + interval '1.5 seconds'`.execute(
    database.db,
  );
  start({ 'mail.welcome': async (_payload, { attempt }) => void seen.push(attempt) });
  await sleep(700);
  expect(seen).toEqual([]);
  await waitUntilDelivered();
  expect(seen).toEqual([2]);
});

test('a reset link overtakes 400 emails about orders', async () => {
  for (let count = 0; count < 400; count++) {
    await enqueue(database.db, 'mail.order-placed', { orderId: crypto.randomUUID() });
  }
  let emails = 0;
  const { promise: resetAfter, resolve } = Promise.withResolvers<number>();
  const outbox = start({
    'mail.order-placed': async () => void emails++,
    'mail.password-reset': async () => resolve(emails),
  });
  await vi.waitFor(() => expect(emails).toBeGreaterThan(0), { timeout: 5000 });
  const before = emails;
  await enqueue(database.db, 'mail.password-reset', { userId: 1 });
  outbox.wake();
  // Half a second of emails at the most, of the half minute that all of them take.
  expect((await resetAfter) - before).toBeLessThanOrEqual(10);
});

test('emails that hang keep those of other lanes waiting no longer, nor the next of their own', async () => {
  const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
  const seen: string[] = [];
  let hung = 0;
  const hang = () => {
    hung += 1;
    return hanging;
  };
  const outbox = start({
    'mail.order-placed': hang,
    'mail.welcome': hang,
    'mail.password-reset': async () => void seen.push('reset'),
    'mail.order-paid': async () => void seen.push('paid'),
    'mail.lead': async () => void seen.push('lead'),
  });
  await enqueue(database.db, 'mail.welcome', { userId: 1 });
  for (let count = 1; count < laneWorkers.orders; count++) {
    await enqueue(database.db, 'mail.order-placed', { orderId: crypto.randomUUID() });
  }
  await vi.waitFor(() => expect(hung).toBe(laneWorkers.orders), { timeout: 5000 });
  await enqueue(database.db, 'mail.password-reset', { userId: 1 });
  await enqueue(database.db, 'mail.order-paid', { orderId: crypto.randomUUID() });
  await enqueue(database.db, 'mail.lead', { leadId: 1 });
  outbox.wake();
  await vi.waitFor(() => expect(seen.toSorted()).toEqual(['lead', 'paid', 'reset']), { timeout: 5000 });
  release();
});

test('who has lost the lease marks nothing', async () => {
  const { promise: effect, resolve: finish } = Promise.withResolvers<void>();
  start({ 'mail.welcome': () => effect });
  await enqueueWelcomes(1);
  await vi.waitFor(
    async () => {
      const row = await database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
      expect(row.attempts).toBe(1);
    },
    { timeout: 3000 },
  );
  await sql`update outbox set attempts = 2`.execute(database.db);
  finish();
  await stopAll();
  const row = await database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(row.done_at).toBeNull();
});

test('many purges become few notifications, and nothing of them is kept', async () => {
  const heard: (readonly string[])[] = [];
  const listener = listenForChanges({
    connectionString: database.url,
    onTags: (tags) => void heard.push(tags),
    onReset: () => {},
  });
  await listener.listening;
  for (let id = 1; id <= 300; id++)
    await enqueue(database.db, 'purge', { tags: [`product:${id}`, 'products'] });
  start({});
  await vi.waitFor(() => expect(heard.flat().length).toBeGreaterThanOrEqual(301), { timeout: 3000 });
  await listener.close();
  expect(heard).toHaveLength(1);
  expect(new Set(heard.flat()).size).toBe(301);
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('a lane finds its own message without passing by those that wait in another', async () => {
  await sql`insert into outbox (topic, payload)
    select 'mail.order-placed', '{}' from generate_series(1, 2000)`.execute(database.db);
  await enqueue(database.db, 'mail.welcome', { userId: 7 });
  await sql`analyze outbox`.execute(database.db);
  const take = (topics: string[]) =>
    countRowsRead(database.db, 'outbox', async (trx) => {
      expect(await takeMessage(trx, topics, 60)).toMatchObject({ topic: topics[0] });
    });
  expect(await take(['mail.welcome', 'mail.password-reset'])).toBeLessThanOrEqual(3);
  expect(await take(['mail.order-placed', 'mail.order-paid'])).toBeLessThanOrEqual(3);
});

test('what ended a month ago is forgotten, what waits is not', async () => {
  await enqueueWelcomes(4);
  const [delivered, givenUp, recent] = await database.db
    .selectFrom('outbox')
    .select('id')
    .orderBy('id')
    .execute();
  await sql`update outbox set done_at = now() - interval '31 days' where id = ${delivered?.id}`.execute(
    database.db,
  );
  await sql`update outbox set failed_at = now() - interval '31 days' where id = ${givenUp?.id}`.execute(
    database.db,
  );
  await sql`update outbox set done_at = now() - interval '29 days' where id = ${recent?.id}`.execute(
    database.db,
  );
  start({});
  await vi.waitFor(async () => {
    const rows = await database.db.selectFrom('outbox').select('id').execute();
    expect(rows).toHaveLength(2);
  });
});
