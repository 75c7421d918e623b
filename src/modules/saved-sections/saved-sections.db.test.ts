import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { MediaDetails, MediaList } from '#domain/schemas/media.schema.ts';
import type { SavedSection, SavedSectionName } from '#domain/schemas/saved-section.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let admin: { token: string };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  admin = await makeStaff(database.db, 'admin');
});
beforeEach(async () => {
  await database.db.deleteFrom('saved_sections').execute();
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, { token } = admin) =>
  api.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const section = (type: string, more: object = {}) => ({
  type,
  version: 1,
  options: {},
  items: [],
  styles: {},
  ...more,
});
const text = (html: string) => section('text', { options: { content: { html } } });
/** Ten answers, each of nearly as many characters as it may have: more than 64 KB. */
const large = section('faq', {
  items: Array.from({ length: 10 }, () => ({ question: 'Why?', answer: `<p>${'word '.repeat(1900)}</p>` })),
});
const save = (title: string, saved: object) => call('POST', '/saved-sections', { title, section: saved });
const list = async () => (await call('GET', '/saved-sections')).json<SavedSection[]>();
const titles = async () => (await list()).map(({ title }) => title);

test('a section is saved as its type has it, drawn in the list, renamed and deleted', async () => {
  const answer = await save(
    '  About   us ',
    section('text', {
      name: 'Who we are',
      options: { nobody: 1, content: { html: '<p>Hello</p><script>x()</script>' } },
      styles: { desktop: { background: '#112233', hidden: true } },
    }),
  );
  expect(answer.statusCode).toBe(201);
  const { id, title } = answer.json<SavedSectionName>();
  expect(title).toBe('About us');
  const [saved, ...others] = await list();
  expect(others).toEqual([]);
  expect(saved).toMatchObject({
    id,
    title: 'About us',
    type: 'text',
    author: 'The admin',
    section: section('text', {
      name: 'Who we are',
      options: { content: { html: '<p>Hello</p>' } },
      styles: { desktop: { background: '#112233', hidden: true } },
    }),
  });
  expect(saved?.html).toContain('<p>Hello</p>');
  // Hidden where it is added, it is seen in the library.
  expect(saved?.css).toContain('background:#112233');
  expect(saved?.css).not.toContain('display:none');

  expect((await call('PUT', `/saved-sections/${id}`, { title: 'Us' })).json()).toEqual({ id, title: 'Us' });
  expect((await call('PUT', `/saved-sections/${id}`, { title: ' ' })).statusCode).toBe(422);
  await save('Newer', text('<p>New</p>'));
  expect(await titles()).toEqual(['Newer', 'Us']);
  expect((await call('DELETE', `/saved-sections/${id}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/saved-sections/${id}`)).statusCode).toBe(404);
  expect((await call('PUT', `/saved-sections/${id}`, { title: 'Us' })).statusCode).toBe(404);
  expect(await titles()).toEqual(['Newer']);
});

test('only who may edit pages sees and keeps saved sections', async () => {
  const manager = await makeStaff(database.db, 'manager');
  const holder = async (right: string) => {
    const member = await makeStaff(database.db, 'manager');
    await sql`with role as (insert into staff_roles (name, rights)
        values (${right}, array[${right}]) returning id)
      update staff set role = 'custom', role_id = role.id from role where staff.id = ${member.id}`.execute(
      database.db,
    );
    return member;
  };
  const body = { title: 'Text', section: text('<p>Words</p>') };
  const statuses = async (member: { token: string }) => [
    (await call('GET', '/saved-sections', undefined, member)).statusCode,
    (await call('POST', '/saved-sections', body, member)).statusCode,
    (await call('PUT', '/saved-sections/999999', { title: 'New' }, member)).statusCode,
    (await call('DELETE', '/saved-sections/999999', undefined, member)).statusCode,
  ];
  expect(await statuses(manager)).toEqual([403, 403, 403, 403]);
  expect(await statuses(await holder('content:write'))).toEqual([403, 403, 403, 403]);
  expect(await statuses(await holder('site:write'))).toEqual([200, 201, 404, 404]);
});

test('what no page would take is not saved', async () => {
  for (const [refused, status] of [
    [section('no-such-type'), 422],
    [section('text', { options: { size: 'enormous' } }), 422],
    [section('text', { id: 'mine' }), 422],
    [section('text', { options: { title: 'nul\0' } }), 422],
    [large, 413],
  ] as const) {
    expect((await save('Refused', refused)).statusCode).toBe(status);
  }
  const told = (await save('Large', large)).json<{ message: string }>();
  expect(told.message).toContain('64 KB at most');
  expect(await titles()).toEqual([]);
});

test('a shop keeps 200, however many are saved at once', async () => {
  await sql`insert into saved_sections (title, type, section)
    select 'Saved ' || n, 'text', ${JSON.stringify(text('<p>Words</p>'))}::jsonb from generate_series(1, 198) n`.execute(
    database.db,
  );
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => save(`At once ${index}`, text('<p>Words</p>'))),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([201, 201, 409, 409, 409, 409]);
  expect(await list()).toHaveLength(200);
});

test('what this version cannot use stays in the list, to be deleted', async () => {
  await sql`insert into saved_sections (title, type, section) values
    ('Of a type that is gone', 'gone', ${JSON.stringify(section('gone'))}::jsonb),
    ('Of a version to come', 'text', ${JSON.stringify(section('text', { version: 99 }))}::jsonb),
    ('Damaged', 'text', '{}')`.execute(database.db);
  await save('Usable', text('<p>Words</p>'));
  const saved = await list();
  expect(saved.map(({ title, section: content, html }) => [title, content !== null, html !== ''])).toEqual([
    ['Usable', true, true],
    ['Damaged', false, false],
    ['Of a version to come', false, false],
    ['Of a type that is gone', false, false],
  ]);
  for (const { id } of saved) expect((await call('DELETE', `/saved-sections/${id}`)).statusCode).toBe(204);
});

test('a picture that a saved section shows is in use', async () => {
  const image = await createShopFixture(database.db).makeImage({ name: 'vase' });
  const { id } = (
    await save('With a vase', section('gallery-masonry', { items: [{ image }] }))
  ).json<SavedSectionName>();
  const { uses } = (await call('GET', `/images/${image}`)).json<MediaDetails>();
  expect(uses).toEqual([{ kind: 'section', id, title: 'With a vase', isDraft: false }]);
  const unused = async () =>
    (await call('GET', '/images?show=unused&limit=100')).json<MediaList>().items.map((one) => one.id);
  expect(await unused()).not.toContain(image);
  await call('DELETE', `/saved-sections/${id}`);
  expect(await unused()).toContain(image);
});
