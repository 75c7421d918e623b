import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { AppError } from '#domain/errors.ts';
import type { CommercemlChoices } from '#domain/schemas/commerceml.schema.ts';
import type { EditedProduct } from '#domain/schemas/product-form.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { placePictures } from '#modules/product-import/place-pictures.ts';
import { runNextBatch } from '#modules/product-import/run-next-batch.ts';
import { createProductManagement } from '#modules/products/manage-products.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { goodsAlone, serveOneC } from '#tests/support/one-c-endpoint.ts';
import { filesOf204, filesOf31, type GoodsOfOneC } from '#tests/support/providers/one-c-files.ts';
import { createOneC, type SentFile } from '#tests/support/providers/one-c.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';
import { writeZip } from '#tests/support/zip.ts';

import { concludeNext } from './conclude-exchange.ts';
import { claimFile } from './files.queries.ts';
import { createCommercemlManagement, type CommercemlManagement } from './manage-connection.ts';
import { runNextFile } from './run-next-file.ts';
import { takeFile } from './take-file.ts';
import { takeNextPicture } from './take-pictures.ts';

let database: TestDatabase;
let shop: ShopFixture;
let management: CommercemlManagement;
/** Two instances over one database. */
let instances: FastifyInstance[];
let staffId: number;
let access: { login: string; password: string };
let pictureId: number;
const tools = {
  log: { error() {} },
  settings: { read: async () => parseSettings({ language: 'ru', ecommerce: { currency: 'RUB' } }) },
};
const choices = goodsAlone;

const makeInstance = () => serveOneC(database.db, tools.settings, { limits: createRateLimiter(database.db) });

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  staffId = (await makeStaff(database.db, 'admin')).id;
  management = createCommercemlManagement({
    db: database.db,
    settings: tools.settings,
    address: () => '',
    wake() {},
  });
  instances = [makeInstance(), makeInstance()];
});
beforeEach(async () => {
  await shop.clear();
  await sql`truncate product_imports, foreign_ids, picture_addresses, commerceml_exchanges, commerceml_files,
    commerceml_items, rate_limits cascade`.execute(database.db);
  pictureId = await shop.makeImage({ name: 'sent.jpg' });
  access = await management.makePassword(staffId);
  await sql`update commerceml_connection set enabled = true, price_type = 'retail', old_price_type = 'old',
    warehouses = '{}', missing = 'keep'`.execute(database.db);
});
afterAll(async () => {
  await Promise.all(instances.map((app) => app.close()));
  await database.drop();
});

const library = {
  async upload({ bytes }: { bytes: Buffer }) {
    await sharp(bytes).metadata();
    return { image: { id: pictureId } };
  },
};
/** What the jobs of an instance do until nothing is left. */
async function work(): Promise<void> {
  while (await runNextFile(database.db, tools));
  while (await runNextBatch(database.db, tools));
}
async function workThrough(): Promise<void> {
  await work();
  while (await concludeNext(database.db));
}

let turn = 0;
/** Requests go to the instances by turns, as a balancer has it. */
const send: Parameters<typeof createOneC>[0] = async (request) => {
  const answer = await instances[turn++ % instances.length]?.inject(request);
  expect(answer?.statusCode).toBe(200);
  return answer?.body ?? '';
};
const oneC = (options: Partial<Parameters<typeof createOneC>[1]> = {}) =>
  createOneC(send, { ...access, whileWaiting: work, ...options });

async function products(): Promise<Map<string, EditedProduct>> {
  const { rows } = await sql<{ id: number }>`select id from products order by id`.execute(database.db);
  const { read } = createProductManagement({ db: database.db });
  const all = await Promise.all(rows.map(({ id }) => read(id)));
  return new Map(all.map((product) => [product.title, product]));
}
async function counts(): Promise<number[][]> {
  const [last] = await management.listExchanges();
  return (last?.files ?? []).map((file) => [
    file.createdCount,
    file.updatedCount,
    file.unchangedCount,
    file.refusedCount,
  ]);
}

