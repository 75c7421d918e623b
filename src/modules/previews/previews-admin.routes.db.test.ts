import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { PreparedSections, Preview, PreviewLink } from '#domain/schemas/preview.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createPreviewLinks } from './preview-links.ts';

let database: TestDatabase;
let api: ApiFixture;
let admin: { id: number; token: string };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  admin = await makeStaff(database.db, 'admin');
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${admin.token}` };
  return api.app.inject({ method, url: `/api/admin/previews${path}`, headers, ...(payload && { payload }) });
}

const links = () =>
  createPreviewLinks({
    ...database,
    layers: { assertEditable: () => Promise.reject(new Error('Of no layer')) },
  });

test('a token for the frame lasts twelve hours, is stored hashed, and dies with its owner', async () => {
  const reply = await call('POST', '', { mode: 'edit' });
  expect(reply.statusCode).toBe(201);
  const { token, expiresAt, url, id } = reply.json<Preview>();
  const hours = (new Date(expiresAt).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12.01);
  expect([url, id]).toEqual([`/?vt-edit=${token}`, null]);
  expect(await links().open('edit', token)).toMatchObject({ scope: null });
  // The token opens what it was made for, and is no session.
  expect(await links().open('share', token)).toBeNull();
  const asSession = await api.get('/admin/previews', { authorization: `Bearer ${token}` });
  expect(asSession.statusCode).toBe(401);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from auth_tokens where encode(token_hash, 'base64') like ${`%${token}%`}) as found`.execute(
    database.db,
  );
  expect(rows[0]?.found).toBe(false);

  const other = await makeStaff(database.db, 'admin');
  const theirs = await links().create({ mode: 'edit' }, other.id);
  await database.db
    .updateTable('staff')
    .set({ disabled_at: new Date() })
    .where('id', '=', other.id)
    .execute();
  expect(await links().open('edit', theirs.token)).toBeNull();
});

test('a shared link is listed without its token, and can be ended', async () => {
  const made = (await call('POST', '', { mode: 'share', hours: 2, page: '/about?x=1' })).json<Preview>();
  expect(made.url).toBe(`/about?x=1&vt-preview=${made.token}`);
  const listed = await call('GET', '');
  expect(listed.body).not.toContain(made.token);
  expect(listed.json<PreviewLink[]>()[0]).toMatchObject({ id: made.id, page: '/about?x=1' });
  expect(await links().open('share', made.token)).toMatchObject({
    scope: { onlyPage: null, layer: null, at: null },
  });
  expect((await call('DELETE', `/${made.id}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/${made.id}`)).statusCode).toBe(404);
  expect(await links().open('share', made.token)).toBeNull();
});

test('an expired link opens nothing', async () => {
  const made = (await call('POST', '', { mode: 'share', hours: 1 })).json<Preview>();
  await database.db
    .updateTable('preview_links')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('id', '=', made.id ?? 0)
    .execute();
  expect(await links().open('share', made.token)).toBeNull();
});

test.each([
  { mode: 'edit', hours: 1 },
  { mode: 'share' },
  { mode: 'share', hours: 0 },
  { mode: 'share', hours: 10_000 },
  { mode: 'share', hours: 1, page: '//evil.example' },
  { mode: 'share', hours: 1, page: 'https://evil.example' },
  { mode: 'other' },
])('%o is refused', async (body) => {
  expect((await call('POST', '', body)).statusCode).toBe(422);
});

test.each(['', 'x', 'x'.repeat(43), "' or 1=1 --", '\0'])('the token %j opens nothing', async (token) => {
  expect(await links().open('edit', token)).toBeNull();
  expect(await links().open('share', token)).toBeNull();
});

test('sections that are being edited come back clean and with their data', async () => {
  const product = await createShopFixture(database.db).makeProduct({ title: 'Vase' });
  const section = (id: string, type: string, options: object) => ({
    id,
    type,
    version: 1,
    enable: true,
    hidden: true,
    options,
    items: [],
    styles: {},
  });
  const reply = await call('POST', '/sections', {
    path: '/about',
    sections: [
      section('a', 'product-widget-items', { productIds: [product.id, 999_999] }),
      section('b', 'text', { content: { html: '<p onclick="x()">Hi<script>1</script></p>' } }),
      section('c', 'no-such-type', {}),
    ],
  });
  expect(reply.statusCode).toBe(200);
  const { sections } = reply.json<PreparedSections>();
  expect(sections.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(sections[0]?.data).toMatchObject({ products: [{ id: product.id, title: 'Vase' }] });
  expect(sections[1]).toMatchObject({ options: { content: { html: '<p>Hi</p>' } } });
});
