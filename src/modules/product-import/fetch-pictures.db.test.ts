import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { AppError } from '#domain/errors.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createOutsideGetter } from '#platform/net/get-outside.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createPictureFetches, fetchDue } from './fetch-pictures.ts';
import { createProductImports, type ProductImports } from './product-imports.ts';
import { runNextBatch } from './run-next-batch.ts';

let database: TestDatabase;
let shop: ShopFixture;
let imports: ProductImports;
let staffId: number;
let origin: string;
let stop: () => void;
const asked: string[] = [];
const broken = new Set<string>();
const tools = { log: { error() {} }, settings: { read: async () => parseSettings({}) } };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  imports = createProductImports({ db: database.db, ...tools });
  staffId = (await makeStaff(database.db, 'admin')).id;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/inside') response.writeHead(302, { location: 'http://127.0.0.1:1/x' }).end();
    else if (broken.has(path)) response.writeHead(500).end();
    else response.end(path);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => void server.close();
});
beforeEach(async () => {
  await shop.clear();
  asked.length = 0;
  broken.clear();
  await sql`truncate product_imports, foreign_ids, picture_addresses cascade`.execute(database.db);
});
afterAll(async () => {
  stop();
  await database.drop();
});

/** The library takes what is named `.jpg`, as the fixture makes it. */
const library = {
  async upload({ bytes }: { bytes: Buffer }) {
    const path = bytes.toString();
    if (!path.endsWith('.jpg')) throw new AppError('validation_failed', 'media.unknownFormat');
    const id = await shop.makeImage({ name: path.slice(1) });
    return { image: { id }, isKnown: false } as never;
  },
};

function fetches(allowsOwnNetwork = true, db = database.db) {
  const options = {
    db,
    get: createOutsideGetter({ allowsOwnNetwork }),
    library,
    log: tools.log,
  };
  return { ...createPictureFetches(options), work: () => fetchDue(options, new AbortController().signal) };
}

async function take(file: string) {
  const { id } = await imports.upload(
    (async function* () {
      yield Buffer.from(file);
    })(),
    { fileName: 'a.csv', staffId },
  );
  while (await runNextBatch(database.db, tools));
  await imports.run(id);
  while (await runNextBatch(database.db, tools));
  return imports.read(id);
}

const file = (pictures: readonly string[], variant = '') =>
  [
    'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Variant Image',
    `cap,Cap,true,Size,S,C-S,5,${origin}${pictures[0]},1,${variant === '' ? '' : origin + variant}`,
    ...pictures.slice(1).map((path, index) => `cap,,,,,,,${origin}${path},${index + 2},`),
  ].join('\n');

async function shown(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select i.name from product_images pi join images i on i.id = pi.image_id order by pi.position`.execute(
    database.db,
  );
  return rows.map(({ name }) => name);
}

test('pictures come into the products that wait for them, in the order of the file, each fetched once', async () => {
  await take(file(['/one.jpg', '/two.jpg', '/three.jpg'], '/two.jpg'));
  expect(await shown()).toEqual([]);
  const { work, read } = fetches();
  await work();
  expect(await shown()).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
  expect(asked.toSorted()).toEqual(['/one.jpg', '/three.jpg', '/two.jpg']);
  expect(await read({ offset: 0, limit: 10 })).toEqual({ waiting: 0, done: 3, failed: 0, items: [] });
  const { rows } = await sql<{ name: string }>`
    select i.name from variations v join images i on i.id = v.image_id`.execute(database.db);
  expect(rows).toEqual([{ name: 'two.jpg' }]);
  expect(await take(file(['/one.jpg', '/two.jpg', '/three.jpg'], '/two.jpg'))).toMatchObject({
    unchangedCount: 1,
  });
  const moved = await take(file(['/three.jpg', '/one.jpg'], '/two.jpg'));
  expect(moved).toMatchObject({ updatedCount: 1 });
  await work();
  expect(await shown()).toEqual(['three.jpg', 'one.jpg']);
  expect(asked).toHaveLength(3);
});

test('all that is due is fetched in one go, though its host was busy when it was asked for', async () => {
  const paths = ['/one.jpg', '/two.jpg', '/three.jpg'];
  await take(file(paths));
  // By the time that it hears of nothing to claim, both that were under way have ended.
  const slow = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.numAffectedRows === 0n) await setTimeout(100);
      return result;
    },
  });
  await fetches(true, slow).work();
  expect(asked.toSorted()).toEqual(paths.toSorted());
});

test('a picture that a person has added stays behind those of the file', async () => {
  await take(file(['/one.jpg']));
  await fetches().work();
  const own = await shop.makeImage({ name: 'own.jpg' });
  await sql`insert into product_images (product_id, image_id, position)
    select id, ${own}, 5 from products`.execute(database.db);
  await take(file(['/two.jpg']));
  await fetches().work();
  expect(await shown()).toEqual(['two.jpg', 'own.jpg']);
});

test('what cannot be fetched is listed with its reason and fetched again when asked to', async () => {
  broken.add('/b.jpg');
  await take(file(['/a.jpg', '/b.jpg', '/page.html', '/inside']));
  const { work, read, retry } = fetches();
  await work();
  expect(await shown()).toEqual(['a.jpg']);
  // A server that fails is asked again later; everything else is given up at once.
  expect(await read({ offset: 0, limit: 10 })).toMatchObject({ waiting: 2, done: 1, failed: 1 });
  for (let attempt = 0; attempt < 3; attempt++) {
    await sql`update picture_addresses set due_at = '-infinity' where state = 'waiting'`.execute(database.db);
    await work();
  }
  const listed = await read({ offset: 0, limit: 10 });
  expect(listed).toMatchObject({ waiting: 0, done: 1, failed: 3 });
  expect(listed.items.map(({ url, error, product }) => [url.replace(origin, ''), error, product])).toEqual([
    ['/b.jpg', 'refused 500', 'Cap'],
    ['/page.html', 'noPicture', 'Cap'],
    ['/inside', 'silent', 'Cap'],
  ]);
  broken.clear();
  await retry();
  await work();
  expect(await shown()).toEqual(['a.jpg', 'b.jpg']);
});

test('a picture inside the own network is never asked for', async () => {
  await take(file(['/one.jpg']));
  await sql`update picture_addresses set url = 'http://127.0.0.1/one.jpg'`.execute(database.db);
  const { work, read } = fetches(false);
  await work();
  expect(asked).toEqual([]);
  expect((await read({ offset: 0, limit: 10 })).items).toMatchObject([{ error: 'ownNetwork' }]);
});

test('pictures that came before a crash are put into their products afterwards', async () => {
  await take(file(['/one.jpg']));
  const image = await shop.makeImage({ name: 'one.jpg' });
  await sql`update picture_addresses set state = 'done', image_id = ${image}`.execute(database.db);
  await fetches().work();
  expect(await shown()).toEqual(['one.jpg']);
  expect(asked).toEqual([]);
});
