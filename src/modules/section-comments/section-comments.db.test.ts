import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type {
  Mentionable,
  OpenMention,
  SectionThread,
  WholeThread,
} from '#domain/schemas/section-comment.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox, type MailBox } from '#tests/support/mail-box.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

type Member = Awaited<ReturnType<typeof makeStaff>>;

let database: TestDatabase;
let api: ApiFixture;
let anna: Member;
let boris: Member;
let pageId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
});
beforeEach(async () => {
  await database.db.deleteFrom('section_threads').execute();
  await database.db.deleteFrom('outbox').execute();
  await database.db.deleteFrom('rate_limits').execute();
  anna = await makeNamed('Anna');
  boris = await makeNamed('Boris');
  pageId = await createShopFixture(database.db).makePage({
    title: 'About',
    slug: `about-${crypto.randomUUID()}`,
  });
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

async function makeNamed(name: string): Promise<Member> {
  const member = await makeStaff(database.db, 'admin');
  await database.db.updateTable('staff').set({ name }).where('id', '=', member.id).execute();
  return member;
}
async function makeEditor(rights: string[]): Promise<Member> {
  const member = await makeStaff(database.db, 'manager');
  const role = await database.db
    .insertInto('staff_roles')
    .values({ name: crypto.randomUUID(), rights })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .updateTable('staff')
    .set({ role: 'custom', role_id: role.id })
    .where('id', '=', member.id)
    .execute();
  return member;
}
const call = ({ token }: Member, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin/section-threads${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const stamp = { id: 7, createdAt: new Date('2026-05-01T10:00:00Z'), attempt: 1 };
function writeTo(box: MailBox) {
  const { modules } = buildModules(testModulesOptions(database.db, { definitions: new Map(), mail: box }));
  return modules.mail.handlers;
}
const begin = async (who: Member, more: object = {}) => {
  const answer = await call(who, 'POST', '', { pageId, sectionId: 'hero', text: 'Look', ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json<WholeThread>();
};
const list = async (who: Member, layerId = 0) =>
  (await call(who, 'GET', `?pageId=${pageId}&layerId=${layerId}`)).json<SectionThread[]>();
const mentionsOf = async (who: Member) => (await call(who, 'GET', '/mentions')).json<OpenMention[]>();
const letters = async () => {
  const rows = await database.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'mail.section-mention')
    .execute();
  return rows.map(({ payload }) => payload);
};

test('a thread is begun, answered, resolved, and open again by an answer', async () => {
  const { id } = await begin(anna, { text: ' Is it <b>bold</b>? ', sectionName: 'Hero' });
  expect(await list(boris)).toMatchObject([
    {
      id,
      sectionId: 'hero',
      sectionName: 'Hero',
      answers: 0,
      resolvedBy: null,
      first: { text: 'Is it <b>bold</b>?', author: 'Anna', isOwn: false },
    },
  ]);
  const resolved = await call(boris, 'PUT', `/${id}`, { isResolved: true });
  expect(resolved.json()).toMatchObject({ resolvedBy: 'Boris' });
  const again = await call(anna, 'PUT', `/${id}`, { isResolved: true });
  expect(again.json()).toMatchObject({ resolvedBy: 'Boris' });
  const answered = await call(anna, 'POST', `/${id}/comments`, { text: 'Not yet' });
  expect(answered.json()).toMatchObject({ resolvedBy: null, answers: 1 });
  expect(answered.json<WholeThread>().comments.map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['Is it <b>bold</b>?', true],
    ['Not yet', true],
  ]);
});

test('who is mentioned gets one letter and a mark until the thread is opened', async () => {
  const text = '@Boris, please look. @Boris?';
  const { id, first } = await begin(anna, { text, mentions: [boris.id, boris.id] });
  expect(first.mentions).toEqual([{ id: boris.id, name: 'Boris' }]);
  expect(await letters()).toEqual([{ commentId: first.id, staffId: boris.id }]);
  expect(await mentionsOf(boris)).toMatchObject([{ threadId: id, author: 'Anna', text }]);
  expect(await mentionsOf(anna)).toEqual([]);
  expect((await list(boris))[0]?.isMentioned).toBe(true);

  await call(anna, 'PUT', `/${id}/comments/${first.id}`, { text: 'Well, @Boris', mentions: [boris.id] });
  expect(await letters()).toHaveLength(1);
  await call(boris, 'POST', `/${id}/seen`);
  expect(await mentionsOf(boris)).toEqual([]);
  expect((await list(boris))[0]?.isMentioned).toBe(false);
});

test('the letter leads to the thread in the builder; none is written of what is read, deleted or unwanted', async () => {
  const { id, first } = await begin(anna, { text: 'See <i>this</i>, @Boris', mentions: [boris.id] });
  const box = createMailBox();
  const handlers = writeTo(box);
  const write = async () => {
    const { payload } = await database.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail.section-mention')
      .executeTakeFirstOrThrow();
    return handlers['mail.section-mention'](payload as { commentId: number; staffId: number }, stamp);
  };
  const wants = (mailsMentions: boolean) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/admin/me',
      headers: { authorization: `Bearer ${boris.token}` },
      payload: { name: 'Boris', language: '', mailsMentions },
    });
  await wants(false);
  expect(await write()).toBe('skipped');
  await wants(true);
  expect(await write()).toBe('sent');
  const [mail] = box.mails;
  expect(mail?.html).toContain('See &lt;i&gt;this&lt;/i&gt;, @Boris');
  expect(mail?.text).toContain(`/admin/builder?path=`);
  expect(mail?.text).toContain(`thread=${id}`);
  await call(boris, 'POST', `/${id}/seen`);
  expect(await write()).toBe('skipped');
  await database.db.updateTable('section_mentions').set({ seen_at: null }).execute();
  await call(anna, 'PUT', `/${id}`, { isResolved: true });
  expect(await write()).toBe('skipped');
  await call(anna, 'PUT', `/${id}`, { isResolved: false });
  await call(anna, 'DELETE', `/${id}/comments/${first.id}`);
  expect(await write()).toBe('skipped');
});

test('nobody is mentioned whose name does not stand in the text, and oneself gets no letter', async () => {
  const { first } = await begin(anna, { text: 'I, @Anna', mentions: [anna.id, boris.id] });
  expect(first.mentions).toEqual([{ id: anna.id, name: 'Anna' }]);
  expect(await letters()).toEqual([]);
});

test('those who can open the builder can be mentioned, and nobody else', async () => {
  const editor = await makeEditor(['site:write']);
  const clerk = await makeEditor(['orders:write']);
  const manager = await makeStaff(database.db, 'manager');
  const gone = await makeNamed('Gone');
  await database.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', gone.id).execute();
  const members = (await call(editor, 'GET', '/members')).json<Mentionable[]>().map(({ id }) => id);
  expect(members).toEqual(expect.arrayContaining([anna.id, editor.id]));
  for (const { id } of [clerk, manager, gone]) {
    expect(members).not.toContain(id);
    const refused = await call(anna, 'POST', '', { pageId, sectionId: null, text: 'You', mentions: [id] });
    expect(refused.statusCode).toBe(422);
  }
  for (const one of [clerk, manager])
    expect((await call(one, 'GET', `?pageId=${pageId}&layerId=0`)).statusCode).toBe(403);
});

test('a text is edited by its author alone, and deleted by the author or an administrator', async () => {
  const editor = await makeEditor(['site:write']);
  const { id, first } = await begin(anna);
  const path = `/${id}/comments/${first.id}`;
  expect((await call(boris, 'PUT', path, { text: 'Mine' })).statusCode).toBe(403);
  expect((await call(editor, 'DELETE', path)).statusCode).toBe(403);
  const edited = await call(anna, 'PUT', path, { text: 'Look here' });
  expect(edited.json<WholeThread>().first).toMatchObject({ text: 'Look here', isOwn: true });
  expect(edited.json<WholeThread>().first.editedAt).not.toBeNull();
  const other = await begin(anna);
  expect((await call(anna, 'PUT', `/${other.id}/comments/${first.id}`, { text: 'X' })).statusCode).toBe(404);
  expect((await call(boris, 'DELETE', path)).statusCode).toBe(204);
  expect((await call(anna, 'GET', `/${id}`)).statusCode).toBe(404);
});

test('a deleted comment keeps its place while others have answered it; the thread goes with the last', async () => {
  const { id, first } = await begin(anna, { text: 'Secret @Boris', mentions: [boris.id] });
  const { comments } = (await call(boris, 'POST', `/${id}/comments`, { text: 'Answer' })).json<WholeThread>();
  expect((await call(anna, 'DELETE', `/${id}/comments/${first.id}`)).statusCode).toBe(204);
  const [thread] = await list(boris);
  expect(thread?.first).toMatchObject({ text: '', isDeleted: true, mentions: [] });
  expect(await mentionsOf(boris)).toEqual([]);
  await call(boris, 'DELETE', `/${id}/comments/${comments[1]?.id}`);
  expect(await list(boris)).toEqual([]);
});

test('a page has 200 threads and a thread 100 answers at most, also when many write at once', async () => {
  const { id } = await begin(anna);
  await database.db
    .insertInto('section_threads')
    .values(Array.from({ length: 198 }, () => ({ page_id: pageId, layer_id: 0 })))
    .execute();
  const begun = await Promise.all(
    [anna, boris, anna, boris].map((who) => call(who, 'POST', '', { pageId, sectionId: null, text: 'More' })),
  );
  expect(begun.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  await database.db
    .insertInto('section_comments')
    .values(Array.from({ length: 99 }, () => ({ thread_id: id, author_name: 'Anna', text: 'Words' })))
    .execute();
  const answered = await Promise.all(
    [anna, boris, anna].map((who) => call(who, 'POST', `/${id}/comments`, { text: 'More' })),
  );
  expect(answered.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
});

test('a campaign’s threads stand beside Live’s, become Live’s when it is merged, and go with it', async () => {
  const layer = async (name: string) =>
    (
      await database.db
        .insertInto('layers')
        .values({ name, color: '#112233', position: Math.floor(Math.random() * 1e9), starts_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [sale, other] = [await layer('Sale'), await layer('Other')];
  const inSale = await begin(anna, { layerId: sale });
  await begin(anna, { layerId: other });
  expect(await list(anna)).toEqual([]);
  await database.db
    .updateTable('layers')
    .set({ status: 'merged', position: null })
    .where('id', '=', sale)
    .execute();
  expect((await list(anna)).map(({ id }) => id)).toEqual([inSale.id]);
  await database.db.deleteFrom('layers').where('id', '=', other).execute();
  expect(await list(anna, other)).toEqual([]);
  const closed = await call(anna, 'POST', '', { pageId, layerId: sale, sectionId: null, text: 'Late' });
  expect(closed.statusCode).toBe(404);
});

test('threads go with their page; the words of who has left stay under the name they had', async () => {
  const { id } = await begin(boris);
  await database.db.deleteFrom('staff').where('id', '=', boris.id).execute();
  expect((await list(anna))[0]?.first).toMatchObject({ author: 'Boris', isOwn: false, canDelete: true });
  await database.db.deleteFrom('pages').where('id', '=', pageId).execute();
  expect((await call(anna, 'GET', `/${id}`)).statusCode).toBe(404);
});

test.each([
  ['nothing but spaces', { text: '  ' }],
  ['more than 2,000 characters', { text: 'x'.repeat(2001) }],
  ['an id of a section that none has', { sectionId: '../x' }],
  ['21 mentions', { mentions: Array.from({ length: 21 }, (_, index) => index + 1) }],
])('%s is refused', async (_what, wrong) => {
  const answer = await call(anna, 'POST', '', { pageId, sectionId: 'hero', text: 'Look', ...wrong });
  expect(answer.statusCode).toBe(422);
});

test('letters are bounded: the sixty-first comment in ten minutes has to wait', async () => {
  const { id } = await begin(anna);
  for (let count = 0; count < 59; count += 1) await call(anna, 'PUT', `/${id}/comments/1`, { text: 'Again' });
  const answer = await call(anna, 'POST', `/${id}/comments`, { text: 'Again' });
  expect(answer.statusCode).toBe(429);
  expect((await call(boris, 'POST', `/${id}/comments`, { text: 'Mine' })).statusCode).toBe(201);
});
