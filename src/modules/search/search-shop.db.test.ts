import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { searchResultSchema } from '#domain/schemas/search.schema.ts';
import { createCatalogTree } from '#modules/catalogs/catalog-tree.ts';
import { rebuildSearchTerms, refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';
import { createProductReader, type ProductReader } from '#modules/products/product-reader.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createShopSearch, type ShopSearch } from './search-shop.ts';

let database: TestDatabase;
let shop: ShopFixture;
let search: ShopSearch;
let products: ProductReader;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
});
beforeEach(async () => {
  await shop.clear();
  const { db } = database;
  products = createProductReader({ db });
  search = createShopSearch({
    db,
    products,
    catalogs: createCatalogTree({ db }),
  });
});
afterAll(() => database.drop());

async function refresh() {
  for (const kind of ['product', 'catalog', 'page', 'article'] as const)
    await refreshSearch(database.db, kind, 'all');
  search.invalidate(['*']);
}

async function makeTitled(...titles: string[]) {
  for (const title of titles) await shop.makeProduct({ title });
  await refresh();
}

const find = async (q: string) => (await search.search({ q })).results.map(({ title }) => title);

describe('words', () => {
  test.each([
    ['чайник', 'Заварочные чайники'],
    ['чайниками', 'Чайник заварочный'],
    ['cups', 'Porcelain cup'],
    ['cup', 'Three cups'],
    ['елка', 'Ёлка новогодняя'],
    ['ёлка', 'Елка новогодняя'],
    ['ЗЕЛЁНЫЙ', 'зеленый чай'],
    ['ابريق', 'إبريق الشاي'],
    ['مزهريه', 'مَزهَريّة الدمعة'],
    ['مزهرية', 'المزهريات'],
    ['المزهرية', 'مزهرية البرعم'],
    ['شاى', 'إبريق شـــاي'],
    ['مزه', 'مزهرية'],
  ])('%s finds %s', async (q, title) => {
    await makeTitled(title, 'Something else');
    expect(await find(q)).toEqual([title]);
  });

  test('all must be there, stop words need not', async () => {
    await makeTitled('Чай чёрный', 'Чай зелёный', 'Кофе чёрный');
    expect(await find('чёрный чай')).toEqual(['Чай чёрный']);
    expect(await find('чай и чёрный')).toEqual(['Чай чёрный']);
  });

  test('the last may be unfinished, but a short one is not everything that begins like its stem', async () => {
    await makeTitled('Чайник', 'Чай', 'Чашка', 'Часы', 'Italian cup', 'Hoping');
    expect(await find('чай')).toEqual(['Чай', 'Чайник']);
    expect(await find('чаш')).toEqual(['Чашка']);
    expect(await find('it')).toEqual(['Italian cup']);
    expect(await find('hopin')).toEqual(['Hoping']);
  });

  test('a single letter is a word, or begins one that is known; article numbers that it begins do not count', async () => {
    await shop.makeProduct({ title: 'Cup', variations: [{ fullPrice: 100, sku: 'L-1' }] });
    await makeTitled('Lamp', 'Vase L', 'Bowl');
    expect((await find('l')).toSorted()).toEqual(['Lamp', 'Vase L']);
    expect(await find('vase l')).toEqual(['Vase L']);
    expect(await find('l-')).toContain('Cup');
  });

  test('operators and odd characters are only characters', async () => {
    await makeTitled("O'Neill tea");
    expect(await find("o'neill")).toEqual(["O'Neill tea"]);
    for (const q of [
      "'",
      '\\',
      ':*',
      '&',
      '!tea',
      "tea' | 'x",
      '((',
      '%',
      '\0',
      '\uD83D',
      '😀',
      '<->',
      'a:b:c',
    ]) {
      searchResultSchema.parse(await search.search({ q }));
    }
    expect(await find('')).toEqual([]);
  });

  test('title counts more than property, property more than description', async () => {
    await shop.makeProduct({ title: 'A', description: '<p class="clay">Made of clay</p>' });
    await shop.makeProduct({ title: 'B', properties: { Material: 'Clay' } });
    await shop.makeProduct({ title: 'Clay' });
    await refresh();
    expect(await find('clay')).toEqual(['Clay', 'B', 'A']);
    expect(await find('class')).toEqual([]);
  });
});

