import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type {
  Layer,
  LayerDraftAnswer,
  LayerOverlap,
  LayerWithDocuments,
} from '#domain/schemas/layer.schema.ts';
import type { Preview } from '#domain/schemas/preview.schema.ts';
import type { StaffIdentity } from '#http/identity.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { storeOf } from '../publishing/document-stores.ts';
import { createLayerApproval } from './approve-layer.ts';

let database: TestDatabase;
let api: ApiFixture;
let tokens: { manager: string; admin: string };
let adminId: number;
let content: ReturnType<typeof createContentFixture>;
let pageId: number;
let key: DocumentKey;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  content = createContentFixture(database.db);
  const [manager, admin] = [await makeStaff(database.db, 'manager'), await makeStaff(database.db, 'admin')];
  tokens = { manager: manager.token, admin: admin.token };
  adminId = admin.id;
});
beforeEach(async () => {
  await sql`delete from layers where id > 0`.execute(database.db);
  pageId = await content.makePage({
    title: 'About',
    sections: [{ id: 's1', type: 'text', options: { heading: { title: 'Hello' } } }],
  });
  key = `page:${pageId}`;
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

function call(
  who: 'manager' | 'admin',
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const headers = { authorization: `Bearer ${tokens[who]}` };
  return api.app.inject({ method, url: `/api/admin${path}`, headers, ...(payload && { payload }) });
}
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
async function make(terms: object = {}): Promise<Layer> {
  return (await call('manager', 'POST', '/layers', { name: 'Sale', color: '#c2410c', ...terms })).json();
}
const find = async (id: number) => (await call('manager', 'GET', `/layers/${id}`)).json<LayerWithDocuments>();
async function send(who: 'manager' | 'admin', id: number, of: DocumentKey, ...intents: Intent[]) {
  const draft = `/layers/${id}/documents/${of}/draft`;
  const { revision } = (await call('manager', 'GET', draft)).json<LayerDraftAnswer>();
  return call(who, 'POST', `${draft}/edits`, {
    baseRevision: revision,
    clientId: crypto.randomUUID(),
    edits: intents.map((intent) => ({ id: crypto.randomUUID(), intent })),
  });
}
const retitle = (value: string): Intent => ({ type: 'page.update', changes: [{ path: ['title'], value }] });
const ownCode = (name: string): Intent => ({
  type: 'settings.update',
  group: 'seo',
  changes: [{ path: [name], value: '<script>alert(1)</script>' }],
});
async function decide(id: number, deed: string, more: object = {}) {
  const { revision } = await find(id);
  return call('admin', 'POST', `/layers/${id}/${deed}`, { revision, ...more });
}

test('starts with its approval where it is told so, and ends by hand once', async () => {
  const { id } = await make({ startsAt: hours(2), endsAt: hours(4) });
  await send('manager', id, key, retitle('Sale'));
  expect((await decide(id, 'end')).statusCode).toBe(409);
  expect((await decide(id, 'approve', { isNow: true })).json()).toMatchObject({ state: 'active' });
  const { revision } = await find(id);
  const [one, other] = await Promise.all(
    [1, 2].map(() => call('admin', 'POST', `/layers/${id}/end`, { revision })),
  );
  expect([one?.statusCode, other?.statusCode].toSorted()).toEqual([200, 409]);
  expect(await find(id)).toMatchObject({ state: 'ended' });
  expect((await call('manager', 'POST', `/layers/${id}/end`, { revision })).statusCode).toBe(403);
  const { rows } = await sql<{ event: string }>`
    select event from layer_events where layer_id = ${id} order by at`.execute(database.db);
  expect(rows.map(({ event }) => event)).toEqual(['approved', 'ended']);
});

test('that starts now is not approved after its end', async () => {
  const { id } = await make({ startsAt: hours(-4), endsAt: hours(-2) });
  await send('manager', id, key, retitle('Sale'));
  expect((await decide(id, 'approve', { isNow: true })).statusCode).toBe(422);
});

test('that starts now is not approved where it has ended by the clock of the database', async () => {
  const { id, revision } = await make({ startsAt: hours(-4), endsAt: hours(-2) });
  const approval = createLayerApproval({
    db: database.db,
    open: (of) => storeOf(of, { definitions: sectionDefinitions }),
    origin: () => 'https://shop.example',
    now: () => new Date(hours(-3)),
  });
  const decider: StaffIdentity = {
    kind: 'staff',
    staffId: adminId,
    role: 'admin',
    rights: [],
    tokenHash: Buffer.alloc(0),
    isProven: true,
    mustEnrol: false,
  };
  await expect(approval.approve(id, { revision, isNow: true }, decider)).rejects.toMatchObject({
    code: 'validation_failed',
    children: { endsAt: { errors: ['drafts.timeGoneBy'] } },
  });
  expect(await find(id)).toMatchObject({ state: 'open' });
});

test('code of others is brought in by administrators alone, whatever else is edited along', async () => {
  const { id } = await make();
  for (const name of ['customCode', 'googleTagManager', 'customStyle']) {
    const reply = await send('manager', id, 'settings', ownCode(name));
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringContaining(name),
    ]);
  }
  const sitename: Intent = {
    type: 'settings.update',
    group: 'common',
    changes: [{ path: ['sitename'], value: 'Sale' }],
  };
  expect((await send('manager', id, 'settings', sitename, ownCode('customCode'))).statusCode).toBe(403);
  expect((await find(id)).documents).toEqual([]);
  expect((await send('manager', id, 'settings', sitename)).statusCode).toBe(200);
  expect((await send('admin', id, 'settings', ownCode('customCode'))).statusCode).toBe(200);
});