const shirt: GoodsOfOneC = {
  id: 'a1',
  title: 'Рубашка',
  sku: 'R-1',
  sizes: ['S', 'M'],
  price: '1 990,50',
  oldPrice: '2500',
  rests: { 'w-1': '3', 'w-2': '4' },
};
const cap: GoodsOfOneC = {
  id: 'b2',
  title: 'Кепка',
  sku: 'K-1',
  barcode: '4006381333931',
  group: 'g-1',
  price: '700',
  rests: { 'w-1': '5.000' },
};
const goods = [shirt, cap];

const dialects: readonly [string, () => SentFile[]][] = [
  ['2.04', () => filesOf204({ goods })],
  ['3.1', () => filesOf31({ goods })],
];
const ways = dialects.flatMap(([dialect, files]) => [
  [dialect, 'as they are', files, { partBytes: 1000 }] as const,
  [dialect, 'in an archive', files, { partBytes: 400, zip: true }] as const,
]);

describe.each(ways)('files of CommerceML %s, %s and in parts', (_dialect, _way, files, options) => {
  test('bring products with choices, prices, stock, catalogs and properties; the same again changes nothing', async () => {
    expect(await oneC(options).exchange(files())).toBe('success');
    const all = await products();
    expect(all.get('Рубашка')).toMatchObject({
      enabled: true,
      weight: 0.25,
      options: [{ title: 'Размер', values: [{ title: 'M' }, { title: 'S' }] }],
      properties: [{ title: 'Ткань', value: 'Лён' }],
      variations: [
        { values: ['M'], fullPrice: 2500, discountPrice: 1990.5, stock: 7 },
        { values: ['S'], fullPrice: 2500, discountPrice: 1990.5, stock: 7 },
      ],
    });
    expect(all.get('Кепка')).toMatchObject({
      options: [],
      variations: [{ sku: 'K-1', barcode: '4006381333931', fullPrice: 700, discountPrice: null, stock: 5 }],
    });
    const { rows } = await sql<{ title: string }>`
      select p.title from catalogs c join pages p on p.id = c.id order by c.parent_id nulls first`.execute(
      database.db,
    );
    expect(rows.map(({ title }) => title)).toEqual(['Одежда', 'Рубашки']);

    expect(await oneC(options).exchange(files())).toBe('success');
    const again = (await counts()).filter((file) => file.some((count) => count > 0));
    expect(
      again.every(([created, updated, unchanged]) => created === 0 && updated === 0 && unchanged === 2),
    ).toBe(true);
    expect(again.length).toBeGreaterThan(1);
    expect(await products()).toEqual(all);
  });
});

test('text in windows-1251 is read as the file declares it', async () => {
  const encode = (text: string) =>
    Buffer.from(
      Array.from(text, (letter) => {
        const code = letter.codePointAt(0) ?? 0;
        if (code < 128) return code;
        return letter === 'ё' ? 0xb8 : code - 0x0410 + 0xc0;
      }),
    );
  expect(await oneC().exchange(filesOf204({ goods }, encode, 'windows-1251'))).toBe('success');
  expect([...(await products()).keys()]).toEqual(['Рубашка', 'Кепка']);
});

test('stock that a file does not speak of is not put back: the shop has sold since', async () => {
  const [catalog, offers, prices, rests] = filesOf31({ goods });
  if (!catalog || !offers || !prices || !rests) throw new Error('Four files are expected');
  await oneC().exchange([catalog, offers, prices, rests]);
  await sql`update variations set stock = 1 where sku = 'K-1'`.execute(database.db);
  expect(await oneC().exchange([catalog, prices])).toBe('success');
  expect((await products()).get('Кепка')?.variations[0]?.stock).toBe(1);
  expect(await oneC().exchange([rests])).toBe('success');
  expect((await products()).get('Кепка')?.variations[0]?.stock).toBe(5);
});

