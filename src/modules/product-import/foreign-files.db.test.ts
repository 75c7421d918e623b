import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createProductManagement } from '#modules/products/manage-products.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createProductImports, type ProductImports } from './product-imports.ts';
import { runNextBatch } from './run-next-batch.ts';

let database: TestDatabase;
let shop: ShopFixture;
let imports: ProductImports;
let staffId: number;
const tools = {
  log: { error() {} },
  settings: { read: async () => parseSettings({ ecommerce: { currency: 'USD' } }) },
};

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  imports = createProductImports({ db: database.db, ...tools });
  staffId = (await makeStaff(database.db, 'admin')).id;
});
beforeEach(async () => {
  await shop.clear();
  await sql`truncate product_imports, foreign_ids, picture_addresses, redirects cascade`.execute(database.db);
});
afterAll(() => database.drop());

async function* pieces(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const workThrough = async () => {
  while (await runNextBatch(database.db, tools));
};

/** Uploads a foreign file, whose check begins by itself, and writes it. */
async function take(file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const { id } = await imports.upload(pieces(bytes), { fileName: 'a.csv', staffId });
  await workThrough();
  const checked = await imports.read(id);
  await imports.run(id);
  await workThrough();
  const { items } = await imports.listProblems(id, { offset: 0, limit: 100 });
  return { checked, done: await imports.read(id), problems: items };
}

const counts = ({
  createdCount,
  updatedCount,
  unchangedCount,
  refusedCount,
}: Awaited<ReturnType<typeof take>>['done']) => [createdCount, updatedCount, unchangedCount, refusedCount];

async function products(): Promise<Map<string, EditedProduct>> {
  const management = createProductManagement({ db: database.db });
  const { rows } = await sql<{ id: number }>`select id from products order by id`.execute(database.db);
  const all = await Promise.all(rows.map(({ id }) => management.read(id)));
  return new Map(all.map((product) => [product.title, product]));
}

async function catalogPaths(): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    with recursive tree as (
      select c.id, p.title as path from catalogs c join pages p on p.id = c.id where c.parent_id is null
      union all
      select c.id, tree.path || ' > ' || p.title from catalogs c join pages p on p.id = c.id
        join tree on tree.id = c.parent_id)
    select path from tree order by path`.execute(database.db);
  return rows.map(({ path }) => path);
}

async function redirects(): Promise<Record<string, string>> {
  const { rows } = await sql<{ from: string; to: string }>`
    select from_path as from, to_path as to from redirects order by from_path`.execute(database.db);
  return Object.fromEntries(rows.map(({ from, to }) => [from, to]));
}

async function pictures(): Promise<string[]> {
  const { rows } = await sql<{ wish: string }>`
    select p.slug || ' ' || coalesce(v.sku, '-') || ' ' || a.url as wish from picture_wishes w
    join picture_addresses a on a.id = w.address_id join products p on p.id = w.product_id
    left join variations v on v.id = w.variation_id
    order by p.slug, v.sku nulls first, w.place`.execute(database.db);
  return rows.map(({ wish }) => wish);
}

const shopifyHead =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,' +
  'Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,' +
  'Image Src,Image Position,Gift Card,SEO Title,Variant Image,Status,Google Shopping / MPN,' +
  'Variant Barcode,' +
  'Fabric (product.metafields.custom.fabric)\n';
const shopifyFile = `${shopifyHead}wool-cap,Wool Cap,"<p onclick=""x()"">Warm</p>",North,Caps,"winter, wool",true,Size,S,CAP-S,120,shopify,3,deny,20.00,25.00,https://cdn.example/cap.jpg,1,false,Caps of wool,https://cdn.example/s.jpg,active,M1,'4006381333931,Wool
wool-cap,,,,,,,,M,CAP-M,130,shopify,-1,deny,20.00,20.00,https://cdn.example/cap2.jpg,2,,,,,,4.00638E+12,
wool-cap,,,,,,,,,,,,,,,,https://cdn.example/cap3.jpg,3,,,,,,,
12345,Plain Mug,Holds tea,North,Mugs,,true,Title,Default Title,,0,,1,deny,9.5,,,,false,,,draft,,,
gift,Gift card,,,,,true,Title,Default Title,,0,,,,10,,,,true,,,active,,,
`;

describe('a file of Shopify', () => {
  test('brings products, variations, prices, catalogs, properties and addresses', async () => {
    const { checked, done, problems } = await take(shopifyFile);
    expect(checked).toMatchObject({
      format: 'shopify',
      encoding: 'utf-8',
      state: 'checked',
      newCatalogs: ['Caps', 'Mugs'],
      unused: ['Google Shopping / MPN'],
    });
    expect(counts(checked)).toEqual([2, 0, 0, 1]);
    expect(counts(done)).toEqual([2, 0, 0, 1]);
    expect(problems).toEqual([
      { line: 3, field: 'stock', code: 'negativeStock', value: '-1', isNote: true },
      { line: 3, field: 'barcode', code: 'barcode', value: '4.00638E+12', isNote: true },
      { line: 6, field: 'title', code: 'giftCard', value: 'Gift card', isNote: false },
    ]);
    const all = await products();
    expect(all.get('Wool Cap')).toMatchObject({
      slug: 'wool-cap',
      description: '<p>Warm</p>',
      enabled: true,
      meta: { title: 'Caps of wool' },
      properties: [
        { title: 'Brand', value: 'North', unit: null },
        { title: 'Tags', value: 'winter', unit: null },
        { title: 'Tags', value: 'wool', unit: null },
        { title: 'Fabric', value: 'Wool', unit: null },
      ],
      options: [{ title: 'Size', values: [{ title: 'S' }, { title: 'M' }] }],
      variations: [
        {
          sku: 'CAP-S',
          barcode: '4006381333931',
          fullPrice: 25,
          discountPrice: 20,
          stock: 3,
          weight: 0.12,
          values: ['S'],
        },
        {
          sku: 'CAP-M',
          barcode: '',
          fullPrice: 20,
          discountPrice: null,
          stock: 0,
          weight: 0.13,
          values: ['M'],
        },
      ],
    });
    expect(all.get('Plain Mug')).toMatchObject({
      slug: 'plain-mug',
      enabled: false,
      options: [],
      variations: [{ fullPrice: 9.5, discountPrice: null, stock: null, weight: null }],
    });
    expect(await catalogPaths()).toEqual(['Caps', 'Mugs']);
    expect(await redirects()).toEqual({ '/products/12345': '/products/plain-mug' });
    expect(await pictures()).toEqual([
      'wool-cap - https://cdn.example/cap.jpg',
      'wool-cap - https://cdn.example/cap2.jpg',
      'wool-cap - https://cdn.example/cap3.jpg',
      'wool-cap CAP-S https://cdn.example/s.jpg',
    ]);
  });

  test('changes nothing the second time, whatever the shop has renamed', async () => {
    await take(shopifyFile);
    await sql`update products set slug = 'cap-of-wool' where slug = 'wool-cap'`.execute(database.db);
    await sql`update pages set title = 'Headwear' where title = 'Caps'`.execute(database.db);
    const { checked, done } = await take(shopifyFile);
    expect(counts(checked)).toEqual([0, 0, 2, 1]);
    expect(counts(done)).toEqual([0, 0, 2, 1]);
    expect(checked).toMatchObject({ changeCount: 0, newCatalogs: [] });
    expect(await catalogPaths()).toEqual(['Headwear', 'Mugs']);
  });

  test('updates what has changed, with headings of the new kind', async () => {
    await take(shopifyFile);
    const { done } = await take(
      'Title,URL handle,Description,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity,' +
        'Continue selling when out of stock,Status\n' +
        'Wool Cap,wool-cap,Warm and soft,Size,S,CAP-S,18,25,4,DENY,Active\n' +
        ',wool-cap,,,L,CAP-L,30,,5,DENY,\n',
    );
    expect(counts(done)).toEqual([0, 1, 0, 0]);
    expect((await products()).get('Wool Cap')).toMatchObject({
      description: 'Warm and soft',
      meta: { title: 'Caps of wool' },
      options: [{ title: 'Size', values: [{ title: 'S' }, { title: 'M' }, { title: 'L' }] }],
      variations: [
        { sku: 'CAP-S', fullPrice: 25, discountPrice: 18, stock: 4 },
        { sku: 'CAP-M', stock: 0 },
        { sku: 'CAP-L', fullPrice: 30, stock: 5 },
      ],
    });
  });
});

const wooHead =
  'ID,Type,SKU,Name,Published,"Visibility in catalog","Short description",Description,"Date sale price starts",' +
  '"Date sale price ends","In stock?",Stock,"Backorders allowed?","Weight (lbs)","Length (in)","Sale price",' +
  '"Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name",' +
  '"Attribute 2 value(s)","Meta: _custom","GTIN, UPC, EAN, or ISBN"\n';
const wooFile = `${wooHead}91,variation,TEE-RED,"Tee - Red",1,visible,,,,,1,4,0,,,,20,,,https://old.example/red.jpg,TEE,Color,Red,Size,,,978-0-306-40615-7
90,variable,TEE,Tee,1,visible,Soft,"Line one\\nLine two",,,1,,0,.5,24,,,"Clothing > Tshirts, Sale",,"https://old.example/tee.jpg, https://old.example/tee2.jpg",,Color,"Blue, Red",Size,"L, M",kept
92,variation,TEE-BLUE,"Tee - Blue",1,visible,,,,,0,,0,,,15,20,,,,TEE,Color,Blue,Size,M,
93,simple,MUG,"Cup, large",1,visible,,Holds tea,,2020-01-01,1,,0,,,5,9,"Home\\, garden",,,,Material,Clay,,,
94,grouped,SET,Set,1,visible,,,,,1,,0,,,,,,,,,,,,,
`;

describe('a file of WooCommerce', () => {
  test('brings products whose variations stand before them, expands open choices and skips what the shop has not', async () => {
    const { checked, done, problems } = await take(wooFile);
    expect(checked).toMatchObject({ format: 'woocommerce', unused: ['Meta: _custom'] });
    expect(checked.newCatalogs.toSorted()).toEqual([
      'Clothing',
      'Clothing > Tshirts',
      'Home, garden',
      'Sale',
    ]);
    expect(counts(done)).toEqual([2, 0, 0, 1]);
    expect(problems.map(({ line, code, isNote }) => [line, code, isNote])).toEqual([
      [2, 'anyValue', true],
      [5, 'saleDates', true],
      [6, 'productType', false],
    ]);
    const all = await products();
    expect(all.get('Tee')).toMatchObject({
      pitch: 'Soft',
      description: 'Line one\nLine two',
      weight: 0.227,
      length: 60.96,
      options: [
        { title: 'Color', values: [{ title: 'Red' }, { title: 'Blue' }] },
        { title: 'Size', values: [{ title: 'L' }, { title: 'M' }] },
      ],
      variations: [
        {
          sku: 'TEE-RED',
          barcode: '9780306406157',
          values: ['Red', 'L'],
          fullPrice: 20,
          discountPrice: null,
          stock: 4,
        },
        { sku: '', barcode: '', values: ['Red', 'M'], fullPrice: 20, stock: 4 },
        { sku: 'TEE-BLUE', values: ['Blue', 'M'], fullPrice: 20, discountPrice: 15, stock: 0 },
      ],
    });
    expect(all.get('Cup, large')).toMatchObject({
      properties: [{ title: 'Material', value: 'Clay' }],
      variations: [{ sku: 'MUG', fullPrice: 9, discountPrice: null, stock: null }],
    });
    expect(await redirects()).toEqual({
      '/product/cup-large': '/products/cup-large',
      '/product/tee': '/products/tee',
    });
  });

  test('says which texts of variations it does not take over', async () => {
    const told = wooFile.replace('"Tee - Blue",1,visible,,', '"Tee - Blue",1,visible,,Only in blue');
    const { problems } = await take(told);
    expect(problems.map(({ line, field, code, isNote }) => [line, field, code, isNote])).toContainEqual([
      4,
      'description',
      'variationText',
      true,
    ]);
  });

  test('changes nothing the second time', async () => {
    await take(wooFile);
    expect(counts((await take(wooFile)).done)).toEqual([0, 0, 2, 1]);
  });

  test('is known with Russian headings in the old Russian encoding too', async () => {
    const text =
      'ID;Тип;Артикул;Имя;Опубликован;Видимость в каталоге;Описание;В наличии?;Запасы;Вес (кг);Цена распродажи;' +
      'Базовая цена;Категории;Изображения;Родительский;Имя атрибута 1;Значение(-я) аттрибута(-ов) 1\n' +
      "7;simple;T-7;Чай;'-1;visible;Крепкий;1;;0,25;80,5;100,00;Еда > Чай;;;Сорт;Чёрный\n";
    const { checked } = await take(toWindows1251(text));
    expect(checked).toMatchObject({ format: 'woocommerce', encoding: 'windows-1251', separator: ';' });
    expect((await products()).get('Чай')).toMatchObject({
      enabled: false,
      weight: 0.25,
      properties: [{ title: 'Сорт', value: 'Чёрный' }],
      variations: [{ sku: 'T-7', fullPrice: 100, discountPrice: 80.5 }],
    });
    expect(await catalogPaths()).toEqual(['Еда', 'Еда > Чай']);
  });
});

const ymlFile = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE yml_catalog SYSTEM "shops.dtd">
<yml_catalog date="2026-01-01"><shop><name>Old</name><url>https://old.example/</url>
<categories><category id="1">Dishes</category><category id="2" parentId="1">Mugs</category></categories>
<offers>
<offer id="a1" group_id="7" available="true"><url>https://old.example/mug?utm_source=yml</url><price>10</price><oldprice>12.50</oldprice>
<currencyId>USD</currencyId><categoryId>2</categoryId><picture>https://old.example/a.jpg</picture><name>Mug</name>
<vendor>North</vendor><vendorCode>M-RED</vendorCode><description><![CDATA[<p>Holds tea</p><script>x()</script>]]></description>
<barcode>5901234123457</barcode><barcode>96385074</barcode><param name="Color">Red</param><param name="Volume" unit="ml">300</param><weight>0.4</weight><dimensions>10/8/9.5</dimensions></offer>
<offer id="a3"><price>5</price><currencyId>RUR</currencyId><name>Cup</name></offer>
<offer id="a2" group_id="7" available="false"><url>https://old.example/mug</url><price>11</price><currencyId>USD</currencyId>
<categoryId>2</categoryId><picture>https://old.example/b.jpg</picture><name>Mug</name><vendorCode>M-BLUE</vendorCode>
<param name="Color">Blue</param><param name="Volume" unit="ml">300</param><cpa>1</cpa></offer>
<offer id="a4"><price>7</price><typePrefix>Tea</typePrefix><vendor>North</vendor><model>Black</model><count>4</count><url>https://old.example/p.asp?id=4</url></offer>
</offers></shop></yml_catalog>`;

describe('a price list of Yandex', () => {
  test('brings offers of one group as a product, wherever they stand', async () => {
    const { checked, done, problems } = await take(ymlFile);
    expect(checked).toMatchObject({ format: 'yml', separator: '', unused: ['cpa'] });
    expect(checked.newCatalogs).toEqual(['Dishes', 'Dishes > Mugs']);
    expect(counts(done)).toEqual([2, 0, 0, 1]);
    expect(problems).toEqual([
      { line: 10, field: 'price', code: 'currency', value: '5 RUR', isNote: false },
      {
        line: 14,
        field: 'slug',
        code: 'queryAddress',
        value: 'https://old.example/p.asp?id=4',
        isNote: true,
      },
    ]);
    const all = await products();
    expect(all.get('Mug')).toMatchObject({
      description: '<p>Holds tea</p>',
      properties: [
        { title: 'Brand', value: 'North' },
        { title: 'Volume', value: '300', unit: 'ml' },
      ],
      options: [{ title: 'Color', values: [{ title: 'Red' }, { title: 'Blue' }] }],
      variations: [
        {
          sku: 'M-RED',
          barcode: '5901234123457',
          fullPrice: 12.5,
          discountPrice: 10,
          stock: null,
          weight: 0.4,
          length: 10,
          width: 8,
          height: 9.5,
        },
        { sku: 'M-BLUE', fullPrice: 11, discountPrice: null, stock: 0 },
      ],
    });
    expect(all.get('Tea North Black')).toMatchObject({ variations: [{ fullPrice: 7, stock: 4 }] });
    expect(await redirects()).toEqual({ '/mug': '/products/mug' });
    expect(await pictures()).toEqual([
      'mug - https://old.example/a.jpg',
      'mug - https://old.example/b.jpg',
      'mug M-BLUE https://old.example/b.jpg',
      'mug M-RED https://old.example/a.jpg',
    ]);
  });

  test('changes nothing the second time, keeps what the shop counts, and tells suppliers apart by their address', async () => {
    await take(ymlFile);
    await sql`update variations set stock = 3 where sku = 'M-RED'`.execute(database.db);
    expect(counts((await take(ymlFile)).done)).toEqual([0, 0, 2, 1]);
    expect((await products()).get('Mug')?.variations[0]).toMatchObject({ stock: 3 });
    const other = ymlFile
      .replaceAll('old.example', 'other.example')
      .replaceAll(/<vendorCode>.*?<\/vendorCode>/g, '');
    expect(counts((await take(other)).done)).toEqual([2, 0, 0, 1]);
  });
});

/** Reads the file by itself, knowing nothing of the import: the texts of each offer's elements. */
function readOffers(text: string): { id: string; texts: Map<string, string>; params: string[][] }[] {
  return [...text.matchAll(/<offer id="(\w+)"[^>]*>(.*?)<\/offer>/gs)].map(([, id = '', body = '']) => ({
    id,
    texts: new Map(
      [...body.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => [name, value]),
    ),
    params: [...body.matchAll(/<param name="([^"]*)"(?: unit="([^"]*)")?>([^<]*)</g)].map(([, ...parts]) =>
      parts.map((part) => part ?? ''),
    ),
  }));
}

