import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { emptyValues } from '#domain/products/plain-column.ts';
import { productColumns, variationColumns } from '#domain/products/product.columns.ts';
import { AppError } from '#domain/errors.ts';
import {
  productFormSchema,
  type EditedProduct,
  type ProductForm,
} from '#domain/schemas/product-form.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createProductManagement, type ProductManagement } from './manage-products.ts';
import { createProductReader } from './product-reader.ts';

let database: TestDatabase;
let shop: ShopFixture;
let management: ProductManagement;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  management = createProductManagement({ db: database.db });
});
beforeEach(async () => {
  await shop.clear();
  await sql`delete from redirects`.execute(database.db);
});
afterAll(() => database.drop());

const variation: ProductForm['variations'][number] = {
  id: null,
  sku: '',
  imageId: null,
  fullPrice: 100,
  discountPrice: null,
  stock: null,
  default: false,
  ...emptyValues(variationColumns),
  values: [],
  parts: [],
};
const plain: ProductForm = {
  title: 'Teapot',
  slug: '',
  description: '',
  enabled: true,
  position: 0,
  ...emptyValues(productColumns),
  meta: {},
  imageIds: [],
  films: [],
  catalogIds: [],
  properties: [],
  options: [],
  variations: [variation],
};
const sized: ProductForm = {
  ...plain,
  options: [
    {
      title: 'Size',
      unit: 'ml',
      type: 'string',
      view: 'button',
      values: [
        { title: '300', color: null, imageId: null },
        { title: '500', color: null, imageId: null },
      ],
    },
  ],
  variations: [
    { ...variation, sku: 'A', values: ['300'], stock: 10 },
    { ...variation, sku: 'B', values: ['500'], stock: 0, fullPrice: 150, discountPrice: 120.5 },
  ],
};

function toForm({ id: _1, reviewCount: _2, createdAt: _3, updatedAt: _4, ...form }: EditedProduct) {
  return form;
}

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`Not refused: ${String(error)}`);
  return error;
}

const shown = (id: number) => createProductReader({ db: database.db }).findBySlugOrId(String(id));

