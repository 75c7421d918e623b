import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { Present } from '#domain/editing/presence.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { listenTo, type Listening } from './listening.fixture.ts';

type Member = Awaited<ReturnType<typeof makeStaff>>;

const hostile = '<img src=x onerror=alert(1)>\u202E"Ёж\'';
let database: TestDatabase;
let instances: [TestApp, TestApp];
let anna: Member;
let boris: Member;
let pageId: number;
const open: Listening[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const content = createContentFixture(database.db);
  pageId = await content.makePage({ slug: 'about', title: 'About' });
  instances = [await startTestApp(database.url), await startTestApp(database.url)];
  [anna, boris] = [await makeStaff(database.db, 'admin'), await makeStaff(database.db, 'admin')];
  await database.db.updateTable('staff').set({ name: hostile }).where('id', '=', anna.id).execute();
});
afterEach(() => open.splice(0).forEach(({ stop }) => stop()));
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.drop();
});

const place = () => ({
  key: `page:${pageId}`,
  sectionId: 's1',
  itemId: null,
  path: ['options', 'content', 'html'],
  caret: 12,
});
const inLive = '/admin/presence';
const tab = () => crypto.randomUUID();

async function say(instance: TestApp, { token }: Pick<Member, 'token'>, body: object, path = inLive) {
  const { status } = await fetch(`${instance.origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}

async function listen(instance: TestApp, member: Pick<Member, 'token'>, path = '/admin/live') {
  const listening = await listenTo(instance, `${path}?keys[]=page:${pageId}&keys[]=settings`, member.token);
  open.push(listening);
  await vi.waitFor(() => expect(listening.events[0]).toMatchObject({ type: 'hello' }));
  return listening;
}

/** Who is there, as somebody has heard by now. */
function seenBy({ events }: Listening): Present[] {
  const there = new Map<string, Present>();
  for (const event of events) {
    if (event.type !== 'hello' && event.type !== 'presence') continue;
    if (event.type === 'presence') event.gone.forEach((id) => there.delete(id));
    event.present?.forEach((present) => there.set(present.id, present));
  }
  return [...there.values()];
}

test('where somebody is, by the name of the session, is told on both instances, and to a newcomer at once', async () => {
  const early = await listen(instances[1], boris);
  const clientId = tab();
  expect(await say(instances[0], anna, { clientId, ...place() })).toBe(204);
  const shown = { id: `${anna.id} ${clientId}`, staffId: anna.id, name: hostile, ...place() };
  await vi.waitFor(() => expect(seenBy(early)).toEqual([shown]));
  for (const instance of instances) expect(seenBy(await listen(instance, boris))).toEqual([shown]);
  // Nobody is company to themselves.
  expect(seenBy(await listen(instances[1], anna))).toEqual([]);

  expect(
    await say(instances[1], anna, { clientId, ...place(), sectionId: 's2', path: null, caret: null }),
  ).toBe(204);
  await vi.waitFor(() => expect(seenBy(early)).toMatchObject([{ sectionId: 's2', path: null }]));
  expect(await say(instances[0], anna, { clientId, ...place(), key: null })).toBe(204);
  await vi.waitFor(() => expect(seenBy(early)).toEqual([]));
});

test('nobody can say who they are, or move or end a tab of somebody else', async () => {
  const clientId = tab();
  expect(await say(instances[0], anna, { clientId, ...place(), name: 'Boris', staffId: boris.id })).toBe(422);
  await say(instances[0], anna, { clientId, ...place() });
  const other = await makeStaff(database.db, 'admin');
  await say(instances[0], other, { clientId, ...place(), key: null });
  expect(seenBy(await listen(instances[0], boris)).map(({ staffId }) => staffId)).toEqual([anna.id]);
  await say(instances[0], anna, { clientId, ...place(), key: null });
});

test('a body that names no place is refused', async () => {
  const wrong = [
    {},
    { ...place(), clientId: 'tab' },
    { ...place(), clientId: tab(), key: 'page:0' },
    { ...place(), clientId: tab(), sectionId: '<b>' },
    { ...place(), clientId: tab(), path: ['a b'] },
    { ...place(), clientId: tab(), path: Array.from({ length: 9 }, () => 'a') },
    { ...place(), clientId: tab(), caret: -1 },
  ];
  const member = await makeStaff(database.db, 'admin');
  for (const body of wrong) expect([body, await say(instances[0], member, body)]).toEqual([body, 422]);
  expect(await say(instances[0], member, { clientId: tab(), ...place(), key: 'page:999999' })).toBe(404);
});

test('more than four signs a second of one tab are refused, and more than eight tabs of one member', async () => {
  const member = await makeStaff(database.db, 'admin');
  const clientId = tab();
  const signs = Array.from({ length: 12 }, () => say(instances[0], member, { clientId, ...place() }));
  const statuses = await Promise.all(signs);
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  for (let count = 1; count < 8; count++)
    expect(await say(instances[0], member, { clientId: tab(), ...place() })).toBe(204);
  await vi.waitFor(async () => {
    expect(await say(instances[1], member, { clientId: tab(), ...place() })).toBe(429);
  });
});

test('a layer tells its readers alone, and Live nothing of it', async () => {
  const manager = await makeStaff(database.db, 'manager');
  const rows = await database.db
    .insertInto('layers')
    .values(['Summer', 'Autumn'].map((name, position) => ({ name, color: '#b45309', position })))
    .returning('id')
    .execute();
  const [summer = 0, autumn = 0] = rows.map(({ id }) => id);
  const live = await listen(instances[1], boris);
  const elsewhere = await listen(instances[1], boris, `/admin/layers/${autumn}/live`);
  const within = await listen(instances[1], boris, `/admin/layers/${summer}/live`);
  const said = { clientId: tab(), ...place(), key: 'settings', sectionId: null, path: null };
  expect(await say(instances[0], manager, said, `/admin/layers/${summer}/presence`)).toBe(204);
  await vi.waitFor(() => expect(seenBy(within).map(({ staffId }) => staffId)).toEqual([manager.id]));
  expect(seenBy(elsewhere)).toEqual([]);
  expect(seenBy(live).map(({ staffId }) => staffId)).not.toContain(manager.id);
  expect(await say(instances[0], manager, said)).toBe(403);
  expect(
    await say(instances[0], manager, { ...said, clientId: tab() }, '/admin/layers/999999/presence'),
  ).toBe(404);
});

test('who has lost the session is not heard any more', async () => {
  const member = await makeStaff(database.db, 'admin');
  const clientId = tab();
  expect(await say(instances[0], member, { clientId, ...place() })).toBe(204);
  await database.db
    .updateTable('staff')
    .set({ disabled_at: new Date() })
    .where('id', '=', member.id)
    .execute();
  await vi.waitFor(async () => expect(await say(instances[0], member, { clientId, ...place() })).toBe(401), {
    timeout: 5000,
  });
});
