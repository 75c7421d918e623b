import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { notifyChange } from '#db/changes.ts';
import { createDatabase, type Database } from '#db/database.ts';
import { startPostgres, type EmbeddedPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { createPool } from '#db/pool.ts';
import { createReadingPool } from '#db/reading-pool.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { freezeServer } from '#tests/support/freeze.ts';
import { startRelay } from '#tests/support/relay.ts';
import { startReplica } from '#tests/support/replica.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let folder: string;
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
/** Of the primary. */
let db: Kysely<Database>;

const placeOf = (name: string) => ({ dataDir: join(folder, name), maxConnections: 40 });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vt-replica-'));
  primary = await startPostgres(placeOf('primary'));
  await migrateDatabase(primary.url);
  replica = await startReplica({ url: primary.url, dataDir: placeOf('primary').dataDir }, placeOf('replica'));
  db = createDatabase(createPool({ connectionString: primary.url }));
  await sql`create table notes (id int)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await replica.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

function openReading(): Kysely<Database> {
  const own = createPool({ connectionString: primary.url });
  const copied = createPool({ connectionString: replica.url, onError: () => {} });
  onTestFinished(() => own.end());
  const reading = createDatabase(createReadingPool({ primary: own, replica: copied, onChange: () => {} }));
  onTestFinished(() => reading.destroy());
  return reading;
}

async function isReplica(reading: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(reading);
  return rows[0]?.yes ?? false;
}

const untilReplicaIsRead = (reading: Kysely<Database>) =>
  vi.waitFor(async () => expect(await isReplica(reading)).toBe(true), { timeout: 30_000, interval: 50 });

/** Writes and reads at once: whether what was written is there, and who was asked. */
async function writeAndRead(reading: Kysely<Database>, id: number) {
  await sql`insert into notes values (${id})`.execute(db);
  const { rows } = await sql<{ seen: boolean; fromReplica: boolean }>`
    select exists (select from notes where id = ${id}) as seen, pg_is_in_recovery() as "fromReplica"`.execute(
    reading,
  );
  return rows[0];
}

async function onReplica(statement: string): Promise<void> {
  const pool = createPool({ connectionString: replica.url });
  await pool.query(statement).finally(() => pool.end());
}

test('what was written a moment ago is read, from the replica too', async () => {
  const reading = openReading();
  await untilReplicaIsRead(reading);
  const answers = [];
  for (let id = 1; id <= 50; id++) answers.push(await writeAndRead(reading, id));
  expect(answers.filter((answer) => !answer?.seen)).toEqual([]);
  expect(answers.some((answer) => answer?.fromReplica)).toBe(true);
});

test('of a replica that lags nothing old is read, and it is read again when it has caught up', async () => {
  const reading = openReading();
  await untilReplicaIsRead(reading);
  await onReplica('select pg_wal_replay_pause()');
  try {
    for (let id = 1001; id <= 1010; id++)
      expect(await writeAndRead(reading, id)).toEqual({ seen: true, fromReplica: false });
  } finally {
    await onReplica('select pg_wal_replay_resume()');
  }
  await untilReplicaIsRead(reading);
});

test('a transaction is the primary’s', async () => {
  const reading = openReading();
  await untilReplicaIsRead(reading);
  await reading.transaction().execute(async (trx) => expect(await isReplica(trx)).toBe(false));
});

test('cached pages show no older state than the change that dropped them', async () => {
  const shop = createShopFixture(db);
  await createContentFixture(db).makePage({ kind: 'home', title: 'Home' });
  const { id } = await shop.makeProduct({ slug: 'cup', title: 'Cup 0' });
  const app = await startTestApp(primary.url, {}, { replicaUrl: replica.url });
  onTestFinished(() => app.stop());
  const read = async () => (await fetch(`${app.origin}/products/cup`)).text();
  for (let round = 0; round < 10; round++) {
    // Lag of all kinds: none, one that readers wait for, and one that they do not.
    if (round % 2 === 1) await onReplica('select pg_wal_replay_pause()');
    try {
      await app.db.transaction().execute(async (trx) => {
        const title = `Cup ${round}`;
        await trx.updateTable('products').set({ title }).where('id', '=', id).execute();
        await notifyChange(trx, [`product:${id}`, 'products']);
      });
      expect(await read()).toContain(`Cup ${round}`);
    } finally {
      await onReplica('select pg_wal_replay_resume()');
    }
    expect(await read()).toContain(`Cup ${round}`);
  }
});

test('a pool lets go of a server that may only be read, and gets to the primary where the address leads now', async () => {
  const relay = await startRelay(replica.url);
  onTestFinished(() => relay.stop());
  const pool = createPool({ connectionString: relay.urlOf('vitrina'), max: 2, onError: () => {} });
  onTestFinished(() => pool.end());
  const demoted = createDatabase(pool);
  const write = (id: number) => sql`insert into notes values (${id})`.execute(demoted);
  await Promise.all([write(1), write(2)].map((written) => expect(written).rejects.toThrow('read-only')));
  relay.pointTo(primary.url);
  await Promise.all([write(3), write(4), write(5)]);
});

test.runIf(process.platform === 'linux')(
  'nobody sees an error when the replica freezes or goes',
  async () => {
    const reading = openReading();
    await untilReplicaIsRead(reading);
    const errors: unknown[] = [];
    const stopping = new AbortController();
    const readers = Array.from({ length: 4 }, async () => {
      while (!stopping.signal.aborted) {
        await sql`select count(*), pg_sleep(0.002)::text from notes`
          .execute(reading)
          .catch((error: unknown) => errors.push(error));
      }
    });
    const goOn = freezeServer(replica.pid() ?? 0);
    await vi.waitFor(async () => expect(await isReplica(reading)).toBe(false), { timeout: 10_000 });
    goOn();
    await untilReplicaIsRead(reading);
    await replica.stop();
    expect(await isReplica(reading)).toBe(false);
    replica = await startPostgres(placeOf('replica'));
    await untilReplicaIsRead(reading);
    stopping.abort();
    await Promise.all(readers);
    expect(errors).toEqual([]);
  },
);
