import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createDatabase } from './database.ts';
import { createPool } from './pool.ts';
import { prepared } from './prepared-statements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A database of one connection, and the names of what that connection has prepared. */
function openOneConnection() {
  const db = createDatabase(createPool({ connectionString: database.url, max: 1 }));
  onTestFinished(() => db.destroy());
  const listPrepared = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where name <> '' order by name`.execute(db);
    return rows.map(({ name }) => name);
  };
  return { db, listPrepared };
}

test('a named statement is prepared once a connection and takes new values every time', async () => {
  const { db, listPrepared } = openOneConnection();
  const double = async (value: number) => {
    const { rows } = await sql<{
      twice: number;
    }>`${prepared('double')} select ${value}::int * 2 as twice`.execute(db);
    return rows[0]?.twice;
  };
  expect([await double(1), await double(21)]).toEqual([2, 42]);
  expect(await listPrepared()).toEqual(['double']);
});

test('other statements are not kept', async () => {
  const { db, listPrepared } = openOneConnection();
  await sql`select ${1}::int`.execute(db);
  expect(await listPrepared()).toEqual([]);
});

test('a failing named statement leaves the connection in order', async () => {
  const { db } = openOneConnection();
  const divide = (by: number) => sql`${prepared('divide')} select 1 / ${by}::int as share`.execute(db);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(1)).rows).toEqual([{ share: 1 }]);
});

test('a name stands for one text', async () => {
  const { db } = openOneConnection();
  await sql`${prepared('same')} select 1`.execute(db);
  await expect(sql`${prepared('same')} select 2`.execute(db)).rejects.toThrow(/unique/);
});

test('no search of visitors reads a list of entries that wait to be indexed', async () => {
  // Orders are searched by staff alone, and each of them would pay for its entries while the buyer waits.
  const ofStaff = 'orders_search';
  const { rows } = await sql`
    select index.relname from pg_class index join pg_am on pg_am.oid = index.relam
    where amname = 'gin' and relname <> ${ofStaff}
      and not coalesce(index.reloptions, '{}') @> array['fastupdate=off']`.execute(database.db);
  expect(rows).toEqual([]);
});