test('option values are found', async () => {
  await shop.makeProduct({ title: 'Cup', options: [{ title: 'Color', values: ['Бирюзовый'] }] });
  await refresh();
  expect(await find('бирюзовая')).toEqual(['Cup']);
});

test('a SKU is found whole, first of all, and by its beginning [R408]', async () => {
  await shop.makeProduct({ title: 'AB-12 in the title' });
  await shop.makeProduct({ title: 'Exact', variations: [{ sku: 'x-1' }, { sku: 'AB-12' }] });
  await shop.makeProduct({ title: 'Longer', variations: [{ sku: "AB-123/4'5\\6" }] });
  await refresh();
  expect((await find('ab-12'))[0]).toBe('Exact');
  expect(await find('AB-12')).toHaveLength(3);
  expect(await find('AB-123/4')).toEqual(['Longer']);
  expect(await find("ab-123/4'5\\6")).toEqual(['Longer']);
  expect(await find('фи-123')).toEqual(['Longer']);
});

test('a barcode is found as it is scanned', async () => {
  await shop.makeProduct({ title: 'Mug', variations: [{ barcode: '4006381333931' }] });
  await shop.makeProduct({ title: 'Mug 4006' });
  await refresh();
  expect(await find('4006381333931')).toEqual(['Mug']);
});

describe('what finds nothing is tried', () => {
  test.each([
    ['xfqybr', 'Чайник', 'чайник'],
    ['еузще', 'Tepot', 'tepot'],
    ['чайнек', 'Чайник', 'чайник'],
    ['чйаник', 'Чайник', 'чайник'],
    ['айник', 'Чайник', 'чайник'],
    ['чайниик', 'Чайник', 'чайник'],
    ['kettel', 'Kettle', 'kettle'],
    ['чаник', 'Чайник', 'чайник'],
  ])('%s as %s', async (q, title, corrected) => {
    await makeTitled(title, 'Кружка');
    const result = await search.search({ q });
    expect(result).toMatchObject({ totalResultCount: 1, corrected, results: [{ title }] });
  });

  test('word by word, known words stay', async () => {
    await makeTitled('Зелёный чайник', 'Синий чайник');
    expect(await search.search({ q: 'синйи чайнек' })).toMatchObject({
      corrected: 'синий чайник',
      totalResultCount: 1,
    });
  });

  test('but two mistakes in a word are one too many', async () => {
    await makeTitled('Чайник');
    expect(await search.search({ q: 'чуйнек' })).toEqual({ results: [], totalResultCount: 0 });
  });
});