describe('a product', () => {
  test('has a VAT code and a payment mode of its own in receipts, or those of the shop', async () => {
    const made = await management.create({ ...plain, vatCode: 3, paymentMode: 'full_payment' });
    expect(await management.read(made.id)).toMatchObject({ vatCode: 3, paymentMode: 'full_payment' });
    const cleared = await management.update(made.id, { ...toForm(made), vatCode: null, paymentMode: null });
    expect(cleared).toMatchObject({ vatCode: null, paymentMode: null });
    const { data, error } = productFormSchema.safeParse({ ...plain, vatCode: 13, paymentMode: 'credit' });
    expect(data).toBeUndefined();
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'forms.errors.vatCode',
      'forms.errors.paymentMode',
    ]);
    expect(await shown(made.id)).not.toHaveProperty('vatCode');
  });

  test('has films behind its pictures, which go with their pictures', async () => {
    const [poster, other] = [await shop.makeImage(), await shop.makeImage()];
    const film = { imageId: poster, url: 'https://youtu.be/dQw4w9WgXcQ' };
    const made = await management.create({ ...plain, imageIds: [other, poster], films: [film] });
    expect(made.films).toEqual([film]);
    expect((await shown(made.id))?.films).toEqual([film]);
    const moved = await management.update(made.id, { ...toForm(made), imageIds: [poster, other] });
    expect(moved.films).toEqual([film]);
    const without = await management.update(made.id, { ...toForm(moved), imageIds: [other] });
    expect(without.films).toEqual([]);
    expect(await shown(made.id)).not.toHaveProperty('films');
  });

  test('is created whole, and visitors find what was written', async () => {
    const [picture, tea] = [await shop.makeImage(), await shop.makeCatalog()];
    const made = await management.create({
      ...sized,
      description: '<p onclick="x()">Blue<script>1</script></p>',
      imageIds: [picture],
      catalogIds: [tea],
      properties: [
        { title: 'Material', value: 'Clay', unit: null },
        { title: 'Material', value: 'Glass', unit: null },
      ],
    });
    expect(made).toMatchObject({ slug: 'teapot', version: 1, description: '<p>Blue</p>' });
    expect(made.variations.map(({ default: isDefault }) => isDefault)).toEqual([true, false]);
    expect(await shown(made.id)).toMatchObject({
      images: [{ id: picture }],
      catalogs: [{ id: tea }],
      optionsTextValue: [{ value: 'Clay' }, { value: 'Glass' }],
      options: [{ title: 'Size', unit: 'ml', view: 'button', values: [{ title: '300' }, { title: '500' }] }],
      variations: [
        { sku: 'A', title: '300 ml', stock: 10 },
        { sku: 'B', title: '500 ml', fullPrice: 150, discountPrice: 120.5 },
      ],
    });
    expect(await checkInvariants(database.db)).toEqual([]);
  });

  test('saved as it was read stays as it is, with all ids', async () => {
    const made = await management.create(sized);
    const before = await shown(made.id);
    const saved = await management.update(made.id, toForm(made));
    expect(saved).toEqual({ ...made, version: 2, updatedAt: saved.updatedAt });
    expect(await shown(made.id)).toEqual(before);
  });

  test('drops what is no longer named and keeps ids of the rest', async () => {
    const made = await management.create(sized);
    const [small, large] = made.variations;
    if (!small || !large) throw new Error('Two variations were written');
    const saved = await management.update(made.id, {
      ...toForm(made),
      options: made.options.map((option) => ({ ...option, values: option.values.slice(1) })),
      variations: [
        { ...large, default: true },
        { ...variation, sku: 'C', values: ['500'] },
      ].slice(0, 1),
    });
    expect(saved.variations.map(({ id }) => id)).toEqual([large.id]);
    expect((await shown(made.id))?.options[0]?.values).toHaveLength(1);
  });

  test('may swap SKUs and the default between variations', async () => {
    const made = await management.create(sized);
    const saved = await management.update(made.id, {
      ...toForm(made),
      variations: made.variations.map((own) => ({
        ...own,
        sku: own.sku === 'A' ? 'B' : 'A',
        default: !own.default,
      })),
    });
    expect(saved.variations.map(({ sku, default: isDefault }) => [sku, isDefault])).toEqual([
      ['B', false],
      ['A', true],
    ]);
  });

  test('leaves a redirect at its old address and none in a circle', async () => {
    const made = await management.create(plain);
    const moved = await management.update(made.id, { ...toForm(made), slug: 'kettle' });
    await management.update(made.id, { ...toForm(moved), slug: 'teapot' });
    const rows = await database.db.selectFrom('redirects').select(['from_path', 'to_path']).execute();
    expect(rows).toEqual([{ from_path: '/products/kettle', to_path: '/products/teapot' }]);
  });

  test('stands where a redirect led away from, however that is written', async () => {
    const { makeRedirect } = createContentFixture(database.db);
    await makeRedirect('/products/kettle/', '/elsewhere');
    await makeRedirect('/products/kettle-two', '/elsewhere');
    await management.create({ ...plain, slug: 'kettle' });
    const rows = await database.db.selectFrom('redirects').select('from_path').execute();
    expect(rows).toEqual([{ from_path: '/products/kettle-two' }]);
  });

  test('of two who save the same version the second is told', async () => {
    const made = await management.create(plain);
    await management.update(made.id, { ...toForm(made), title: 'First' });
    const error = await failureOf(management.update(made.id, { ...toForm(made), title: 'Second' }));
    expect(error.status).toBe(409);
    expect((await management.read(made.id)).title).toBe('First');
  });

  test('is copied without address and SKUs, hidden, and each name free', async () => {
    const made = await management.create(sized);
    const copy = await management.duplicate(made.id);
    expect(copy).toMatchObject({ slug: 'teapot-2', enabled: false, title: 'Teapot' });
    expect(copy.variations.map(({ sku }) => sku)).toEqual(['', '']);
    expect((await management.duplicate(made.id)).slug).toBe('teapot-3');
  });

  test('is removed from shop, listing and search, and the order that bought it stays', async () => {
    const made = await management.create(plain);
    await management.remove(made.id);
    expect(await shown(made.id)).toBeNull();
    const left = await sql`select 1 from search_documents union all select 1 from product_listing`.execute(
      database.db,
    );
    expect(left.rows).toEqual([]);
    expect((await failureOf(management.remove(made.id))).status).toBe(404);
  });
});

