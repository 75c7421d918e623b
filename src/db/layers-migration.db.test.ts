import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const pageId = await createContentFixture(database.db).makePage({ title: 'About', sections: [] });
  key = `page:${pageId}`;
  await sql`insert into layers (name, color, position) values ('Sale', '#aa0000', 1)`.execute(database.db);
  await sql`insert into layer_drafts (layer_id, key, page_id, document, patch)
    select id, ${key}, ${pageId}, '{"title": "Sale"}', '{}' from layers where id > 0`.execute(database.db);
});
afterAll(() => database.drop());

/** As it is written by the version before, which knows no layers. */
test('the version before reads and writes the drafts of Live alone', async () => {
  const { db } = database;
  const pageId = Number(key.slice('page:'.length));
  const read = () =>
    sql<{ revision: number; document: unknown }>`
      select revision, document from drafts where key = ${key} for update`.execute(db);
  expect((await read()).rows).toEqual([]);
  for (let time = 0; time < 2; time++)
    await sql`insert into drafts (key, page_id, document) values (${key}, ${pageId}, '{"title": "About"}')
      on conflict do nothing`.execute(db);
  const intentId = crypto.randomUUID();
  await sql`insert into draft_intents (document_key, revision, intent_id, client_id, intent)
    values (${key}, 1, ${intentId}, ${crypto.randomUUID()}, '{}')`.execute(db);
  await sql`update drafts set revision = 1, document = '{"title": "New"}' where key = ${key}`.execute(db);
  expect((await read()).rows).toEqual([{ revision: 1, document: { title: 'New' } }]);
  await sql`insert into scheduled_publishings (document_key, revision, base_version, document, publish_at)
    values (${key}, 1, 1, '{}', now())`.execute(db);
  const layered = await sql`select document from layer_drafts where key = ${key} and layer_id > 0`.execute(
    db,
  );
  expect(layered.rows).toEqual([{ document: { title: 'Sale' } }]);
  await sql`delete from drafts where key = ${key}`.execute(db);
  const left = await sql`select from layer_drafts where key = ${key}`.execute(db);
  expect(left.rows).toHaveLength(1);
  expect((await sql`select from scheduled_publishings`.execute(db)).rows).toEqual([]);
});

test.each([
  [
    'a layer under the number of Live',
    "insert into layers (id, name, color, position) values (0, 'A', '#000000', 9)",
  ],
  [
    'an end before the start',
    "insert into layers (name, color, position, starts_at, ends_at) values ('A', '#000000', 9, now(), now())",
  ],
  [
    'an end without a start',
    "insert into layers (name, color, position, ends_at) values ('A', '#000000', 9, now())",
  ],
  ['a second Live', "insert into layers (name, color, status) values ('A', '#000000', 'live')"],
  ['a draft of a layer that says nothing', 'update layer_drafts set patch = null where layer_id > 0'],
])('refuses %s', async (_, statement) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/violates/);
});
