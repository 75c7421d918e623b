import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createDatabase } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { storeOf } from '#modules/publishing/document-stores.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createAppendEdits } from './append-edits.ts';

let database: TestDatabase;
let makePage: () => Promise<DocumentKey>;
/** Of one tab, so that its edits do not collide with each other. */
let retitle: (key: DocumentKey, title: string, baseRevision?: number) => Promise<{ revision: number }>;

beforeAll(async () => {
  database = await createTestDatabase();
  const content = createContentFixture(database.db);
  makePage = async () => `page:${await content.makePage()}`;
  const { id: staffId } = await makeStaff(database.db, 'admin');
  const definitions = sectionDefinitions;
  const append = createAppendEdits({ db: database.db, storeOf: (key) => storeOf(key, { definitions }) });
  const clientId = crypto.randomUUID();
  retitle = (key, value, baseRevision = 0) => {
    const intent: Intent = { type: 'page.update', changes: [{ path: ['title'], value }] };
    const edits = [{ id: crypto.randomUUID(), intent }];
    return append(key, { baseRevision, clientId, edits }, staffId);
  };
});
afterAll(() => database.drop());

test('many who wait for one draft hold one connection together, and each has their edit in the end', async () => {
  const { pool, url } = database;
  const [page, other] = [await makePage(), await makePage()];
  await retitle(page, 'First');
  const elsewhere = createDatabase(createPool({ connectionString: url }));
  const sent: Promise<{ revision: number }>[] = [];
  await elsewhere.transaction().execute(async (trx) => {
    await trx.selectFrom('layer_drafts').select('key').where('key', '=', page).forUpdate().execute();
    for (let count = 0; count < 30; count++) sent.push(retitle(page, `Title ${count}`));
    await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(1));
    expect(pool.waitingCount).toBe(0);
    // Everybody else goes on.
    expect(await retitle(other, 'Another page')).toMatchObject({ revision: 1 });
  });
  const revisions = (await Promise.all(sent)).map(({ revision }) => revision);
  expect(revisions).toEqual(Array.from(sent, (_one, index) => index + 2));
  await elsewhere.destroy();
});

test('an edit that fails keeps nobody behind it waiting', async () => {
  const page = await makePage();
  const [failed, done] = await Promise.allSettled([retitle(page, 'Late', 99), retitle(page, 'New')]);
  expect(failed.status).toBe('rejected');
  expect(done).toMatchObject({ status: 'fulfilled', value: { revision: 1 } });
});