test('a price list of another project arrives field by field', async () => {
  const text = await readFile(join(import.meta.dirname, 'samples/yml.xml'), 'utf8');
  const { checked, done } = await take(text);
  expect(counts(done)).toEqual([2, 0, 0, 0]);
  expect(checked.newCatalogs).toEqual(['Принтеры']);
  const offers = readOffers(text);
  expect(offers).toHaveLength(2);
  const stored = [...(await products()).values()];
  for (const [index, { texts, params }] of offers.entries()) {
    const of = (name: string) => texts.get(name) ?? '';
    const name = ['typePrefix', 'vendor', 'model'].map(of).join(' ');
    const product = stored[index];
    expect(product).toMatchObject({
      title: of('name') || name,
      description: of('description'),
      variations: [
        {
          sku: of('vendorCode'),
          fullPrice: Number(of('oldprice')),
          discountPrice: Number(of('price')),
          stock: null,
        },
      ],
    });
    const own = params.map(([title, unit, value]) => ({ title, value, unit: unit === '' ? null : unit }));
    const brand = { title: 'Brand', value: of('vendor'), unit: null };
    const country = { title: 'Country of origin', value: of('country_of_origin'), unit: null };
    const byTitle = (a: { title?: string | undefined }, b: { title?: string | undefined }) =>
      (a.title ?? '') < (b.title ?? '') ? -1 : 1;
    expect(product?.properties.toSorted(byTitle)).toEqual([brand, country, ...own].toSorted(byTitle));
    expect(await pictures()).toContain(`${product?.slug} - ${of('picture')}`);
    if (of('weight') === '') continue;
    const [length, width, height] = of('dimensions')
      .split('/')
      .map((side) => Math.round(Number(side) * 100) / 100);
    expect(product).toMatchObject({ weight: Number(of('weight')), length, width, height });
  }
  // What is told of an offer and has no place here is named.
  const known = [
    'url',
    'price',
    'oldprice',
    'currencyId',
    'categoryId',
    'picture',
    'name',
    'typePrefix',
    'vendor',
  ];
  const taken = new Set([
    ...known,
    'model',
    'vendorCode',
    'barcode',
    'description',
    'country_of_origin',
    'weight',
    'dimensions',
  ]);
  const untaken = new Set(
    offers.flatMap(({ texts }) => [...texts.keys()].filter((name) => !taken.has(name))),
  );
  // Its regular expression passes over elements with attributes.
  expect(checked.unused.toSorted()).toEqual([...untaken, 'age'].toSorted());
  expect(counts((await take(text)).done)).toEqual([0, 0, 2, 0]);
});