describe('what cannot be stored is refused at its field', () => {
  const refusals: [string, Partial<ProductForm>, object][] = [
    ['an address of digits', { slug: '123' }, { slug: { errors: ['forms.errors.slugDigits'] } }],
    ['an address that is taken', { slug: 'taken' }, { slug: { errors: ['forms.errors.slugTaken'] } }],
    [
      'a film of no known host',
      { films: [{ imageId: 1, url: 'https://films.example/1' }] },
      { films: { children: { 0: { children: { url: { errors: ['forms.errors.film'] } } } } } },
    ],
    ['a picture that is gone', { imageIds: [999_999] }, { imageIds: { errors: ['forms.errors.gone'] } }],
    ['a catalog that is gone', { catalogIds: [999_999] }, { catalogIds: { errors: ['forms.errors.gone'] } }],
    [
      'an SKU that is taken',
      { variations: [{ ...variation, sku: 'TAKEN' }] },
      { variations: { children: { 0: { children: { sku: { errors: ['forms.errors.skuTaken'] } } } } } },
    ],
    [
      'a discount above the price',
      { variations: [{ ...variation, discountPrice: 100 }] },
      {
        variations: {
          children: { 0: { children: { discountPrice: { errors: ['forms.errors.discount'] } } } },
        },
      },
    ],
    [
      'a discount to nothing',
      { variations: [{ ...variation, discountPrice: 0 }] },
      {
        variations: {
          children: { 0: { children: { discountPrice: { errors: ['forms.errors.discount'] } } } },
        },
      },
    ],
    [
      'two variations alike',
      {
        ...sized,
        variations: [
          { ...variation, values: ['300'] },
          { ...variation, values: ['300'] },
        ],
      },
      { variations: { children: { 1: { children: { values: { errors: ['forms.errors.repeated'] } } } } } },
    ],
    [
      'a value that no option has',
      { ...sized, variations: [{ ...variation, values: ['700'] }] },
      { variations: { children: { 0: { children: { values: { errors: ['forms.errors.choose'] } } } } } },
    ],
  ];
  test.each(refusals)('%s', async (_what, change, children) => {
    await management.create({ ...plain, slug: 'taken', variations: [{ ...variation, sku: 'TAKEN' }] });
    const error = await failureOf(management.create({ ...plain, ...change }));
    expect(error.status).toBe(422);
    expect(error.children).toEqual(children);
  });

  test('a variation of another product', async () => {
    const other = await management.create(plain);
    const made = await management.create({ ...plain, title: 'Cup' });
    const error = await failureOf(
      management.update(made.id, { ...toForm(made), variations: other.variations }),
    );
    expect(error.status).toBe(422);
    expect((await management.read(other.id)).variations).toEqual(other.variations);
  });
});

describe('stock', () => {
  test('that a buyer takes while a form is open stays taken', async () => {
    const made = await management.create(sized);
    await sql`update variations set stock = stock - 3 where sku = 'A'`.execute(database.db);
    const form = toForm(made);
    const untouched = await management.update(made.id, {
      ...form,
      variations: form.variations.map((own) => ({ ...own, stockBefore: own.stock })),
    });
    expect(untouched.variations[0]?.stock).toBe(7);
    const added = await management.update(made.id, {
      ...form,
      version: 2,
      // The form still shows 10; the owner makes it 15.
      variations: form.variations.map((own) => ({
        ...own,
        stockBefore: own.stock,
        stock: own.sku === 'A' ? 15 : own.stock,
      })),
    });
    expect(added.variations[0]?.stock).toBe(12);
  });

  test('is booked relatively and never falls below zero', async () => {
    const made = await management.create(sized);
    const variationId = made.variations[0]?.id ?? 0;
    expect(await management.adjustStock({ variationId, change: 5 })).toEqual({ stock: 15 });
    expect(await management.adjustStock({ variationId, change: -99 })).toEqual({ stock: 0 });
    const unlimited = await management.create({ ...plain, title: 'Cup' });
    const error = await failureOf(
      management.adjustStock({ variationId: unlimited.variations[0]?.id ?? 0, change: 1 }),
    );
    expect(error.status).toBe(422);
  });

  test('changed by the staff and by buyers at once adds up', async () => {
    const made = await management.create(sized);
    const variationId = made.variations[0]?.id ?? 0;
    await management.adjustStock({ variationId, change: 990 });
    const buy = () =>
      sql`update variations set stock = stock - 1 where id = ${variationId} and stock >= 1`.execute(
        database.db,
      );
    const cell = async () => {
      const { items } = await management.listGrid({ ids: [made.id] }, { offset: 0, limit: 10 });
      const before = items[0]?.stock ?? 0;
      await management.changeCells([{ variationId, field: 'stock', value: before + 2, before }]);
    };
    const save = async () => {
      const read = await management.read(made.id);
      const variations = read.variations.map((own) => ({
        ...own,
        stockBefore: own.stock,
        stock: own.stock === null ? null : own.stock + 1,
      }));
      // Another save may have come first.
      return management.update(made.id, { ...toForm(read), variations }).then(
        () => true,
        () => false,
      );
    };
    const work = Array.from({ length: 60 }, (_, index) =>
      index % 3 === 0 ? buy() : index % 3 === 1 ? cell() : management.adjustStock({ variationId, change: 3 }),
    );
    const [saved] = await Promise.all([save(), ...work]);
    const after = (await management.read(made.id)).variations.map(({ stock }) => stock);
    expect(after[0]).toBe(1000 - 20 + 40 + 60 + (saved ? 1 : 0));
    expect(await checkInvariants(database.db)).toEqual([]);
  });
});