test('of several price types none is taken before the owner has chosen, and of the warehouses the chosen ones', async () => {
  await sql`update commerceml_connection set price_type = null, old_price_type = null`.execute(database.db);
  expect(await oneC().exchange(filesOf204({ goods }))).toBe('success');
  expect((await products()).size).toBe(0);
  const [exchange] = await management.listExchanges();
  expect(exchange?.files.map(({ unpricedCount }) => unpricedCount)).toEqual([2, 2]);
  const { knownPriceTypes, knownWarehouses } = await management.read();
  expect(knownPriceTypes.map(({ title }) => title)).toEqual(['До скидки', 'Розничная']);
  expect(knownWarehouses.map(({ title }) => title)).toEqual(['Брак', 'Основной']);
  await management.change({ ...choices, priceType: 'retail', warehouses: ['w-1'] });
  await oneC().exchange(filesOf204({ goods }));
  expect(
    (await products()).get('Рубашка')?.variations.map(({ fullPrice, stock }) => [fullPrice, stock]),
  ).toEqual([
    [1990.5, 3],
    [1990.5, 3],
  ]);
  await expect(management.change({ ...choices, priceType: 'nobody’s' })).rejects.toMatchObject({
    status: 422,
  });
});

test('a price in another currency leaves the product out and says so', async () => {
  const [catalog, offers] = filesOf204({ goods });
  const foreign = Buffer.from(String(offers?.bytes).replaceAll('<Валюта>руб', '<Валюта>USD'));
  await oneC().exchange([catalog ?? { name: '', bytes: foreign }, { name: 'offers.xml', bytes: foreign }]);
  expect((await products()).size).toBe(0);
  const { rows } = await sql<{ code: string }>`select distinct code from product_import_problems`.execute(
    database.db,
  );
  expect(rows).toEqual([{ code: 'currency' }]);
});

test('pictures come as files, wait for their product or it for them', async () => {
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const name = 'import_files/b2/b2.png';
  const files = filesOf204({ goods: [{ ...cap, picture: name }] });
  const bad = { name: 'import_files/b2/bad.png', bytes: Buffer.from('no picture') };
  expect(await oneC().exchange([{ name, bytes: picture }, ...files])).toBe('success');
  while (await takeNextPicture(database.db, library));
  while (await placePictures(database.db));
  expect((await products()).get('Кепка')?.imageIds).toEqual([pictureId]);
  await oneC().exchange([bad, ...files]);
  while (
    await takeNextPicture(database.db, {
      upload: () => Promise.reject(new AppError('validation_failed', 'imports.errors.empty')),
    })
  );
  const [exchange] = await management.listExchanges();
  expect([exchange?.pictureCount, exchange?.badPictureCount]).toEqual([1, 1]);
});

describe('a full upload', () => {
  const many = Array.from({ length: 10 }, (_, index): GoodsOfOneC => ({
    id: `n${index}`,
    title: `Товар ${index}`,
    price: '100',
    rests: { 'w-1': '2' },
  }));
  const upload = async (named: readonly GoodsOfOneC[], isFull = true) => {
    expect(await oneC().exchange(filesOf204({ goods: named, isFull }))).toBe('success');
    await workThrough();
    return (await management.listExchanges())[0];
  };
  const wish = (missing: CommercemlChoices['missing']) =>
    sql`update commerceml_connection set missing = ${missing}`.execute(database.db);
  const hidden = async () =>
    [...(await products()).values()].filter(({ enabled }) => !enabled).map(({ title }) => title);

  test('deletes nothing and by itself changes nothing', async () => {
    await upload(many);
    expect(await upload(many.slice(0, 9))).toMatchObject({ state: 'done', missingCount: 1, knownCount: 10 });
    expect((await products()).size).toBe(10);
    expect(await hidden()).toEqual([]);
  });

  test('hides what it does not name where the owner wants it, and shows it when it is back', async () => {
    await wish('hide');
    await upload(many);
    await upload(many.slice(0, 5), false);
    expect(await hidden()).toEqual([]);
    await upload(many.slice(0, 9));
    expect(await hidden()).toEqual(['Товар 9']);
    await upload(many);
    expect(await hidden()).toEqual([]);
  });

  test('takes the stock away instead', async () => {
    await wish('zero');
    await upload(many);
    await upload(many.slice(0, 9));
    expect((await products()).get('Товар 9')).toMatchObject({ enabled: true, variations: [{ stock: 0 }] });
    await upload(many);
    expect((await products()).get('Товар 9')?.variations[0]?.stock).toBe(2);
  });

  test('stops above a fifth until a person says what becomes of it', async () => {
    await wish('hide');
    await upload(many);
    const stopped = await upload(many.slice(0, 7));
    expect(stopped).toMatchObject({ state: 'waiting', missingCount: 3 });
    expect(await hidden()).toEqual([]);
    await management.answer(stopped?.id ?? 0, true);
    await workThrough();
    expect((await hidden()).length).toBe(3);
    await expect(management.answer(stopped?.id ?? 0, false)).rejects.toMatchObject({ status: 404 });
  });

  test('does nothing to what is missing where a file of it has failed', async () => {
    await wish('hide');
    await upload(many);
    const [catalog] = filesOf204({ goods: many.slice(0, 9), isFull: true });
    const broken = { name: 'offers.xml', bytes: Buffer.from('<КоммерческаяИнформация>') };
    if (!catalog) throw new Error('A catalog is expected');
    expect(await oneC().exchange([catalog, broken])).toMatch(/^failure/);
    await oneC().signIn();
    await workThrough();
    expect(await hidden()).toEqual([]);
  });

  test('hides a product that is marked as deleted', async () => {
    await wish('hide');
    await upload(many);
    await upload([
      { ...cap, isDeleted: true },
      ...many.map((one, index) => ({ ...one, isDeleted: index === 4 })),
    ]);
    expect(await hidden()).toEqual(['Товар 4']);
    expect((await products()).has('Кепка')).toBe(false);
  });
});

