import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createProductManagement } from '#modules/products/manage-products.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { exportProducts } from './export-products.ts';
import { createProductImports, type ProductImports } from './product-imports.ts';
import { runNextBatch } from './run-next-batch.ts';

let database: TestDatabase;
let shop: ShopFixture;
let imports: ProductImports;
let staffId: number;
const tools = { log: { error() {} }, settings: { read: async () => parseSettings({}) } };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  imports = createProductImports({ db: database.db, ...tools });
  staffId = (await makeStaff(database.db, 'admin')).id;
});
beforeEach(async () => {
  await shop.clear();
  await sql`truncate product_imports cascade`.execute(database.db);
});
afterAll(() => database.drop());

async function* pieces(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const upload = (file: string | Uint8Array) =>
  imports.upload(pieces(typeof file === 'string' ? Buffer.from(file) : file), { fileName: 'a.csv', staffId });
const workThrough = async () => {
  while (await runNextBatch(database.db, tools));
};

/** Checks the file with the suggested columns and writes it. */
async function take(file: string | Uint8Array) {
  const { id, mapping } = await upload(file);
  await imports.check(id, mapping);
  await workThrough();
  const checked = await imports.read(id);
  await imports.run(id);
  await workThrough();
  const { items: problems } = await imports.listProblems(id, { offset: 0, limit: 100 });
  return { checked, done: await imports.read(id), problems };
}

async function write(
  separator: 'comma' | 'semicolon' | 'tab',
  language: 'en' | 'ru' = 'en',
): Promise<string> {
  let text = '';
  for await (const piece of exportProducts(database.db, { filter: {}, separator, language, bom: true }))
    text += piece;
  return text;
}

async function describeShop(): Promise<unknown[]> {
  const management = createProductManagement({ db: database.db });
  const { rows } = await sql<{ id: number }>`select id from products order by id`.execute(database.db);
  const all = await Promise.all(rows.map(({ id }) => management.read(id)));
  return all.map(({ version: _1, updatedAt: _2, ...product }) => product);
}

const nasty = [
  '=1+1',
  '+SUM(A1)',
  '-5',
  '@x',
  "'=quoted",
  "'plain",
  'a "b", c; d',
  'x | y \\ z',
  'Ёлка 🎄',
  '\\|',
];

describe('an export', () => {
  test.each([
    ['comma', 'en'],
    ['semicolon', 'ru'],
    ['tab', 'en'],
  ] as const)('parted by %s in %s changes nothing when it is imported', async (separator, language) => {
    const [tea, picture] = [await shop.makeCatalog({ slug: 'tea' }), await shop.makeImage()];
    for (const [index, text] of nasty.entries()) {
      await shop.makeProduct({
        title: text,
        description: `<p>one\ntwo\t ${index}</p>`,
        weight: 1.125,
        vatCode: index + 1,
        paymentMode: index % 2 === 0 ? 'full_payment' : 'full_prepayment',
        catalogs: [tea],
        imageIds: [picture],
        properties: { 'Paper [x]': ['Kraft', 'A | B'], Note: text },
        options: [
          { title: 'Size', unit: 'ml', values: ['300', text] },
          { title: 'Color', values: [{ value: 'Red', color: '#ff0000' }] },
        ],
        variations: [
          {
            sku: `A${index}${text}`,
            values: { Size: '300', Color: 'Red' },
            fullPrice: 123_456,
            discountPrice: 99_950,
            stock: 7,
            isDefault: true,
          },
          { sku: '', values: { Size: text, Color: 'Red' }, stock: null, imageId: picture, weight: 0.5 },
        ],
      });
    }
    await shop.makeProduct({ title: 'Hidden', enabled: false, variations: [{ isDefault: true, stock: 0 }] });
    const before = await describeShop();
    const { done, problems } = await take(await write(separator, language));
    expect(problems).toEqual([]);
    expect(done).toMatchObject({
      state: 'done',
      updatedCount: 0,
      unchangedCount: nasty.length + 1,
      changeCount: 0,
      createdCount: 0,
      refusedCount: 0,
    });
    expect(await describeShop()).toEqual(before);
    expect(await checkInvariants(database.db)).toEqual([]);
  });

  test('never begins a cell with what a spreadsheet would run', async () => {
    for (const title of nasty) await shop.makeProduct({ title });
    const cells = (await write('comma')).split('\r\n').flatMap((row) => row.split(','));
    expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
  });
});

describe('a file of another program', () => {
  test('in the old Russian encoding with semicolons is read, whatever its quotes hold', async () => {
    await shop.makeCatalog({ slug: 'posuda', title: 'Посуда' });
    const text =
      'Название;Артикул;Цена;Цена со скидкой;Остаток;Каталоги;Опция: Размер [мл];Описание;Заметка\r\n' +
      'Чайник;Ч-1;1 234,50;999,90;5;посуда;300;"Первая строка\r\nвторая; ""в кавычках""";x\r\n' +
      'Чайник;Ч-2;1500;;не ограничен;посуда;500;;\r\n';
    const windows1251 = Uint8Array.from(text, (letter) => encode1251(letter));
    const { done, problems } = await take(windows1251);
    expect(problems).toEqual([]);
    expect(done).toMatchObject({ encoding: 'windows-1251', separator: ';', createdCount: 1, rowCount: 2 });
    const [product] = await describeShop();
    expect(product).toMatchObject({
      title: 'Чайник',
      slug: 'chaynik',
      description: 'Первая строка\r\nвторая; "в кавычках"',
      options: [{ title: 'Размер', unit: 'мл', values: [{ title: '300' }, { title: '500' }] }],
      variations: [
        { sku: 'Ч-1', fullPrice: 1234.5, discountPrice: 999.9, stock: 5, default: true },
        { sku: 'Ч-2', fullPrice: 1500, discountPrice: null, stock: null },
      ],
    });
  });

  test('in UTF-16 with tabs, as Excel saves "Unicode text"', async () => {
    const { done } = await take(Buffer.from('\uFEFFTitle\tSKU\tPrice\nЧай\tT\t5\n', 'utf16le'));
    expect(done).toMatchObject({ encoding: 'utf-16le', separator: '\t', createdCount: 1 });
  });

  test('changes only what it has columns for, and stocks relatively', async () => {
    await shop.makeProduct({
      title: 'Tea',
      slug: 'tea',
      properties: { Paper: 'Kraft' },
      variations: [{ sku: 'T', stock: 7, fullPrice: 500, isDefault: true }],
    });
    const { done } = await take('SKU,Stock\nT,+5\n');
    expect(done).toMatchObject({ updatedCount: 1, createdCount: 0 });
    expect(await describeShop()).toMatchObject([
      { title: 'Tea', properties: [{ value: 'Kraft' }], variations: [{ sku: 'T', stock: 12, fullPrice: 5 }] },
    ]);
  });
});

test('prices that a file changes are kept, those that it repeats are not', async () => {
  await shop.makeProduct({ title: 'Tea', slug: 'tea', variations: [{ sku: 'T', fullPrice: 500 }] });
  const prices = async () =>
    (await sql`select price, reduced from price_history order by valid_from`.execute(database.db)).rows;
  await take('SKU,Price,Discount price\nT,5,\n');
  expect(await prices()).toEqual([{ price: 500, reduced: false }]);
  const file = 'SKU,Price,Discount price\nT,6,4\n';
  await take(file);
  await take(file);
  expect(await prices()).toEqual([
    { price: 500, reduced: false },
    { price: 400, reduced: true },
  ]);
});

describe('the check names what would change', () => {
  const changesOf = async (id: number) => (await imports.listChanges(id, { offset: 0, limit: 100 })).items;
  const told = async (id: number) =>
    (await changesOf(id)).map(({ line, kind, product, variation, field, before, after }) =>
      kind === 'field'
        ? `${line} ${product} / ${variation} ${field}: ${before} → ${after}`
        : `${line} ${product} / ${variation} new ${kind}`,
    );

  test('with the old and the new value of each field, new products and variations, and nothing else', async () => {
    await shop.makeCatalog({ slug: 'tea', title: 'Tea' });
    await shop.makeProduct({
      title: 'Mug',
      slug: 'mug',
      weight: 0.5,
      properties: { Paper: 'Kraft' },
      options: [{ title: 'Size', values: ['S', 'L'] }],
      variations: [
        { sku: 'M-S', values: { Size: 'S' }, fullPrice: 1000, stock: 3, isDefault: true },
        { sku: 'M-L', values: { Size: 'L' }, fullPrice: 2000, discountPrice: 1500, stock: null },
      ],
    });
    await shop.makeProduct({ title: 'Same', slug: 'same', variations: [{ sku: 'SAME', fullPrice: 500 }] });
    const before = await describeShop();
    const { id, mapping } = await upload(
      [
        'Address,Title,SKU,Price,Discount price,Stock,Catalogs,Weight,Property: Paper,Option: Size',
        'mug,Mug,M-S,"1,250.50",,+2,tea,0.75,Kraft | Foil,S',
        'mug,Mug,M-L,20,,7,tea,0.75,Kraft | Foil,L',
        'mug,Mug,M-XL,30,,1,tea,0.75,Kraft | Foil,XL',
        'same,Same,SAME,5,,,,,,',
        'new,New,N,9,,,,,,',
        'bad,Bad,B,1.250,,,,,,',
      ].join('\n'),
    );
    await imports.check(id, mapping);
    await workThrough();
    expect(await told(id)).toEqual([
      '2 Mug /  catalogs: null → tea',
      '2 Mug /  weight: 0.5 → 0.75',
      '2 Mug /  property:Paper: Kraft → Kraft | Foil',
      '2 Mug /  option:Size: S | L → S | L | XL',
      '2 Mug / S price: 10 → 1250.5',
      '2 Mug / S stock: 3 → 5',
      '2 Mug / L discountPrice: 15 → null',
      '2 Mug / L stock: unlimited → 7',
      '2 Mug / XL new variation',
      '6 New /  new product',
    ]);
    expect(await imports.read(id)).toMatchObject({
      createdCount: 1,
      updatedCount: 1,
      unchangedCount: 1,
      refusedCount: 1,
      changeCount: 10,
    });
    const { items } = await imports.listProblems(id, { offset: 0, limit: 10 });
    expect(items).toEqual([{ line: 7, field: 'price', code: 'ambiguous', value: '1.250', isNote: false }]);
    expect(await describeShop()).toEqual(before);
    // What was shown stays to be read after the word was given; another check begins anew.
    await imports.run(id);
    await workThrough();
    expect(await changesOf(id)).toHaveLength(10);
  });

  test('receipts’ VAT code and payment mode among them; what is none is refused at its cell', async () => {
    await shop.makeProduct({ title: 'Tea', slug: 'tea', vatCode: 11, variations: [{ sku: 'T' }] });
    await shop.makeProduct({ title: 'Jam', slug: 'jam', vatCode: 3, paymentMode: 'full_payment' });
    const { done, problems } = await take(
      [
        'Address,Title,VAT code (54-FZ),Payment mode (54-FZ),Price',
        'tea,Tea,3,full_payment,',
        'jam,Jam,,,',
        'new,New,22%,credit,5',
      ].join('\n'),
    );
    expect(await told(done.id)).toEqual([
      '2 Tea /  vatCode: 11 → 3',
      '2 Tea /  paymentMode: null → full_payment',
      '3 Jam /  vatCode: 3 → null',
      '3 Jam /  paymentMode: full_payment → null',
    ]);
    expect(problems).toEqual([
      { line: 4, field: 'vatCode', code: 'vatCode', value: '22%', isNote: false },
      { line: 4, field: 'paymentMode', code: 'paymentMode', value: 'credit', isNote: false },
    ]);
    expect(await describeShop()).toMatchObject([
      { title: 'Tea', vatCode: 3, paymentMode: 'full_payment' },
      { title: 'Jam', vatCode: null, paymentMode: null },
    ]);
  });

  test('in a long text around the place where it begins to differ', async () => {
    const words = 'word '.repeat(2000);
    await shop.makeProduct({
      title: 'Long',
      slug: 'long',
      description: `${words}old`,
      variations: [{ sku: 'L' }],
    });
    const { id, mapping } = await upload(`Address,Description\nlong,${words}new\n`);
    await imports.check(id, mapping);
    await workThrough();
    const [change] = await changesOf(id);
    expect(change).toMatchObject({ field: 'description', before: expect.stringMatching(/^….*old$/s) });
    expect(change?.after).toMatch(/^….*new$/s);
    expect(change?.after?.length).toBeLessThan(300);
  });

  test('keeping the first thousand of many, and counting all', async () => {
    for (let index = 0; index < 3; index++)
      await shop.makeProduct({
        slug: `p${index}`,
        options: [{ title: 'N', values: Array.from({ length: 100 }, (_, n) => String(n)) }],
        variations: Array.from({ length: 100 }, (_, n) => ({
          sku: `${index}-${n}`,
          values: { N: String(n) },
        })),
      });
    const lines = Array.from({ length: 300 }, (_, n) => {
      const [product, variation] = [Math.floor(n / 100), n % 100];
      return `p${product},${product}-${variation},${n + 1},2,3,4,5`;
    });
    const header = 'Address,SKU,Price,Stock,Variation weight,Variation height,Variation width';
    const { id, mapping } = await upload([header, ...lines].join('\n'));
    await imports.check(id, mapping);
    await workThrough();
    const { total } = await imports.listChanges(id, { offset: 0, limit: 1 });
    expect([total, (await imports.read(id)).changeCount]).toEqual([1000, 1499]);
    expect((await imports.listChanges(id, { offset: 998, limit: 100 })).items).toHaveLength(2);
    await imports.remap(id);
    expect(await changesOf(id)).toEqual([]);
    expect(await imports.read(id)).toMatchObject({ changeCount: 0 });
  });
});

test('each bad line is reported with line, column and reason; the good ones are written', async () => {
  await shop.makeProduct({ slug: 'there', variations: [{ sku: 'TAKEN', isDefault: true }] });
  const { checked, done, problems } = await take(
    [
      'Title,Address,SKU,Price,Discount price,Stock,Pictures,Catalogs,Shown',
      'Good,good,G,10,,5,,,yes',
      'No price,np,N,,,5,,,yes',
      'Words,w,W,cheap,,many,,,maybe',
      'Discount,d,D,10,12,,,,',
      'Digits,123,X,10,,,,,',
      'Picture,p,P,10,,,https://evil.example/x.jpg,,',
      'Catalog,c,C,10,,,,nowhere,',
      'Same,s1,SAME,10,,,,,',
      'Same again,s2,SAME,10,,,,,',
    ].join('\n'),
  );
  expect(problems.map(({ line, field, code }) => `${line} ${field} ${code}`)).toEqual([
    '3 price required',
    '4 enabled yesNo',
    '4 price number',
    '4 stock stock',
    '5 discountPrice discount',
    '6 slug slugDigits',
    '7 images image',
    '8 catalogs catalog',
    '10 sku skuTaken',
  ]);
  expect(checked).toMatchObject({ state: 'checked', createdCount: 2, refusedCount: 7, problemCount: 9 });
  expect(done).toMatchObject({ state: 'done', createdCount: 2, refusedCount: 7 });
  expect(await describeShop()).toHaveLength(3);
});

describe('a file that cannot be read', () => {
  test.each([
    ['nothing', '', 'imports.errors.empty'],
    ['a header alone', 'Title,SKU\n', 'imports.errors.empty'],
    ['a quote that is never closed', `Title\n"${'x'.repeat(1_100_000)}`, 'imports.errors.malformed'],
    ['endless columns', `${'a,'.repeat(400)}\n1\n`, 'imports.errors.columns'],
  ])('%s is refused', async (_what, file, message) => {
    await expect(upload(file)).rejects.toMatchObject({ status: 422, message });
    expect(await describeShop()).toEqual([]);
  });

  test('larger than the limit is refused while it comes, and leaves nothing behind', async () => {
    const before = await imports.list();
    let sent = 0;
    async function* endless() {
      yield Buffer.from('Title,Text\n');
      for (;;) {
        sent += 500_000;
        yield Buffer.from(`x,${'y'.repeat(499_997)}\n`);
      }
    }
    const mostBytes = 5 * 1024 * 1024;
    const small = createProductImports({ db: database.db, ...tools, mostBytes });
    await expect(small.upload(endless(), { fileName: 'big.csv', staffId })).rejects.toMatchObject({
      status: 413,
      message: 'imports.errors.size',
    });
    expect(sent).toBeLessThan(mostBytes + 5_000_000);
    expect(await imports.list()).toEqual(before);
    const rows = await database.db.selectFrom('product_import_rows').select('import_id').distinct().execute();
    expect(rows.every(({ import_id: id }) => before.some((known) => known.id === id))).toBe(true);
    expect(await describeShop()).toEqual([]);
  });

  test('refused after it has begun to come in leaves nothing behind', async () => {
    const before = await imports.list();
    await expect(upload(`Title\n${'x\n'.repeat(200_001)}`)).rejects.toMatchObject({
      status: 422,
      message: 'imports.errors.rows',
    });
    expect(await imports.list()).toEqual(before);
  });
});

test('a checked file goes back to its columns, and is imported by their new meaning', async () => {
  const { id, mapping } = await upload('Title,SKU,Price,New price\nTea,T,cheap,7\nCup,C,5,6\n');
  await imports.check(id, mapping);
  await workThrough();
  expect(await imports.read(id)).toMatchObject({ state: 'checked', createdCount: 1, problemCount: 1 });
  const back = await imports.remap(id);
  expect(back).toMatchObject({ state: 'uploaded', mapping, createdCount: 0, problemCount: 0, rowsDone: 0 });
  expect(back.sample).toHaveLength(2);
  await imports.check(id, ['title', 'sku', null, 'price']);
  await workThrough();
  expect(await imports.read(id)).toMatchObject({ state: 'checked', createdCount: 2, problemCount: 0 });
  await imports.run(id);
  await expect(imports.remap(id)).rejects.toMatchObject({ status: 409 });
  await workThrough();
  expect(await imports.read(id)).toMatchObject({ state: 'done', createdCount: 2 });
});

test('an import that is cut off goes on where it stopped and writes each line once', async () => {
  const lines = Array.from({ length: 1200 }, (_, index) => `P${index},S${index},10,5`);
  const { id, mapping } = await upload(['Title,SKU,Price,Stock', ...lines].join('\n'));
  await imports.check(id, mapping);
  await workThrough();
  await imports.run(id);
  await runNextBatch(database.db, tools);
  const between = await imports.read(id);
  expect(between.rowsDone).toBeGreaterThan(0);
  expect(between.state).toBe('running');
  // A buyer, and an instance that dies within its batch.
  await sql`update variations set stock = stock - 1 where sku = 'S0'`.execute(database.db);
  await Promise.all([runNextBatch(database.db, tools), runNextBatch(database.db, tools)]);
  await workThrough();
  expect(await imports.read(id)).toMatchObject({ state: 'done', createdCount: 1200, rowsDone: 1200 });
  const { rows } = await sql<{ count: number; stock: number }>`
    select count(*) as count, (select stock from variations where sku = 'S0') as stock from products`.execute(
    database.db,
  );
  expect(rows[0]).toEqual({ count: 1200, stock: 4 });
  await expect(imports.cancel(id)).rejects.toMatchObject({ status: 409 });
});

test('10,000 products are imported whole', { timeout: 600_000 }, async () => {
  await shop.makeCatalog({ slug: 'tea' });
  const sizes = ['300', '500'];
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    sizes.map(
      (size, place) =>
        `Tea ${index},tea-${index},T${index}-${size},${100 + index}.50,,${index % 50},tea,${size},Paper ${index % 20},${
          place === 0 ? 'yes' : 'no'
        }`,
    ),
  );
  const header =
    'Title,Address,SKU,Price,Discount price,Stock,Catalogs,Option: Size [ml],Property: Paper,Main variation';
  const file = [header, ...lines.flat()].join('\n');
  const { id, mapping } = await upload(file);
  await imports.check(id, mapping);
  await workThrough();
  await imports.run(id);
  await workThrough();
  const { createdCount, problemCount } = await imports.read(id);
  expect([createdCount, problemCount]).toEqual([10_000, 0]);
  expect(await checkInvariants(database.db)).toEqual([]);
});

const cyrillic = new TextDecoder('windows-1251');
function encode1251(letter: string): number {
  for (let byte = 0; byte < 256; byte++) if (cyrillic.decode(Uint8Array.of(byte)) === letter) return byte;
  throw new Error(`No ${letter}`);
}
