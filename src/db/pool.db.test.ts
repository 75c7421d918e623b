import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createPool, PoolBusyError, type PoolOptions } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function createOwnPool(options: Partial<PoolOptions> = {}) {
  const pool = createPool({ connectionString: database.url, ...options });
  onTestFinished(() => pool.end());
  return pool;
}

test('values arrive as the types that tables.ts promises', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select 9007199254740991::int8 as big, 12.50::numeric as number, '2026-01-02'::date as day,
      '2026-01-02T03:04:05Z'::timestamptz as moment, '{"a":[1]}'::jsonb as json,
      '{1,2,NULL}'::int8[] as bigs, '{}'::int8[] as none, '{1.5,2}'::numeric[] as numbers, '{3}'::int[] as ints
  `.execute(database.db);
  expect(rows[0]).toEqual({
    big: Number.MAX_SAFE_INTEGER,
    number: 12.5,
    day: '2026-01-02',
    moment: new Date('2026-01-02T03:04:05Z'),
    json: { a: [1] },
    bigs: [1, 2, null],
    none: [],
    numbers: [1.5, 2],
    ints: [3],
  });
});

test('an integer that a number cannot hold is an error, not a wrong number', async () => {
  await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(RangeError);
  expect((await database.pool.query('select 1::int8 as one')).rows).toEqual([{ one: 1 }]);
});

test('a statement over its time is cancelled', async () => {
  const pool = createOwnPool({ statementTimeoutMs: 100 });
  await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
});

test('callers beyond the queue are refused at once, those in it after the wait', async () => {
  const pool = createOwnPool({ max: 1, maxWaiting: 1, waitMs: 150 });
  const holder = await pool.connect();
  const waiting = pool.query('select 1').catch((error: unknown) => error);
  await expect(pool.connect()).rejects.toThrow(PoolBusyError);
  await expect(pool.query('select 1')).rejects.toThrow(PoolBusyError);
  expect(await waiting).toMatchObject({ message: expect.stringContaining('timeout exceeded') });
  holder.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('an idle connection that breaks is told once, without the connection and its password', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const pool = createOwnPool({ max: 1, applicationName: 'idle-victim', onError });
  await pool.query('select 1');
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'idle-victim'`,
  );
  await vi.waitFor(() => expect(pool.totalCount).toBe(0));
  expect(onError.mock.calls).toMatchObject([[{ code: '57P01' }]]);
  expect(Object.keys(onError.mock.calls[0]?.[0] ?? {})).not.toContain('client');
});

test('killed connections, idle or in use, raise no uncaught error and are replaced', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const pool = createOwnPool({ max: 3, applicationName: 'victim', onError });
  const inUse = await pool.connect();
  const broken = new Promise((resolve) => inUse.once('end', () => resolve(undefined)));
  onTestFinished(() => inUse.release());
  await Promise.all([pool.query('select 1'), pool.query('select 1')]);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'",
  );
  await broken;
  expect(onError).toHaveBeenCalled();
  await expect(inUse.query('select 1')).rejects.toThrow(/connection|not queryable/i);
  await vi.waitFor(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]));
});

test.runIf(process.platform === 'linux')(
  'a server that stops answering costs its connection, not the pool',
  async ({ skip }) => {
    const pool = createOwnPool({ max: 1, statementTimeoutMs: 100 });
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    try {
      process.kill(pid, 'SIGSTOP');
    } catch {
      skip('the server is not ours');
    }
    onTestFinished(() => void process.kill(pid, 'SIGCONT'));
    await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);