const googleItem = (fields: object) =>
  `<item>${Object.entries(fields)
    .map(([name, text]) => `<g:${name}>${text}</g:${name}>`)
    .join('')}</item>`;
const googleFile = `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><link>https://old.example</link>${[
  {
    id: 'TS-R',
    title: 'T-shirt',
    link: 'https://old.example/t/shirt?variant=1',
    price: '15.00 USD',
    sale_price: '12.00 USD',
    availability: 'in_stock',
    item_group_id: 'TS',
    color: 'Red',
    brand: 'North',
    product_type: 'Clothes &gt; Shirts',
    image_link: 'https://old.example/r.jpg',
    gtin: '4006381333931',
  },
  {
    id: 'TS-B',
    title: 'T-shirt',
    link: 'https://old.example/t/shirt',
    price: '15.00 USD',
    availability: 'out of stock',
    item_group_id: 'TS',
    color: 'Blue',
    brand: 'North',
    image_link: 'https://old.example/b.jpg',
    mpn: 'B-1',
  },
  { id: '77', title: 'Hat', link: 'https://old.example/hat', price: '9 EUR', availability: 'in_stock' },
]
  .map(googleItem)
  .join('')}</channel></rss>`;

describe('a feed of Google Merchant', () => {
  test('brings items of one group as a product', async () => {
    const { checked, done, problems } = await take(googleFile);
    expect(checked).toMatchObject({ format: 'google', unused: ['mpn'] });
    expect(counts(done)).toEqual([1, 0, 0, 1]);
    expect(problems).toMatchObject([{ code: 'currency', value: '9 EUR' }]);
    expect((await products()).get('T-shirt')).toMatchObject({
      properties: [{ title: 'Brand', value: 'North' }],
      options: [{ title: 'Color', values: [{ title: 'Red' }, { title: 'Blue' }] }],
      variations: [
        { sku: 'TS-R', barcode: '4006381333931', fullPrice: 15, discountPrice: 12, stock: null },
        { sku: 'TS-B', fullPrice: 15, discountPrice: null, stock: 0 },
      ],
    });
    expect(await catalogPaths()).toEqual(['Clothes', 'Clothes > Shirts']);
    expect(await redirects()).toEqual({ '/t/shirt': '/products/t-shirt' });
    expect(counts((await take(googleFile)).done)).toEqual([0, 0, 1, 1]);
  });

  test('is known as a table too', async () => {
    const { checked } = await take(
      'id\ttitle\tdescription\tlink\timage link\tadditional image link\tavailability\tprice\n' +
        'C-1\tCap\tWarm\thttps://old.example/cap\thttps://old.example/1.jpg\thttps://old.example/2.jpg,https://old.example/3.jpg\tin stock\t20.00 USD\n',
    );
    expect(checked).toMatchObject({ format: 'google', separator: '\t' });
    expect(await pictures()).toEqual([1, 2, 3].map((place) => `cap - https://old.example/${place}.jpg`));
  });
});