describe('in bulk', () => {
  test('prices, discounts, stocks, catalogs and visibility change for a filter, after a count', async () => {
    const [tea, cups] = [await shop.makeCatalog(), await shop.makeCatalog()];
    await management.create({ ...sized, catalogIds: [tea] });
    await management.create({ ...plain, title: 'Cup', catalogIds: [cups] });
    const request = {
      target: { filter: { catalog: tea } },
      changes: {
        price: { kind: 'percent' as const, value: 10, rounding: 'whole' as const },
        stock: { kind: 'add' as const, value: 4 },
        addCatalogs: [cups],
        removeCatalogs: [tea],
      },
    };
    const counted = await management.bulk({ ...request, dryRun: true });
    expect(counted).toEqual({ products: 1, variations: 2, discountsRemoved: 0 });
    expect(
      (await management.list({ filter: { catalog: tea }, sort: 'title', offset: 0, limit: 10 })).total,
    ).toBe(1);
    expect(await management.bulk({ ...request, dryRun: false })).toEqual(counted);
    const { items, total } = await management.list({
      filter: { catalog: cups },
      sort: 'title',
      offset: 0,
      limit: 10,
    });
    expect(total).toBe(2);
    const teapot = await management.read(items[1]?.id ?? 0);
    expect(teapot.variations).toMatchObject([
      { fullPrice: 110, discountPrice: null, stock: 14 },
      { fullPrice: 165, discountPrice: 133, stock: 4 },
    ]);
    expect(teapot.version).toBe(2);
    expect(await checkInvariants(database.db)).toEqual([]);
  });

  test('a discount that would leave nothing of the price is not set, and is counted', async () => {
    const made = await management.create(sized);
    const request = {
      target: { ids: [made.id] },
      changes: { discount: { kind: 'amount' as const, value: 120, rounding: 'cent' as const } },
    };
    const counted = await management.bulk({ ...request, dryRun: true });
    expect(counted).toEqual({ products: 1, variations: 1, discountsRemoved: 1 });
    expect(await management.bulk({ ...request, dryRun: false })).toEqual(counted);
    expect((await management.read(made.id)).variations).toMatchObject([
      { fullPrice: 100, discountPrice: null },
      { fullPrice: 150, discountPrice: 30 },
    ]);
  });

  test('hiding takes products out of listing and search', async () => {
    const made = await management.create(plain);
    await management.bulk({ target: { ids: [made.id] }, changes: { enabled: false }, dryRun: false });
    expect(await shown(made.id)).toBeNull();
    const { rows } =
      await sql`select 1 from product_listing union all select 1 from search_documents`.execute(database.db);
    expect(rows).toEqual([]);
  });
});

