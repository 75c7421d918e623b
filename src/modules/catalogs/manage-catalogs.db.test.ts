import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { CatalogForm } from '#domain/schemas/manage-catalogs.schema.ts';
import { createAppendEdits } from '#modules/drafts/append-edits.ts';
import { createFacetManagement } from '#modules/facets/manage-facets.ts';
import { createProductReader } from '#modules/products/product-reader.ts';
import { createDocumentEditing } from '#modules/publishing/document-editing.ts';
import { storeOf } from '#modules/publishing/document-stores.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createCatalogManagement, type CatalogManagement } from './manage-catalogs.ts';
import { createCatalogTree } from './catalog-tree.ts';

let database: TestDatabase;
let shop: ShopFixture;
let management: CatalogManagement;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  management = createCatalogManagement({ db: database.db });
  staffId = (await makeStaff(database.db, 'admin')).id;
});
beforeEach(() => shop.clear());
afterAll(() => database.drop());

const form: CatalogForm = {
  title: 'Tea',
  slug: '',
  parentId: null,
  imageId: null,
  description: '',
  sortCriteria: 'title',
  enabled: true,
};
const make = (change: Partial<CatalogForm> = {}) => management.create({ ...form, ...change }, staffId);
const shownIds = async (catalogId: number) =>
  (await createProductReader({ db: database.db }).listByCatalog(catalogId)).map(({ id }) => id);
const toForm = ({
  id: _1,
  position: _2,
  image: _3,
  productCount: _4,
  isShown: _5,
  ...rest
}: Awaited<ReturnType<typeof make>>) => rest;

test('a catalog is made with its page and found by visitors', async () => {
  const made = await make({ description: '<p>Hot<script>x</script></p>' });
  expect(made).toMatchObject({ slug: 'tea', description: '<p>Hot</p>', isShown: true, productCount: 0 });
  const seen = await createCatalogTree({ db: database.db }).findBySlugOrId('tea');
  expect(seen).toMatchObject({ id: made.id, title: 'Tea' });
  expect((await make()).slug).toBe('tea-2');
  await expect(make({ slug: 'tea' })).rejects.toMatchObject({ status: 422, children: { slug: {} } });
});