test('an import that is killed in its batches goes on, and no product is written twice or by half', async () => {
  const rows = Array.from({ length: 400 }, (_, index) => [
    `p-${index},Product ${index},,North,Goods,,true,Size,S,S-${index},,,,,5,,,,,,,active,,`,
    `p-${index},,,,,,,,M,M-${index},,,,,6,,,,,,,,,`,
  ]).flat();
  const file = `${shopifyHead}${rows.join('\n')}\n`;
  const { id } = await imports.upload(pieces(Buffer.from(file), 60_000), { fileName: 'a.csv', staffId });
  await workThrough();
  await imports.run(id);
  // Batches die with their connection, somewhere between their first statement and their commit.
  const deaths = [];
  for (let round = 0; round < 4; round++) {
    const batch = runNextBatch(database.db, tools).catch((error: unknown) => deaths.push(error));
    await sleep(20 + round * 40);
    await sql`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted and pid <> pg_backend_pid()
        and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
    await batch;
  }
  expect(deaths.length).toBeGreaterThan(0);
  await workThrough();
  expect(counts(await imports.read(id))).toEqual([400, 0, 0, 0]);
  const { rows: found } = await sql<{ products: number; whole: number }>`
    select count(*)::int as products, count(*) filter (where n = 2)::int as whole
    from (select count(*) as n from variations group by product_id) v`.execute(database.db);
  expect(found).toEqual([{ products: 400, whole: 400 }]);
});

test('values that are too long or odd are refused or left out by themselves', async () => {
  const long = 'x'.repeat(190);
  const { done, problems } = await take(
    'Handle,Title,Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Price\n' +
      `${'h'.repeat(400)},Long,North,"a\n b",${'t'.repeat(250)},true,A,${long}a,B,${long}b,C,${long}c,L-1,5\n` +
      `dear,Dear,North,!!!,,true,Title,Default Title,,,,,D-1,1e99\n` +
      `far,Far,North,${'y'.repeat(400)},,true,Title,Default Title,,,,,${'s'.repeat(90)},-5\n`,
  );
  expect(done).toMatchObject({ state: 'done', createdCount: 1 });
  expect(problems.map(({ line, field, code, isNote }) => [line, field, code, isNote])).toEqual([
    [2, 'property:Tags', 'tooLong', true],
    [4, 'price', 'number', false],
    [5, 'sku', 'invalid', false],
    [5, 'price', 'number', false],
  ]);
  const stored = (await products()).get('Long');
  expect(stored).toMatchObject({ slug: 'long', variations: [{ sku: 'L-1', fullPrice: 5 }] });
  expect(await catalogPaths()).toContain('a b');
});

describe('redirects from old addresses', () => {
  test('leave alone what stands in the shop or leads away already', async () => {
    await sql`insert into redirects (from_path, to_path) values ('/product/mug', '/about')`.execute(
      database.db,
    );
    await shop.makeProduct({ title: 'Hat', variations: [{}] });
    await take(`${wooHead}1,simple,M,Mug,1,visible,,,,,1,,0,,,,5,,,,,,,,,\n`);
    expect(await redirects()).toEqual({ '/product/mug': '/about' });
  });
});

/** As Excel in Russian saves it. */
function toWindows1251(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1251');
  const byLetter = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Uint8Array.from(text, (letter) => byLetter.get(letter) ?? 63);
}