describe('cells', () => {
  test('are saved, refused and in conflict each by itself', async () => {
    const made = await management.create(sized);
    const [small, large] = made.variations.map(({ id }) => id ?? 0);
    if (!small || !large) throw new Error('Two variations were written');
    const { results } = await management.changeCells([
      { variationId: small, field: 'fullPrice', value: 90.5, before: 100 },
      { variationId: large, field: 'sku', value: 'A', before: 'B' },
      { variationId: large, field: 'fullPrice', value: 200, before: 149 },
      { variationId: large, field: 'discountPrice', value: 150, before: 120.5 },
      { variationId: large, field: 'discountPrice', value: 0, before: 120.5 },
      { variationId: small, field: 'title', value: 'Pot', before: 'Teapot' },
      { variationId: 999_999, field: 'stock', value: 1, before: 1 },
      { variationId: small, field: 'weight', value: 'heavy', before: null },
    ]);
    expect(results.map(({ status, error }) => [status, error])).toEqual([
      ['saved', undefined],
      ['refused', 'forms.errors.skuTaken'],
      ['conflict', undefined],
      ['refused', 'forms.errors.discount'],
      ['refused', 'forms.errors.discount'],
      ['saved', undefined],
      ['refused', 'forms.errors.gone'],
      ['refused', 'forms.errors.number'],
    ]);
    expect(await management.read(made.id)).toMatchObject({ title: 'Pot', version: 2 });
    expect(await shown(made.id)).toMatchObject({ title: 'Pot', price: 90.5, discount: null });
  });

  test('are written together, each variation once, so that the shop is told of low stocks by one mail', async () => {
    const made = await management.create({
      ...sized,
      variations: sized.variations.map((one) => ({ ...one, stock: 10 })),
    });
    const [small, large] = made.variations.map(({ id }) => id ?? 0);
    if (!small || !large) throw new Error('Two variations were written');
    await sql`delete from outbox`.execute(database.db);
    await sql`update shop_letters set daily = false`.execute(database.db);
    await management.changeCells([
      { variationId: small, field: 'stock', value: 7, before: 10 },
      { variationId: small, field: 'stock', value: 2, before: 7 },
      { variationId: small, field: 'sku', value: 'C', before: 'A' },
      { variationId: large, field: 'stock', value: 1, before: 10 },
      { variationId: large, field: 'enabled', value: false, before: true },
      { variationId: large, field: 'title', value: 'Pot', before: 'Teapot' },
    ]);
    expect(await management.read(made.id)).toMatchObject({
      title: 'Pot',
      enabled: false,
      version: 2,
      variations: [
        { sku: 'C', stock: 2 },
        { sku: 'B', stock: 1 },
      ],
    });
    const mails = await database.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail.shop-low-stock')
      .execute();
    expect(mails).toEqual([{ payload: { variationIds: [small, large] } }]);
  });
});

test('the list finds by words, SKU, state and stock, and sorts', async () => {
  await management.create(sized);
  const cup = await management.create({
    ...plain,
    title: 'Cup 100%',
    enabled: false,
    variations: [{ ...variation, fullPrice: 5, barcode: '4006381333931' }],
  });
  const list = async (filter: object, sort: 'title' | '-price' | 'stock' = 'title') =>
    (await management.list({ filter, sort, offset: 0, limit: 10 })).items.map(({ title }) => title);
  expect(await list({})).toEqual(['Cup 100%', 'Teapot']);
  expect(await list({}, '-price')).toEqual(['Teapot', 'Cup 100%']);
  expect(await list({}, 'stock')).toEqual(['Teapot', 'Cup 100%']);
  expect(await list({ q: '100%' })).toEqual(['Cup 100%']);
  expect(await list({ q: '0_%' })).toEqual([]);
  expect(await list({ q: 'b tea' })).toEqual(['Teapot']);
  // As a scanner types it: whole.
  expect(await list({ q: '4006381333931' })).toEqual(['Cup 100%']);
  expect(await list({ q: '400638133' })).toEqual([]);
  expect(await list({ q: String(cup.id) })).toContain('Cup 100%');
  expect(await list({ state: 'disabled' })).toEqual(['Cup 100%']);
  expect(await list({ stock: 'out' })).toEqual(['Teapot']);
  expect(await list({ stock: 'low' })).toEqual([]);
  expect(await list({ catalog: 0 })).toHaveLength(2);
});