describe('results', () => {
  test('are products, then catalogs, articles and pages, each with its address [R407]', async () => {
    await shop.makePage({ title: 'Tea page', slug: 'tea-page' });
    const categoryId = await shop.makeCategory({ slug: 'blog' });
    await shop.makeArticle({ title: 'Tea article', slug: 'tea-article', categoryId });
    await shop.makeCatalog({ title: 'Tea', slug: 'чай' });
    await shop.makeProduct({
      title: 'Tea',
      slug: 'tea',
      variations: [{ fullPrice: 20_000, discountPrice: 15_000 }],
      imageIds: [await shop.makeImage()],
    });
    await refresh();
    const result = await search.search({ q: 'tea' });
    expect(searchResultSchema.parse(result)).toMatchObject({
      totalResultCount: 4,
      results: [
        { type: 'product', url: '/products/tea', price: 150, fullPrice: 200, image: { width: 800 } },
        { type: 'catalog', url: '/catalogs/%D1%87%D0%B0%D0%B9' },
        { type: 'article', url: '/blog/tea-article' },
        { type: 'page', url: '/tea-page' },
      ],
    });
  });

  test('come in parts with the whole count', async () => {
    await makeTitled(...Array.from({ length: 12 }, (_, number) => `Tea ${number + 10}`));
    expect((await search.search({ q: 'tea', offset: 10, limit: 5 })).results).toHaveLength(2);
    expect(await search.search({ q: 'tea', limit: 1 })).toMatchObject({ totalResultCount: 12 });
    expect((await search.suggest('te')).results).toHaveLength(8);
    expect(await search.search({ q: 'tea', offset: 99 })).toMatchObject({
      results: [],
      totalResultCount: 12,
    });
  });

  test('have the text of shown sections', async () => {
    const section = (title: string, rest = {}) => ({
      type: 'text',
      options: { title, layout: 'wide' },
      ...rest,
    });
    await shop.makePage({
      title: 'About',
      sections: {
        a: section('Our <b>porcelain</b> workshop', { name: 'Secret opening' }),
        b: section('Secret things', { enable: false }),
        c: section('Hidden things', { hidden: true }),
      },
    });
    await refresh();
    expect(await find('porcelain')).toEqual(['About']);
    for (const q of ['secret', 'hidden', 'wide']) expect(await find(q)).toEqual([]);
  });

  test('have nothing that is not shown', async () => {
    const hidden = await shop.makeCatalog({ title: 'Tea', enabled: false });
    await shop.makeCatalog({ title: 'Tea', parentId: hidden });
    await shop.makePage({ title: 'Tea', enabled: false });
    await shop.makeArticle({ title: 'Tea', publishedAt: new Date(Date.now() + 60_000) });
    const { id } = await shop.makeProduct({ title: 'Tea', enabled: false });
    await refresh();
    expect(await find('tea')).toEqual([]);
    await sql`update products set enabled = true`.execute(database.db);
    await refreshSearch(database.db, 'product', [id]);
    search.invalidate(['search']);
    expect(await find('tea')).toEqual(['Tea']);
    await sql`delete from products`.execute(database.db);
    await refresh();
    expect(await find('tea')).toEqual([]);
  });
});

test('a stock or a price drops no answer, and is shown at once', async () => {
  const { id } = await shop.makeProduct({ title: 'Tea', variations: [{ fullPrice: 500 }] });
  await refresh();
  const readPrice = async () =>
    (await search.search({ q: 'tea' })).results.map((item) => 'price' in item && item.price);
  expect(await readPrice()).toEqual([5]);
  const readDocument = async () => {
    const { rows } = await sql<{ xmin: string }>`select xmin::text from search_documents`.execute(
      database.db,
    );
    return rows.map(({ xmin }) => xmin);
  };
  const before = await readDocument();
  await sql`update variations set full_price = 700 where product_id = ${id}`.execute(database.db);
  await refreshSearch(database.db, 'product', [id]);
  expect(await readDocument()).toEqual(before);
  await sql`delete from search_documents`.execute(database.db);
  products.invalidate([`product:${id}`]);
  search.invalidate([`product:${id}`]);
  expect(await readPrice()).toEqual([7]);
  search.invalidate(['search']);
  expect(await readPrice()).toEqual([]);
});

test('terms are counted anew from titles and values', async () => {
  const terms = async () => {
    const { rows } = await sql<{ term: string; uses: number }>`
      select term, uses from search_terms order by term collate "C"`.execute(database.db);
    return Object.fromEntries(rows.map(({ term, uses }) => [term, uses]));
  };
  const { id } = await shop.makeProduct({ title: 'Old', properties: { Kind: 'Ёлочный' } });
  await refresh();
  await sql`update products set title = 'Blue tea'`.execute(database.db);
  await shop.makeProduct({ title: 'Green tea' });
  await refresh();
  expect(Object.keys(await terms())).toEqual(['blue', 'green', 'old', 'tea', 'елочный']);
  await rebuildSearchTerms(database.db);
  expect(await terms()).toEqual({ blue: 1, green: 1, tea: 2, елочный: 1 });
  await refreshSearch(database.db, 'product', [id]);
  expect(await terms()).toMatchObject({ blue: 1, tea: 2 });
});