test('a page that was never published is none of a layer', async () => {
  const { id } = await make();
  await sql`update pages set published_version = null where id = ${pageId}`.execute(database.db);
  const draft = `/layers/${id}/documents/${key}/draft`;
  expect((await call('admin', 'GET', draft)).statusCode).toBe(409);
  const edits = { baseRevision: 0, clientId: crypto.randomUUID(), edits: [] };
  expect((await call('admin', 'POST', `${draft}/edits`, edits)).statusCode).not.toBe(200);
  expect((await call('admin', 'GET', `/layers/${id}/documents/${key}/difference`)).statusCode).toBe(409);
});

test('what was only looked at is neither checked nor approved', async () => {
  const { id } = await make({ startsAt: hours(-1), endsAt: hours(1) });
  await call('admin', 'GET', `/layers/${id}/documents/settings/draft`);
  await send('manager', id, key, retitle('Sale'));
  const issues = (await call('admin', 'GET', `/layers/${id}/issues`)).json<{ key: string }[]>();
  expect(issues.map((one) => one.key)).toEqual([key]);
  expect((await decide(id, 'approve')).statusCode).toBe(200);
  expect((await find(id)).documents).toMatchObject([{ key, isApproved: true }]);
});

test('tells both sides of a document', async () => {
  const { id } = await make();
  await send('manager', id, key, retitle('Sale'));
  const reply = await call('manager', 'GET', `/layers/${id}/documents/${key}/difference`);
  expect(reply.json()).toMatchObject({ before: { title: 'About' }, document: { title: 'Sale' } });
});

test('layers that say different things of the same at the same time are told, the higher one first', async () => {
  const overlaps = async () => (await call('manager', 'GET', '/layers/overlaps')).json<LayerOverlap[]>();
  const lower = await make({ startsAt: hours(1), endsAt: hours(3) });
  const higher = await make({ startsAt: hours(2), endsAt: hours(4) });
  await send('manager', lower.id, key, retitle('Sale'));
  expect(await overlaps()).toEqual([]);
  await send('manager', higher.id, key, retitle('Winter'));
  const told = { higher: higher.id, lower: lower.id, key, title: 'Winter', paths: [['title']] };
  expect(await overlaps()).toEqual([told]);
  const { name, color, revision } = higher;
  const later = { name, color, startsAt: hours(3.5), endsAt: hours(4), revision };
  expect((await call('manager', 'PUT', `/layers/${higher.id}`, later)).statusCode).toBe(200);
  expect(await overlaps()).toEqual([]);
});

/** Publishes another title while a layer has one. */
async function publishTitle(title: string): Promise<void> {
  const draft = `/pages/${pageId}`;
  const { revision } = (await call('admin', 'GET', `${draft}/draft`)).json<{ revision: number }>();
  await call('admin', 'POST', `${draft}/draft/edits`, {
    baseRevision: revision,
    clientId: crypto.randomUUID(),
    edits: [{ id: crypto.randomUUID(), intent: retitle(title) }],
  });
  expect((await call('admin', 'POST', `${draft}/publish`, { revision: revision + 1 })).statusCode).toBe(200);
}
const collisionsOf = async (id: number) =>
  (await call('manager', 'GET', `/layers/${id}/collisions`)).json<object[]>();

test('what was published meanwhile is settled by whoever has looked at it', async () => {
  const { id } = await make();
  await send('manager', id, key, retitle('Sale'));
  await publishTitle('About us');
  expect(await collisionsOf(id)).toMatchObject([{ live: 'About us', layer: 'Sale' }]);
  expect((await call('manager', 'DELETE', `/layers/${id}/collisions`)).statusCode).toBe(204);
  expect(await collisionsOf(id)).toEqual([]);
  expect((await call('manager', 'DELETE', '/layers/999999/collisions')).statusCode).toBe(404);
});

test('what was published meanwhile is taken over, and the rest of the layer stays', async () => {
  const { id } = await make();
  const heading = [{ path: ['options', 'heading', 'title'], value: 'Half price' }];
  await send('manager', id, key, retitle('Sale'), { type: 'section.update', id: 's1', changes: heading });
  await publishTitle('About us');
  await publishTitle('About us all');
  expect(await collisionsOf(id)).toHaveLength(2);
  const document = `/layers/${id}/documents/${key}`;
  const take = (path: string[]) => call('manager', 'POST', `${document}/take-live`, { path });
  const taken = await take(['title']);
  expect(taken.statusCode).toBe(200);
  expect(taken.json()).toMatchObject({
    document: { title: 'About us all', sections: { s1: { options: { heading: { title: 'Half price' } } } } },
  });
  expect((await call('manager', 'GET', `${document}/draft`)).json()).toEqual(taken.json());
  expect(await collisionsOf(id)).toEqual([]);
  // Twice, at a path of which nothing was published, and at none.
  for (const [path, status] of [
    [['title'], 404],
    [['s1'], 404],
    [[], 422],
  ] as const)
    expect((await take([...path])).statusCode).toBe(status);
  await publishTitle('About everybody');
  expect(await collisionsOf(id)).toEqual([]);
});

test('sections are prepared for the frame in a layer, and in none that is over', async () => {
  const { id } = await make();
  const prepare = (layer: number) =>
    call('admin', 'POST', '/previews/sections', { path: '/', layer, sections: [] });
  expect((await prepare(id)).statusCode).toBe(200);
  expect((await call('admin', 'POST', '/previews', { mode: 'edit' })).json<Preview>().token).not.toBe('');
  await decide(id, 'discard');
  expect((await prepare(id)).statusCode).toBe(409);
  expect((await prepare(999_999)).statusCode).toBe(404);
});
