import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createDatabase } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import type { EditsAnswer } from '#domain/editing/drafts.schema.ts';
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
/** By a tab that nobody has seen before. */
let addSection: (key: DocumentKey, id: string, baseRevision?: number) => Promise<EditsAnswer>;

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
  addSection = (key, id, baseRevision = 0) => {
    const section = { id, name: id, type: 'text', version: 1, enable: true, hidden: false };
    const edits = [{ id: crypto.randomUUID(), intent: addText(section) }];
    return append(key, { baseRevision, clientId: crypto.randomUUID(), edits }, staffId);
  };
});
afterAll(() => database.drop());

const addText = (section: Pick<DocumentSection, 'id' | 'name' | 'type' | 'version' | 'enable' | 'hidden'>) =>
  ({
    type: 'section.add',
    section: { ...section, options: {}, items: [], styles: {} },
    after: null,
  }) satisfies Intent;

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

test('edits of many tabs that wait are written at once, and answered as if they had come one by one', async () => {
  const page = await makePage();
  const sent = ['one', 'two', 'three', 'four'].map((id) => addSection(page, id));
  const answers = await Promise.all(sent);
  expect(answers.map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
  expect(answers.map(({ others }) => others.map(({ revision }) => revision))).toEqual([
    [],
    [1],
    [1, 2],
    [1, 2, 3],
  ]);
  expect(answers.at(-1)?.others.at(-1)).toMatchObject({
    author: 'The admin',
    intent: { section: { id: 'three' } },
  });
  const { rows } = await sql<{ transactions: number }>`
    select count(distinct xmin::text)::int as transactions from layer_intents where document_key = ${page}`.execute(
    database.db,
  );
  // The first does not wait for others.
  expect(rows).toEqual([{ transactions: 2 }]);
});

test('of edits that wait together one that collides is told with whom, and the others are kept', async () => {
  const page = await makePage();
  const sent = [addSection(page, 'first'), retitle(page, 'Mine'), addSection(page, 'second')];
  await Promise.all(sent);
  const [, late, kept] = await Promise.all([
    addSection(page, 'third', 3),
    addSection(page, 'second', 1),
    addSection(page, 'fourth', 3),
  ]);
  expect(late.results).toMatchObject([{ status: 'conflict', with: { section: { id: 'second' } } }]);
  expect(kept.results).toMatchObject([{ status: 'applied' }]);
  expect([late.revision, kept.revision]).toEqual([4, 5]);
});

test('one that fails among those that wait together fails alone', async () => {
  const page = await makePage();
  const sent = [
    retitle(page, 'First'),
    addSection(page, 'kept'),
    addSection(page, 'ahead', 99),
    addSection(page, 'kept-too'),
  ];
  const outcomes = (await Promise.allSettled(sent)).map(({ status }) => status);
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await addSection(page, 'last', 3)).toMatchObject({ revision: 4, results: [{ status: 'applied' }] });
});

test('an edit that fails keeps nobody behind it waiting', async () => {
  const page = await makePage();
  const [failed, done] = await Promise.allSettled([retitle(page, 'Late', 99), retitle(page, 'New')]);
  expect(failed.status).toBe('rejected');
  expect(done).toMatchObject({ status: 'fulfilled', value: { revision: 1 } });
});
