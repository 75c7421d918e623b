import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { emptyProduct, emptyVariation, formOfProduct } from '#domain/product-form.ts';
import type { EditedProduct, ProductForm, VariationForm } from '#domain/schemas/product-form.schema.ts';
import { googleMerchant } from '#modules/feeds/google-merchant.ts';
import { offersOf } from '#modules/feeds/feed-offers.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createProductManagement, type ProductManagement } from './manage-products.ts';
import { readProducts } from './read-products.ts';
import { rewriteForms } from './rewrite-forms.ts';

let database: TestDatabase;
let shop: ShopFixture;
let management: ProductManagement;
let soap: EditedProduct;
let towel: EditedProduct;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  management = createProductManagement({ db: database.db });
});
beforeEach(async () => {
  await shop.clear();
  soap = await make('Soap', { stock: 10 });
  towel = await make('Towel', { stock: 9 });
});
afterAll(() => database.drop());

const formOf = (title: string, own: Partial<VariationForm>, rest: Partial<ProductForm> = {}): ProductForm => {
  const form = { ...emptyProduct(), title };
  return { ...form, variations: [{ ...emptyVariation(form), fullPrice: 4, ...own }], ...rest };
};
const make = (title: string, own: Partial<VariationForm>, rest: Partial<ProductForm> = {}) =>
  management.create(formOf(title, own, rest));
const idOf = ({ variations }: EditedProduct) => variations[0]?.id ?? 0;
const partsOf = (...parts: [EditedProduct, number][]) =>
  parts.map(([product, quantity]) => ({ variationId: idOf(product), quantity }));
const makeSet = () => make('Set', { stock: 500, parts: partsOf([soap, 1], [towel, 2]) });
const change = (product: EditedProduct, own: Partial<VariationForm>, rest: Partial<ProductForm> = {}) =>
  management.update(product.id, {
    ...formOfProduct(product),
    version: product.version,
    variations: product.variations.map((variation) => ({ ...variation, ...own })),
    ...rest,
  });
const refusalAt = (place: number, reason: string) => ({
  status: 422,
  children: {
    variations: {
      children: {
        0: {
          children: { parts: { children: { [place]: { children: { variationId: { errors: [reason] } } } } } },
        },
      },
    },
  },
});

test('a product is made of others, changed and made whole again', async () => {
  const set = await makeSet();
  expect(set.variations).toMatchObject([{ stock: 4, parts: partsOf([soap, 1], [towel, 2]) }]);
  const turned = await change(set, { parts: partsOf([towel, 3], [soap, 1]), stock: 99 });
  expect(turned.variations).toMatchObject([{ stock: 3, parts: partsOf([towel, 3], [soap, 1]) }]);
  const whole = await change(turned, { parts: [], stock: 7 });
  expect(whole.variations).toMatchObject([{ stock: 7, parts: [] }]);
});

test('visitors see what is in it, with links to what has a page, and Google that it is a bundle', async () => {
  const set = await makeSet();
  const [seen] = await readProducts(database.db, [set.id]);
  const parts = [
    { quantity: 1, title: 'Soap', slug: 'soap', variationId: idOf(soap) },
    { quantity: 2, title: 'Towel', slug: 'towel', variationId: idOf(towel) },
  ];
  expect(seen?.variations[0]?.parts).toEqual(parts);
  await change(soap, {}, { enabled: false });
  const [hidden] = await readProducts(database.db, [set.id, soap.id]);
  expect(hidden?.variations[0]?.parts?.[0]).toEqual({ ...parts[0], slug: null });
  const image = {
    id: 1,
    name: '',
    uri: '/a.jpg',
    alt: '',
    title: '',
    mime: 'image/jpeg',
    width: 1,
    height: 1,
  };
  const feedOf = (pieces: typeof parts) => {
    if (!seen) throw new Error('The set is shown');
    const variations = seen.variations.map((variation) => ({ ...variation, parts: pieces }));
    const offers = offersOf({ ...seen, images: [image], variations }, '', new Map());
    return offers.map((offer) => googleMerchant.offer(offer, 'EUR')).join('');
  };
  expect(feedOf(parts)).toContain('<g:is_bundle>yes</g:is_bundle>');
  expect(feedOf(parts.slice(1))).toContain('<g:multipack>2</g:multipack>');
  expect(feedOf(parts.slice(0, 1))).not.toMatch(/bundle|multipack/);
});

test('a copy of a bundle is one too', async () => {
  const copy = await management.duplicate((await makeSet()).id);
  expect(copy.variations).toMatchObject([{ stock: 4, parts: partsOf([soap, 1], [towel, 2]) }]);
});