describe('cut off', () => {
  test('between parts: the next exchange begins anew', async () => {
    const client = oneC();
    await client.signIn();
    const [catalog] = filesOf204({ goods });
    if (!catalog) throw new Error('A catalog is expected');
    await client.sendFile({ name: 'import.xml', bytes: catalog.bytes.subarray(0, 500) });
    expect(await oneC().exchange(filesOf204({ goods }))).toBe('success');
    expect((await products()).size).toBe(2);
  });

  test('while a file is read or written: nothing of it is there, and another instance goes on', async () => {
    const client = oneC();
    await client.signIn();
    for (const file of filesOf204({ goods })) await client.sendFile(file);
    expect(await client.call('import', '&filename=import.xml')).toMatch(/^progress/);
    const killed = database.db.transaction().execute(async (trx) => {
      const file = await claimFile(trx);
      if (file) await takeFile(trx, file);
      expect((await sql`select 1 from commerceml_items`.execute(trx)).rows.length).toBeGreaterThan(0);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const { rows } = await sql`select 1 from commerceml_items`.execute(database.db);
    expect(rows).toEqual([]);
    expect(await client.importFile('import.xml')).toBe('success');
    expect(await client.importFile('offers.xml')).toBe('success');
    expect(await client.importFile('offers.xml')).toBe('success');
    expect((await products()).size).toBe(2);
  });

  test('half a file is refused whole', async () => {
    const [catalog, offers] = filesOf204({ goods });
    if (!catalog || !offers) throw new Error('Two files are expected');
    await oneC().exchange([catalog, offers]);
    const before = await products();
    const half = {
      name: 'offers.xml',
      bytes: Buffer.from(String(offers.bytes).replace('1 990,50', '5').slice(0, -400)),
    };
    expect(await oneC().exchange([half])).toMatch(/^failure\nЭто не CSV|^failure\nФайл/);
    expect(await products()).toEqual(before);
  });

  test('two instances read a file once', async () => {
    const client = oneC();
    await client.signIn();
    for (const file of filesOf204({ goods })) await client.sendFile(file);
    await client.call('import', '&filename=import.xml');
    await Promise.all([work(), work()]);
    await client.call('import', '&filename=offers.xml');
    await Promise.all([work(), work()]);
    expect(await client.importFile('offers.xml')).toBe('success');
    expect(await counts()).toEqual([
      [0, 0, 0, 0],
      [2, 0, 0, 0],
    ]);
  });
});

describe('who may come in', () => {
  test('nobody without the password, while it is off, or once it is revoked', async () => {
    expect(await oneC({ password: 'wrong' }).signIn()).toMatch(/^failure\nНеверный/);
    expect(await oneC().call('init')).toMatch(/^failure\nВремя входа/);
    const client = oneC();
    expect(await client.signIn()).toMatch(/^success\nvitrina_1c\n[\w-]{43}$/);
    expect(await client.call('init')).toBe('zip=yes\nfile_limit=2097152');
    await sql`update commerceml_connection set enabled = false`.execute(database.db);
    expect(await client.call('init')).toMatch(/^failure\nОбмен выключен/);
    expect(await client.signIn()).toMatch(/^failure\nОбмен выключен/);
    await sql`update commerceml_connection set enabled = true`.execute(database.db);
    await client.signIn();
    await management.revokePassword();
    expect(await client.call('init')).toMatch(/^failure/);
    expect(await client.signIn()).toMatch(/^failure\nНеверный/);
  });

  test('guesses are limited, and the password lies there as a digest', async () => {
    const guess = () => oneC({ password: crypto.randomUUID() }).signIn();
    for (let count = 0; count < 20; count++) await guess();
    expect(await guess()).not.toMatch(/Неверный/);
    expect(await oneC().signIn()).toMatch(/^failure/);
    const { rows } = await sql<{ row: string }>`select c::text as row from commerceml_connection c`.execute(
      database.db,
    );
    expect(rows[0]?.row).not.toContain(access.password);
  });

  test('what is no command of the catalog is refused', async () => {
    const client = oneC();
    await client.signIn();
    expect(await client.call('drop')).toMatch(/^failure/);
    const answer = await instances[0]?.inject({ method: 'GET', url: '/api/1c?type=users&mode=checkauth' });
    expect(answer?.body).toMatch(/^failure/);
  });
});

describe('hostile files', () => {
  const root = (body: string) => Buffer.from(`<КоммерческаяИнформация>${body}</КоммерческаяИнформация>`);
  const refuse = async (file: SentFile, name = file.name) => {
    const client = oneC();
    await client.signIn();
    const answer = await client.sendFile(file);
    return answer === 'success' ? client.importFile(name) : answer;
  };

  test.each([
    '../import.xml',
    '/etc/import.xml',
    'a/../../import.xml',
    String.raw`..\import.xml`,
    'C:/import.xml',
    'a\0.xml',
    '',
    'x'.repeat(300),
  ])('the name %j is refused', async (name) => {
    expect(await refuse({ name, bytes: root('') })).toMatch(/^failure\nНедопустимое/);
  });

  test.each([
    [
      'an entity',
      Buffer.from(
        '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><КоммерческаяИнформация>&x;</КоммерческаяИнформация>',
      ),
    ],
    ['another format', Buffer.from('<yml_catalog/>')],
    ['no XML', Buffer.from('\0\0\0\0')],
    ['a wrong encoding', Buffer.from([...Buffer.from('<КоммерческаяИнформация>'), 0xff, 0xfe, 0xff])],
    ['depth', root('<a>'.repeat(100))],
    [
      'a product of a million elements',
      root(`<Каталог><Товары><Товар>${'<Ид/>'.repeat(30_000)}</Товар></Товары></Каталог>`),
    ],
  ])('%s is refused', async (_kind, bytes) => {
    expect(await refuse({ name: 'import.xml', bytes })).toMatch(/^failure\n\S/);
    expect((await management.listExchanges())[0]?.files[0]).toMatchObject({ state: 'failed' });
  });

  test.each([
    ['a bomb', writeZip([{ name: 'import.xml', bytes: Buffer.alloc(5_000_000) }])],
    [
      'one that lies about its size',
      writeZip([{ name: 'import.xml', bytes: Buffer.alloc(500_000), says: 10 }]),
    ],
    ['a path out of the folder', writeZip([{ name: '../import.xml', bytes: root('') }])],
    ['half of one', writeZip([{ name: 'import.xml', bytes: root('') }]).subarray(0, 60)],
  ])('an archive that is %s is refused', async (_kind, bytes) => {
    expect(await refuse({ name: 'a.zip', bytes }, 'import.xml')).toMatch(/^failure\n\S/);
  });

  test('what was not sent cannot be imported', async () => {
    const client = oneC();
    await client.signIn();
    expect(await client.importFile('import.xml')).toBe('failure\nФайл import.xml не передан');
  });
});