test('moving goes between sisters and never below itself, whoever moves at the same time', async () => {
  const [a, b, c] = [await make({ title: 'A' }), await make({ title: 'B' }), await make({ title: 'C' })];
  const order = await management.move(c.id, { parentId: null, before: a.id });
  expect(order.map(({ title }) => title)).toEqual(['C', 'A', 'B']);
  await management.move(b.id, { parentId: a.id, before: null });
  await expect(management.move(a.id, { parentId: b.id, before: null })).rejects.toMatchObject({
    status: 422,
  });
  await expect(management.update(a.id, { ...toForm(a), parentId: a.id }, staffId)).rejects.toMatchObject({
    status: 422,
  });
  const crossing = await Promise.allSettled([
    management.move(a.id, { parentId: c.id, before: null }),
    management.move(c.id, { parentId: a.id, before: null }),
  ]);
  expect(crossing.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('products follow their catalog: listed where it goes, gone while it is hidden', async () => {
  const [tea, green] = [await make(), await make({ title: 'Green' })];
  const product = await shop.makeProduct({ catalogs: [green.id] });
  expect(await shownIds(tea.id)).toEqual([]);
  await management.move(green.id, { parentId: tea.id, before: null });
  expect(await shownIds(tea.id)).toEqual([product.id]);
  await management.update(tea.id, { ...toForm(tea), enabled: false }, staffId);
  expect(await shownIds(green.id)).toEqual([]);
  expect((await management.read(green.id)).isShown).toBe(false);
  await management.update(tea.id, { ...toForm(tea), title: 'Teas', version: 2 }, staffId);
  expect(await shownIds(tea.id)).toEqual([product.id]);
});

test('a new address leads on from the old one', async () => {
  const tea = await make();
  await management.update(tea.id, { ...toForm(tea), slug: 'teas' }, staffId);
  const redirects = await database.db.selectFrom('redirects').select(['from_path', 'to_path']).execute();
  expect(redirects).toContainEqual({ from_path: '/catalogs/tea', to_path: '/catalogs/teas' });
});

test('a new title goes into an open draft as an edit, so that whoever edits the page follows', async () => {
  const [{ db }, definitions] = [database, sectionDefinitions];
  const editing = createDocumentEditing({ db, definitions, log: { error: () => undefined } });
  const append = createAppendEdits({ db, storeOf: (wanted) => storeOf(wanted, { definitions }) });
  const { id, ...tea } = await make();
  const key = `page:${id}` as const;
  const clientId = crypto.randomUUID();
  const send = (baseRevision: number, value: string) => {
    const changes = [{ path: ['meta', 'title'], value }];
    const edits = [{ id: crypto.randomUUID(), intent: { type: 'page.update' as const, changes } }];
    return append(key, { baseRevision, clientId, edits }, staffId);
  };
  await editing.readDraft(key);
  await management.update(id, { ...toForm({ id, ...tea }), title: 'Teas' }, staffId);
  expect(await editing.readDraft(key)).toMatchObject({
    revision: 1,
    isChanged: false,
    document: { title: 'Teas' },
  });
  // A tab that has not heard of it yet: its own edit is kept, and it is told of the title.
  expect(await send(0, 'Fine teas')).toMatchObject({
    revision: 2,
    results: [{ status: 'applied' }],
    others: [{ revision: 1, intent: { changes: [{ path: ['title'], value: 'Teas' }] } }],
  });
  await management.update(id, { ...toForm({ id, ...tea }), title: 'All teas', version: 2 }, staffId);
  expect(await editing.readDraft(key)).toMatchObject({
    revision: 3,
    isChanged: true,
    document: { title: 'All teas', meta: { title: 'Fine teas' } },
  });
});

test('who saves over what somebody else has changed is told', async () => {
  const [tea, cups] = [await make(), await make({ title: 'Cups' })];
  await management.update(tea.id, { ...toForm(tea), enabled: false }, staffId);
  const late = management.update(tea.id, { ...toForm(tea), title: 'Teas' }, staffId);
  await expect(late).rejects.toMatchObject({ status: 409, data: { version: 2 } });
  expect(await management.read(tea.id)).toMatchObject({ title: 'Tea', enabled: false });
  await management.move(tea.id, { parentId: null, before: null });
  expect((await management.read(tea.id)).version).toBe(2);
  await management.move(tea.id, { parentId: cups.id, before: null });
  expect((await management.read(tea.id)).version).toBe(3);
});

test('is removed only when nothing lies below it, and its products stay', async () => {
  const [tea, green] = [await make(), await make({ title: 'Green' })];
  await management.move(green.id, { parentId: tea.id, before: null });
  const product = await shop.makeProduct({ catalogs: [green.id] });
  await expect(management.remove(tea.id)).rejects.toMatchObject({ status: 409 });
  await management.remove(green.id);
  await management.remove(tea.id);
  expect(await management.list()).toEqual([]);
  expect((await createProductReader({ db: database.db }).findByIds([product.id]))[0]?.catalogs).toEqual([]);
  await expect(management.remove(tea.id)).rejects.toMatchObject({ status: 404 });
});

test('featured products stand in the order that the owner gives them', async () => {
  const tea = await make({ sortCriteria: 'custom' });
  const ids: number[] = [];
  for (let index = 0; index < 4; index++) ids.push((await shop.makeProduct({ catalogs: [tea.id] })).id);
  const [a, b, c, d] = ids;
  if (!a || !b || !c || !d) throw new Error('Four products were made');
  await management.moveFeatured(tea.id, { productId: d, before: a });
  await management.moveFeatured(tea.id, { productId: a, before: null });
  const { items, total } = await management.listFeatured(tea.id, { offset: 0, limit: 10 });
  expect([total, items.map(({ id }) => id)]).toEqual([4, [d, b, c, a]]);
  expect(await shownIds(tea.id)).toEqual([d, b, c, a]);
  await expect(management.moveFeatured(tea.id, { productId: 999_999, before: null })).rejects.toMatchObject({
    status: 404,
  });
});

test('a property is renamed everywhere, merged on demand, and removed only when unused', async () => {
  const facets = createFacetManagement({ db: database.db });
  const product = await shop.makeProduct({ properties: { Colour: ['Red', 'red'], Color: 'Red' } });
  const find = async (title: string) => {
    const facet = (await facets.list()).find((one) => one.title === title);
    if (!facet) throw new Error(`No ${title}`);
    return facet;
  };
  const colour = await find('Colour');
  expect(colour.values.map(({ value, productCount }) => [value, productCount])).toEqual([
    ['red', 1],
    ['Red', 1],
  ]);
  const wrong = colour.values.find(({ value }) => value === 'red')?.id ?? 0;
  const change = { value: 'Red', color: '#ff0000', merge: false, version: 1 };
  await expect(facets.updateValue(wrong, change)).rejects.toMatchObject({ status: 409 });
  await facets.updateValue(wrong, { ...change, merge: true });
  await expect(
    facets.update(colour.id, { title: 'Color', unit: null, merge: false, version: 1 }),
  ).rejects.toMatchObject({
    status: 409,
  });
  await facets.update(colour.id, { title: 'Color', unit: null, merge: true, version: 1 });
  const merged = await find('Color');
  expect(merged.values).toMatchObject([{ value: 'Red', productCount: 1 }]);
  await expect(facets.remove(merged.id)).rejects.toMatchObject({ status: 409 });
  const renaming = { title: 'Tone', unit: null, merge: false, version: 1 };
  await facets.update(merged.id, renaming);
  await expect(facets.update(merged.id, { ...renaming, title: 'Hue' })).rejects.toMatchObject({
    status: 409,
    data: { version: 2 },
  });
  const [seen] = await createProductReader({ db: database.db }).findByIds([product.id]);
  expect(seen?.optionsTextValue).toEqual([{ title: 'Tone', value: 'Red' }]);
});
