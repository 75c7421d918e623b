import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { notifyChange } from '#db/changes.ts';
import { createDatabase } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import { prepared } from '#db/prepared-statements.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { openDatabase } from '#server/open-database.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makePickupPoint, pickupCheckout, somebody, somewhere } from '#tests/support/pickup-order.ts';
import { startPooler, type Pooler } from '#tests/support/pooler.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { findPooler } from '../../scripts/find-pooler.ts';

/** Of the server, for all who come: each statement may run on another one. */
const connections = 3;
const logger = pino({ level: 'silent' });

describe.runIf(findPooler() !== undefined)('through pgbouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: Pooler;
  let way: { connectionString: string; directUrl: string };

  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPooler(database.url, connections);
    way = { connectionString: pooler.through(database.url), directUrl: database.url };
  });
  afterAll(async () => {
    await pooler.stop();
    await database.drop();
  });

  function openPool(statementTimeoutMs?: number) {
    const pool = createPool({ ...way, statementTimeoutMs });
    onTestFinished(() => pool.end());
    return pool;
  }

  test('two instances: of ten pieces ten are sold, and a change is seen by both at once', async () => {
    const shop = createShopFixture(database.db);
    await createContentFixture(database.db).makePage({ kind: 'home', title: 'Home' });
    await makePickupPoint(database.db);
    const { id, variationIds } = await shop.makeProduct({
      slug: 'cup',
      title: 'Cup of May',
      variations: [{ stock: 10 }],
    });
    const open = () => startTestApp(database.url, { TRUST_PROXY: '1' }, { way });
    const instances: TestApp[] = await Promise.all([open(), open()]);
    onTestFinished(async () => void (await Promise.all(instances.map((instance) => instance.stop()))));

    const orders = await Promise.all(
      Array.from({ length: 60 }, async (_, buyer) => {
        const answer = await fetch(`${instances[buyer % 2]?.origin}/api/orders`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
            'x-forwarded-for': somewhere(),
          },
          body: JSON.stringify({
            ...pickupCheckout,
            ...somebody(),
            items: [{ variationId: variationIds[0], quantity: 1 }],
          }),
        });
        return answer.status;
      }),
    );
    expect(orders.filter((status) => status === 201)).toHaveLength(10);
    expect(new Set(orders)).toEqual(new Set([201, 409]));
    expect(await checkInvariants(database.db)).toEqual([]);

    const see = (title: string) =>
      vi.waitFor(async () => {
        for (const { origin } of instances)
          expect(await (await fetch(`${origin}/products/cup`)).text()).toContain(title);
      });
    await see('Cup of May');
    await instances[0]?.db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ title: 'Cup of June' }).where('id', '=', id).execute();
      await notifyChange(trx, [`product:${id}`, 'products']);
    });
    await see('Cup of June');
  });

  test('statements with a name run on whatever connection they get', async () => {
    const db = createDatabase(openPool());
    const ask = async (value: number) => {
      const { rows } = await sql<{ pid: number; same: number }>`${prepared('through_pooler')}
        select pg_backend_pid() as pid, ${value}::int as same, pg_sleep(0.01)::text`.execute(db);
      return rows[0];
    };
    const numbers = Array.from({ length: 40 }, (_, index) => index);
    const answers = await Promise.all(numbers.map(ask));
    expect(answers.map((answer) => answer?.same)).toEqual(numbers);
    expect(new Set(answers.map((answer) => answer?.pid)).size).toBeGreaterThan(1);
  });

  test('a statement over its time is cancelled on the server', async () => {
    const pool = openPool(100);
    await expect(pool.query("select pg_sleep(30), 'late'")).rejects.toMatchObject({ code: '57014' });
    const { rows } = await database.pool.query(
      "select from pg_stat_activity where state = 'active' and query like '%late''' and pid <> pg_backend_pid()",
    );
    expect(rows).toEqual([]);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a start without DATABASE_DIRECT_URL says what to set', async () => {
    const config = {
      dataDir: '/nowhere',
      databaseUrl: way.connectionString,
      databaseDirectUrl: undefined,
      databaseReplicaUrl: undefined,
    };
    const pooled = await openDatabase({ config, logger });
    onTestFinished(() => pooled.close());
    await expect(pooled.migrate()).rejects.toThrow(/Set DATABASE_DIRECT_URL/);

    const direct = await openDatabase({ config: { ...config, databaseDirectUrl: way.directUrl }, logger });
    onTestFinished(() => direct.close());
    expect(await Promise.all([direct.migrate(), direct.migrate()])).toEqual([[], []]);
    const { rows } = await direct.pool.query(
      `select from pg_locks l join pg_database d on d.oid = l.database
       where l.locktype = 'advisory' and d.datname = current_database()`,
    );
    expect(rows).toEqual([]);
  });
});
