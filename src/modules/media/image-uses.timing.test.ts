import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sectionDefinitions } from '#sections/sections.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { imageKeys } from './image-keys.ts';
import { createImageRefs } from './image-refs.ts';
import { findImageUses } from './image-uses.ts';

let database: TestDatabase;
const readRefs = createImageRefs(imageKeys(sectionDefinitions));

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Pictures up to `upTo`, each of a product whose two variations show it too. */
async function fillLibrary({ after, upTo }: { after: number; upTo: number }): Promise<void> {
  const { db } = database;
  const ids = sql`generate_series(${after + 1}::int, ${upTo}::int) as id`;
  await sql`insert into images (id, hash, ext, name, width, height, mime, bytes)
    select id, md5(id::text), 'webp', 'picture-' || id, 100, 100, 'image/webp', 1000 from ${ids}`.execute(db);
  await sql`insert into products (id, slug, title, description)
    select id, 'product-' || id, 'Product ' || id, '<p>' || repeat('Words of a description. ', 60) || '</p>'
    from ${ids}`.execute(db);
  await sql`insert into product_images (product_id, image_id) select id, id from ${ids}`.execute(db);
  await sql`insert into variations (product_id, image_id, full_price, position)
    select id, id, 100, place from ${ids}, generate_series(0, 1) as place`.execute(db);
  await sql`analyze`.execute(db);
}

/** The quickest of some runs, in milliseconds: neighbours on the machine only ever slow one down. */
async function timeUses(ids: readonly number[] | null): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run++) {
    const start = performance.now();
    await findImageUses(database.db, readRefs, ids);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

test('the uses of a picture are found among 10,000 as among 1,000', { timeout: 60_000 }, async () => {
  for (let page = 1; page <= 100; page++) {
    await createContentFixture(database.db).makePage({
      slug: `page-${page}`,
      title: `Page ${page}`,
      sections: [{ id: 's1', type: 'image', options: { content: { image: page } } }],
    });
  }
  await fillLibrary({ after: 0, upTo: 1000 });
  const few = { one: await timeUses([500]), all: await timeUses(null) };
  await fillLibrary({ after: 1000, upTo: 10_000 });
  const many = { one: await timeUses([500]), all: await timeUses(null) };

  const uses = await findImageUses(database.db, readRefs, [50]);
  expect(uses.get(50)).toEqual([
    { kind: 'product', id: 50, title: 'Product 50', isDraft: false },
    { kind: 'page', id: expect.any(Number), title: 'Page 50', isDraft: false },
  ]);
  // Ten times as many pictures of ten times as many products; a nested loop would cost a hundred times as much.
  expect(many.one / few.one).toBeLessThan(10);
  expect(many.all / few.all).toBeLessThan(25);
  expect((await findImageUses(database.db, readRefs, null)).size).toBe(10_000);
});
