import { afterAll, beforeAll, expect, test } from 'vitest';

import type { SectionPreviews } from '#domain/schemas/section-preview.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let headers: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  headers = { authorization: `Bearer ${(await makeStaff(database.db, 'admin')).token}` };
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

async function read(query = ''): Promise<SectionPreviews> {
  const answer = await api.get(`/admin/section-previews${query}`, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('an empty shop sees every preset, with samples that are not given to be added', async () => {
  const { previews, css, typeCss } = await read();
  const presets = [...sectionDefinitions.values()].flatMap(({ type, presets: all }) =>
    all.map(({ name }) => `${type} ${name}`),
  );
  expect(previews.map(({ type, name }) => `${type} ${name}`)).toEqual(presets);
  expect(previews.filter(({ html }) => !html.includes('<section')).map(({ type }) => type)).toEqual([]);
  expect(previews.filter(({ html }) => html.includes('vt-section__hint')).map(({ type }) => type)).toEqual(
    [],
  );
  const of = (type: string) => previews.find((preview) => preview.type === type);
  expect(of('product-widget')?.html).toContain('Tall vase');
  expect(of('product-widget-items')?.options).not.toHaveProperty('productIds');
  expect(of('gallery')?.html).toContain('data:image/svg+xml');
  expect(of('gallery')?.items[0]).toEqual({ image: null });
  expect(JSON.stringify(previews.map(({ options, items }) => [options, items]))).not.toMatch(
    /data:|21474836/,
  );
  expect(css).toContain('--vt-color');
  expect(Object.keys(typeCss).sort()).toEqual([...sectionDefinitions.keys()].sort());
});

test('shows the shop’s own products and pictures, in its language', async () => {
  const shop = createShopFixture(database.db);
  const small = await shop.makeImage({ name: 'logo' });
  const photo = await shop.makeImage({ name: 'photo' });
  await database.db.updateTable('images').set({ width: 1200, height: 900 }).where('id', '=', photo).execute();
  await database.db.updateTable('images').set({ width: 64, height: 64 }).where('id', '=', small).execute();
  await shop.makeProduct({ slug: 'tall-vase', title: 'Tall vase of this shop' });
  await createContentFixture(database.db).setSettings('language', 'ru');
  api.invalidate(['settings', 'products', 'images']);
  const { previews, language } = await read();
  expect(language).toBe('ru');
  const of = (type: string) => previews.filter((preview) => preview.type === type);
  expect(of('text')[0]?.html).toContain('О нас');
  expect(of('text')[0]?.options).toMatchObject({ heading: { title: 'О нас' } });
  expect(of('gallery-masonry')[0]?.items).toMatchObject([{ image: photo }, { image: photo }, {}, {}, {}, {}]);
  expect(of('product-list')[0]?.html).toContain('Tall vase of this shop');
});

test('shows every example of a type, and none of an unknown one', async () => {
  const { previews } = await read('?of=examples&type=faq');
  expect(new Set(previews.map(({ type }) => type))).toEqual(new Set(['faq']));
  expect(previews.map(({ name }) => name)).toContain('typical');
  expect((await read('?of=examples&type=zzz')).previews).toEqual([]);
});

test('shows examples in the language that is asked for, whatever the shop speaks', async () => {
  const [english, russian] = await Promise.all(
    ['en', 'ru'].map((language) => read(`?of=examples&type=slider&language=${language}`)),
  );
  expect([english?.language, russian?.language]).toEqual(['en', 'ru']);
  expect(english?.previews[0]?.html).toContain('aria-roledescription="carousel"');
  expect(russian?.previews[0]?.html).toContain('aria-roledescription="карусель"');
  expect((await api.get('/admin/section-previews?language=de', headers)).statusCode).toBe(400);
});

test('draws what is tried out, and nothing of it that could run', async () => {
  const payload = {
    type: 'text',
    options: { content: { html: '<p>Tried</p><script>alert(1)</script><img src=x onerror=alert(2)>' } },
    items: [],
  };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/admin/section-previews',
    headers,
    payload,
  });
  const { previews } = answer.json<SectionPreviews>();
  expect(previews).toHaveLength(1);
  expect(previews[0]?.html).toContain('<p>Tried</p>');
  expect(previews[0]?.html).not.toMatch(/script|onerror/);
});