test('what a bundle cannot hold is refused at its place', async () => {
  const set = await makeSet();
  const file = await make('File', {}, { fulfilment: 'download' });
  const holding = (...parts: [EditedProduct, number][]) => make('Other', { parts: partsOf(...parts) });
  await expect(holding([soap, 1], [set, 1])).rejects.toMatchObject(
    refusalAt(1, 'forms.errors.bundleInBundle'),
  );
  await expect(holding([file, 1])).rejects.toMatchObject(refusalAt(0, 'forms.errors.partUndelivered'));
  await expect(holding([soap, 1], [soap, 2])).rejects.toMatchObject(refusalAt(1, 'forms.errors.repeated'));
  await expect(make('Other', { parts: [{ variationId: 999_999, quantity: 1 }] })).rejects.toMatchObject(
    refusalAt(0, 'forms.errors.gone'),
  );
  await expect(change(set, { parts: partsOf([set, 1]) })).rejects.toMatchObject(
    refusalAt(0, 'forms.errors.bundleInBundle'),
  );
  await expect(
    make('Other', { parts: partsOf([soap, 1]) }, { fulfilment: 'gift_card' }),
  ).rejects.toMatchObject({ children: { fulfilment: { errors: ['forms.errors.bundleUndelivered'] } } });
});

test('what a bundle holds is not taken away from it, by a word that names the bundle', async () => {
  await makeSet();
  const named = 'forms.errors.partOfBundle {"title":"Set"}';
  await expect(management.remove(soap.id)).rejects.toMatchObject({ status: 409, message: named });
  await expect(change(soap, { id: null })).rejects.toMatchObject({
    children: { variations: { errors: [named] } },
  });
  await expect(change(soap, {}, { fulfilment: 'download' })).rejects.toMatchObject({
    children: { fulfilment: { errors: [named] } },
  });
  await expect(change(soap, { parts: partsOf([towel, 1]) })).rejects.toMatchObject({
    children: { variations: { children: { 0: { children: { parts: { errors: [named] } } } } } },
  });
});

test('a file that takes a part away leaves the bundle sold out, and says no more until somebody mends it', async () => {
  const set = await makeSet();
  await database.db.transaction().execute((trx) =>
    rewriteForms(trx, [soap.id], (_id, form) => ({
      ...form,
      variations: form.variations.map((variation) => ({ ...variation, id: null })),
    })),
  );
  const lost = await management.read(set.id);
  const parts = [{ variationId: null, quantity: 1 }, ...partsOf([towel, 2])];
  expect(lost.variations).toMatchObject([{ stock: 0, parts }]);
  // Files go on with it.
  await database.db
    .transaction()
    .execute((trx) => rewriteForms(trx, [set.id], (_id, form) => ({ ...form, title: 'The set' })));
  expect((await management.read(set.id)).variations).toMatchObject([{ stock: 0, parts }]);
  const renamed = await management.read(set.id);
  await expect(change(renamed, {})).rejects.toMatchObject(refusalAt(0, 'forms.errors.gone'));
  expect((await change(renamed, { parts: partsOf([towel, 2]) })).variations).toMatchObject([{ stock: 4 }]);
});

test('a pack of several pieces stands beside the single piece', async () => {
  const options: ProductForm['options'] = [
    {
      title: 'Pack',
      unit: null,
      type: 'string',
      view: 'button',
      values: ['One', 'Three'].map((title) => ({ title, color: null, imageId: null })),
    },
  ];
  const one = await management.create(formOf('Tea', { stock: 10, values: ['One'] }, { options }));
  const three = { ...one.variations[0], id: null, default: false, values: ['Three'], fullPrice: 10 };
  const [single] = one.variations;
  if (!single) throw new Error('A variation was made');
  const both = await management.update(one.id, {
    ...formOfProduct(one),
    version: one.version,
    variations: [single, { ...single, ...three, parts: partsOf([one, 3]) }],
  });
  expect(both.variations).toMatchObject([{ stock: 10 }, { stock: 3 }]);
});

test('the grid, a program and a change of many products leave the stock of a bundle as it is', async () => {
  const set = await makeSet();
  const variationId = idOf(set);
  const { results } = await management.changeCells([{ variationId, field: 'stock', value: 50, before: 4 }]);
  expect(results).toEqual([{ status: 'refused', value: 4, error: 'forms.errors.bundleStock' }]);
  await expect(management.adjustStock({ variationId, change: 5 })).rejects.toMatchObject({ status: 422 });
  await management.bulk({
    target: { ids: [set.id, soap.id] },
    changes: { stock: { kind: 'set', value: 2 } },
    dryRun: false,
  });
  expect((await management.read(set.id)).variations).toMatchObject([{ stock: 2 }]);
  expect((await management.read(soap.id)).variations).toMatchObject([{ stock: 2 }]);
  const { items } = await management.listGrid({ variations: [variationId] }, { offset: 0, limit: 10 });
  expect(items).toMatchObject([{ variationId, title: 'Set', isBundle: true }]);
});
