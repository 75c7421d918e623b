import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { EditsAnswer } from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { Layer, LayerDraftAnswer, LayerWithDocuments } from '#domain/schemas/layer.schema.ts';
import type { TextSearch } from '#domain/schemas/text-search.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { storeOf } from '../publishing/document-stores.ts';
import { createLayerManagement } from './manage-layers.ts';
import { createLayerMerging } from './merge-layer.ts';

let database: TestDatabase;
let api: ApiFixture;
let content: ReturnType<typeof createContentFixture>;
let tokens: { manager: string; admin: string };
let key: DocumentKey;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  content = createContentFixture(database.db);
  const [manager, admin] = [await makeStaff(database.db, 'manager'), await makeStaff(database.db, 'admin')];
  tokens = { manager: manager.token, admin: admin.token };
});
beforeEach(async () => {
  await sql`delete from layers where id > 0`.execute(database.db);
  const pageId = await content.makePage({
    title: 'About',
    sections: [{ id: 's1', type: 'text', options: { heading: { title: 'Hello' } } }],
  });
  key = `page:${pageId}`;
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

type Who = 'manager' | 'admin';
function call(who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${tokens[who]}` };
  return api.app.inject({ method, url: `/api/admin/layers${path}`, headers, ...(payload && { payload }) });
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const sale = { name: 'Sale', color: '#c2410c' };
async function make(terms: object = {}): Promise<Layer> {
  const reply = await call('manager', 'POST', '', { ...sale, ...terms });
  expect(reply.statusCode).toBe(201);
  return reply.json();
}
const find = async (id: number) => (await call('manager', 'GET', `/${id}`)).json<LayerWithDocuments>();

const heading = (value: string): Intent => ({
  type: 'section.update',
  id: 's1',
  changes: [{ path: ['options', 'heading', 'title'], value }],
});
const retitle = (value: string): Intent => ({ type: 'page.update', changes: [{ path: ['title'], value }] });

const draftOf = (id: number) => `/${id}/documents/${key}/draft`;
const read = async (id: number) => (await call('manager', 'GET', draftOf(id))).json<LayerDraftAnswer>();
async function pageOf(id: number): Promise<PageDocument> {
  const { document } = (await call('manager', 'GET', draftOf(id))).json<{ document: PageDocument }>();
  return document;
}
async function edit(id: number, ...intents: Intent[]): Promise<EditsAnswer> {
  const { revision } = await read(id);
  const reply = await call('manager', 'POST', `${draftOf(id)}/edits`, {
    baseRevision: revision,
    clientId: crypto.randomUUID(),
    edits: intents.map((intent) => ({ id: crypto.randomUUID(), intent })),
  });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
async function decide(id: number, deed: 'approve' | 'pause' | 'merge' | 'discard') {
  const { revision } = await find(id);
  return call('admin', 'POST', `/${id}/${deed}`, { revision });
}

/** Live's own draft and what of it is published. */
async function live(method: 'GET' | 'POST', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${tokens.admin}` };
  const url = `/api/admin/pages/${key.slice('page:'.length)}${path}`;
  return api.app.inject({ method, url, headers, ...(payload && { payload }) });
}
async function editLive(...intents: Intent[]): Promise<number> {
  const { revision } = (await live('GET', '/draft')).json<{ revision: number }>();
  const reply = await live('POST', '/draft/edits', {
    baseRevision: revision,
    clientId: crypto.randomUUID(),
    edits: intents.map((intent) => ({ id: crypto.randomUUID(), intent })),
  });
  return reply.json<EditsAnswer>().revision;
}
async function publishLive(...intents: Intent[]) {
  const revision = await editLive(...intents);
  expect((await live('POST', '/publish', { revision })).statusCode).toBe(200);
}
interface LiveDraft extends PageDocument {
  isChanged: boolean;
  publishedVersion: number;
}
const liveDraft = async () => (await live('GET', '/draft')).json<LiveDraft>();
const publishedTitle = async () => {
  const { rows } = await sql<{ title: string }>`
    select title from pages where id = ${Number(key.slice('page:'.length))}`.execute(database.db);
  return rows[0]?.title;
};

describe('a layer', () => {
  test('is named by a manager, stands above the others, and waits for an administrator', async () => {
    const first = await make();
    const second = await make({ name: 'Other' });
    expect(first).toMatchObject({
      ...sale,
      state: 'open',
      startsAt: null,
      endsAt: null,
      createdBy: 'The manager',
    });
    const listed = (await call('manager', 'GET', '')).json<Layer[]>();
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
    for (const deed of ['approve', 'pause', 'merge', 'discard'])
      expect((await call('manager', 'POST', `/${first.id}/${deed}`, { revision: 1 })).statusCode).toBe(403);
    expect((await call('manager', 'PUT', '/order', { ids: [first.id, second.id] })).statusCode).toBe(403);
  });

  test.each([
    ['an end without a start', { endsAt: hours(1) }],
    ['an end before the start', { startsAt: hours(2), endsAt: hours(1) }],
    ['no name', { name: ' ' }],
    ['a colour that is none', { color: 'red' }],
  ])('is not made with %s', async (_, terms) => {
    expect((await call('manager', 'POST', '', { ...sale, ...terms })).statusCode).toBe(422);
  });

  test('that is not there, or that is Live, is none', async () => {
    for (const id of [0, 999_999, 2_147_483_648]) {
      expect((await call('admin', 'GET', `/${id}`)).statusCode).toBe(404);
      expect((await call('admin', 'POST', `/${id}/approve`, { revision: 1 })).statusCode).toBe(404);
      expect((await call('admin', 'GET', draftOf(id))).statusCode).toBe(404);
    }
    const { id } = await make();
    expect((await call('admin', 'GET', `/${id}/documents/page:999999/draft`)).statusCode).toBe(404);
    expect((await call('admin', 'GET', `/${id}/documents/menu:none/draft`)).statusCode).toBe(404);
  });

  test('is changed by who has seen it as it is', async () => {
    const { id } = await make();
    const change = { ...sale, name: 'Big sale', revision: 1 };
    expect((await call('manager', 'PUT', `/${id}`, change)).json()).toMatchObject({
      name: 'Big sale',
      revision: 2,
    });
    expect((await call('manager', 'PUT', `/${id}`, change)).statusCode).toBe(409);
  });

  test('is approved with a start alone, and then its times are moved by who may approve', async () => {
    const { id } = await make();
    expect((await decide(id, 'approve')).statusCode).toBe(422);
    const terms = { ...sale, startsAt: hours(1), endsAt: hours(2) };
    await call('manager', 'PUT', `/${id}`, { ...terms, revision: 1 });
    expect((await decide(id, 'approve')).json()).toMatchObject({ state: 'waiting', approvedBy: 'The admin' });
    const moved = { ...terms, startsAt: hours(-1), revision: 3 };
    expect((await call('manager', 'PUT', `/${id}`, moved)).statusCode).toBe(403);
    const renamed = await call('manager', 'PUT', `/${id}`, { ...terms, name: 'Other', revision: 3 });
    expect(renamed.json()).toMatchObject({ name: 'Other', state: 'waiting' });
    expect((await call('admin', 'PUT', `/${id}`, { ...moved, revision: 4 })).json()).toMatchObject({
      state: 'active',
    });
    expect((await call('admin', 'PUT', `/${id}`, { ...sale, revision: 5 })).statusCode).toBe(422);
    expect((await decide(id, 'pause')).json()).toMatchObject({ state: 'paused' });
    expect((await decide(id, 'pause')).statusCode).toBe(409);
  });

  test('is ordered among all that are not done', async () => {
    const [a, b, c] = [await make(), await make(), await make()];
    await decide(c.id, 'discard');
    const order = (ids: number[]) => call('admin', 'PUT', '/order', { ids });
    expect((await order([a.id, b.id])).json<Layer[]>().map(({ id }) => id)).toEqual([a.id, b.id, c.id]);
    for (const ids of [[a.id], [a.id, b.id, c.id], [a.id, a.id]])
      expect((await order(ids)).statusCode).toBe(409);
  });

  test('that was discarded is done, and deleted after 90 days', async () => {
    const { id } = await make({ startsAt: hours(1) });
    await edit(id, heading('Sale'));
    expect((await decide(id, 'discard')).json()).toMatchObject({ state: 'discarded', position: null });
    for (const deed of ['approve', 'pause', 'merge', 'discard'] as const)
      expect((await decide(id, deed)).statusCode).toBe(409);
    expect((await call('manager', 'GET', draftOf(id))).statusCode).toBe(409);
    const cleanIn = (days: number) =>
      createLayerManagement({ db: database.db, now: () => new Date(Date.now() + days * 86_400_000) }).clean();
    await cleanIn(89);
    expect((await find(id)).documents).toHaveLength(1);
    await cleanIn(91);
    expect((await call('manager', 'GET', `/${id}`)).statusCode).toBe(404);
  });

  test('is one of at most twenty that are approved at a time, also of those approved at once', async () => {
    const layers = [];
    for (let count = 0; count < 22; count++) layers.push(await make({ startsAt: hours(1) }));
    const statuses = await Promise.all(
      layers.map(
        async ({ id }) => (await call('admin', 'POST', `/${id}/approve`, { revision: 1 })).statusCode,
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });
});

describe('a document in a layer', () => {
  test('is edited over what is published, and Live and other layers know nothing of it', async () => {
    const [one, other] = [await make(), await make()];
    await edit(one.id, heading('Sale'), retitle('Sale'));
    expect(await read(one.id)).toMatchObject({ revision: 2, isChanged: true, parked: [] });
    expect((await pageOf(one.id)).title).toBe('Sale');
    expect((await pageOf(other.id)).title).toBe('About');
    expect(await liveDraft()).toMatchObject({ title: 'About', isChanged: false });
    expect((await find(one.id)).documents).toMatchObject([
      { key, title: 'Sale', path: expect.stringMatching(/^\//), revision: 2, isApproved: false },
    ]);
    expect((await find(other.id)).documents).toEqual([]);
  });

  test('stands on what is published, not on what Live only drafts', async () => {
    const { id } = await make();
    await editLive(retitle('Drafted'));
    expect((await pageOf(id)).title).toBe('About');
  });

  test('is carried over what is published meanwhile, and tabs that are at work follow', async () => {
    const { id } = await make();
    const { revision } = await edit(id, heading('Sale'));
    await publishLive(retitle('About us'));
    const page = await pageOf(id);
    expect(page.title).toBe('About us');
    expect(page.sections['s1']?.options).toMatchObject({ heading: { title: 'Sale' } });
    const reply = await call('manager', 'POST', `${draftOf(id)}/edits`, {
      baseRevision: revision,
      clientId: crypto.randomUUID(),
      edits: [{ id: crypto.randomUUID(), intent: heading('Big sale') }],
    });
    expect(reply.json<EditsAnswer>().others).toMatchObject([{ intent: retitle('About us'), author: null }]);
  });

  test('has its own value of a field that both change, and parks what is said of a section that is gone', async () => {
    const { id } = await make();
    await edit(id, heading('Sale'));
    await publishLive(heading('Welcome'));
    const collisions = (await call('manager', 'GET', `/${id}/collisions`)).json();
    expect(collisions).toEqual([
      {
        key,
        title: 'About',
        kind: 'field',
        path: ['s1', 'options', 'heading', 'title'],
        version: 2,
        base: 'Hello',
        live: 'Welcome',
        layer: 'Sale',
        liveAuthor: 'The admin',
        layerAuthor: 'The manager',
      },
    ]);
    expect((await pageOf(id)).sections['s1']?.options).toMatchObject({ heading: { title: 'Sale' } });
    await publishLive({ type: 'section.remove', id: 's1' });
    expect(await read(id)).toMatchObject({ isChanged: false, parked: [{ node: ['s1'], what: 'field' }] });
    expect((await find(id)).documents).toHaveLength(1);
  });

  test('says nothing once its edits are taken back, one by one or all', async () => {
    const { id } = await make();
    await edit(id, heading('Sale'));
    expect((await edit(id, heading('Hello'))).isChanged).toBe(false);
    expect((await find(id)).documents).toEqual([]);
    await edit(id, heading('Sale'), retitle('Sale'));
    const cleared = (await call('manager', 'DELETE', draftOf(id))).json<LayerDraftAnswer>();
    expect(cleared).toMatchObject({ isChanged: false, document: { title: 'About' } });
    expect((await find(id)).documents).toEqual([]);
  });

  test('refuses what its schema refuses, its address, and edits that are known', async () => {
    const { id } = await make();
    const slug: Intent = { type: 'page.update', changes: [{ path: ['slug'], value: 'other' }] };
    const wrong: Intent = {
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['options', 'heading'], value: 'x' }],
    };
    const { results } = await edit(id, slug, wrong);
    expect(results).toMatchObject([
      { status: 'refused', reason: 'blocked_path' },
      { status: 'refused', reason: 'invalid_value' },
    ]);
    const twice = {
      baseRevision: 0,
      clientId: crypto.randomUUID(),
      edits: [{ id: crypto.randomUUID(), intent: heading('A') }],
    };
    for (const status of ['applied', 'known'])
      expect((await call('manager', 'POST', `${draftOf(id)}/edits`, twice)).json()).toMatchObject({
        results: [{ status }],
      });
  });

  test('of two tabs at once keeps the edits of both', async () => {
    const { id } = await make();
    await read(id);
    const send = (intent: Intent) =>
      call('manager', 'POST', `${draftOf(id)}/edits`, {
        baseRevision: 0,
        clientId: crypto.randomUUID(),
        edits: [{ id: crypto.randomUUID(), intent }],
      });
    await Promise.all([send(heading('Sale')), send(retitle('Sale'))]);
    const page = await pageOf(id);
    expect(page.title).toBe('Sale');
    expect(page.sections['s1']?.options).toMatchObject({ heading: { title: 'Sale' } });
  });

  test('may be the settings or a menu', async () => {
    const { id } = await make();
    for (const name of ['settings', 'menu:main'])
      expect((await call('manager', 'GET', `/${id}/documents/${name}/draft`)).json()).toMatchObject({
        key: name,
      });
  });
});

describe('merging', () => {
  const approved = async (terms: object = { startsAt: hours(-1), endsAt: hours(1) }) => {
    const { id } = await make(terms);
    await edit(id, heading('Sale'), retitle('Sale'));
    expect((await decide(id, 'approve')).statusCode).toBe(200);
    return id;
  };

  test('publishes what is approved, once', async () => {
    const id = await approved();
    expect((await decide(id, 'merge')).json()).toMatchObject({ state: 'merged', position: null });
    expect(await publishedTitle()).toBe('Sale');
    expect(await liveDraft()).toMatchObject({ title: 'Sale', isChanged: false, publishedVersion: 2 });
    expect((await decide(id, 'merge')).statusCode).toBe(409);
    expect(await liveDraft()).toMatchObject({ publishedVersion: 2 });
  });

  test('takes nothing that nobody has approved', async () => {
    const { id } = await make({ startsAt: hours(1) });
    await edit(id, retitle('Sale'));
    expect((await decide(id, 'merge')).statusCode).toBe(409);
    await decide(id, 'approve');
    await edit(id, retitle('Big sale'));
    expect((await find(id)).documents).toMatchObject([{ isApproved: false }]);
    expect((await decide(id, 'merge')).statusCode).toBe(409);
    expect(await publishedTitle()).toBe('About');
  });

  test('leaves Live’s own draft its edits, also of the same field', async () => {
    const id = await approved();
    await editLive(retitle('Mine'), {
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['hidden'], value: true }],
    });
    await decide(id, 'merge');
    const draft = await liveDraft();
    expect(draft).toMatchObject({ title: 'Mine', isChanged: true });
    expect(draft.sections['s1']).toMatchObject({ hidden: true, options: { heading: { title: 'Sale' } } });
    expect(await publishedTitle()).toBe('Sale');
  });

  test('sets aside what a lower layer says of the same, which nobody has seen', async () => {
    const lower = await make({ startsAt: hours(-1), endsAt: hours(1) });
    await edit(lower.id, retitle('Lower'), {
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['hidden'], value: true }],
    });
    await decide(lower.id, 'approve');
    await decide(await approved(), 'merge');
    const page = await pageOf(lower.id);
    expect(page.title).toBe('Sale');
    expect(page.sections['s1']).toMatchObject({ hidden: true, options: { heading: { title: 'Sale' } } });
  });

  test('of a layer without an end is done after its start by one of two instances', async () => {
    const failures: unknown[] = [];
    const mergingIn = (ms: number) =>
      createLayerMerging({
        db: database.db,
        open: (wanted) => storeOf(wanted, { definitions: sectionDefinitions }),
        now: () => new Date(Date.now() + ms),
        onError: (_, error) => failures.push(error),
      });
    const id = await approved({ startsAt: hours(1) });
    await mergingIn(0).mergeDue();
    expect((await find(id)).state).toBe('waiting');
    await Promise.all([mergingIn(3_700_000).mergeDue(), mergingIn(3_700_000).mergeDue()]);
    expect((await find(id)).state).toBe('merged');
    expect(await liveDraft()).toMatchObject({ title: 'Sale', publishedVersion: 2 });
    expect(failures).toEqual([]);
  });

  test('changes nothing where it breaks off', async () => {
    const id = await approved();
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      database.db,
    );
    await sql`create trigger refuse before insert on layer_events for each row
      when (new.event = 'merged') execute function refuse()`.execute(database.db);
    expect((await decide(id, 'merge')).statusCode).toBe(500);
    await sql`drop function refuse cascade`.execute(database.db);
    expect((await find(id)).state).toBe('active');
    expect(await liveDraft()).toMatchObject({ title: 'About', isChanged: false, publishedVersion: 1 });
    expect((await decide(id, 'merge')).json()).toMatchObject({ state: 'merged' });
  });
});

test('texts are found as a layer has them, in pages that are published', async () => {
  const layer = await make();
  await edit(layer.id, heading('Okapi sale'));
  const search = async (find: string) =>
    (await call('manager', 'GET', `/${layer.id}/texts?find=${find}`)).json<TextSearch>().pages;
  expect(await search('okapi')).toMatchObject([{ key, total: 1, places: [{ match: 'Okapi' }] }]);
  expect((await live('GET', '/draft')).json<PageDocument>().sections['s1']?.options).toEqual({
    heading: { title: 'Hello' },
  });
  await content.makePage({ title: 'Never published', published: false });
  expect(await search('okapi')).toHaveLength(1);
  await decide(layer.id, 'discard');
  expect((await call('manager', 'GET', `/${layer.id}/texts?find=okapi`)).statusCode).toBe(409);
});
