import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { maxWishes } from '#domain/wishlist.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';

import { createWishlistService, type WishlistService } from './wishlist-service.ts';

let database: TestDatabase;
let wishlists: WishlistService;
let products: number[];
let ann: number;
let bob: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = createShopFixture(database.db);
  products = [];
  for (const slug of ['bowl', 'jar', 'cup']) products.push((await shop.makeProduct({ slug })).id);
  ann = (await makeUser(database.db, 'ann@mail.example')).id;
  bob = (await makeUser(database.db, 'bob@mail.example')).id;
  wishlists = open(true);
});
beforeEach(async () => {
  await sql`truncate wishlist_items, wishlist_shares`.execute(database.db);
});
afterAll(() => database.drop());

function open(wishlist: boolean): WishlistService {
  return createWishlistService({
    db: database.db,
    settings: { read: async () => parseSettings({ ecommerce: { wishlist } }) },
  });
}

const add = (userId: number, ...ids: number[]) => wishlists.change(userId, { add: ids, remove: [] });
const tokenOf = (path: string | null) => path?.split('/').at(-1) ?? '';

test('a guest’s list joins that of the account: nothing is lost, nothing is there twice', async () => {
  const [bowl = 0, jar = 0, cup = 0] = products;
  await add(ann, bowl, jar);
  const { ids } = await add(ann, cup, jar, jar);
  expect(ids.toSorted()).toEqual([bowl, jar, cup].toSorted());
  expect(ids[0]).toBe(cup);
  expect((await wishlists.read(bob)).ids).toEqual([]);
});

test('the order of a list is kept, the latest first', async () => {
  const [bowl = 0, jar = 0, cup = 0] = products;
  expect((await add(ann, cup, bowl, jar)).ids).toEqual([cup, bowl, jar]);
});

test('devices that change a list at once lose nothing of each other', async () => {
  const [bowl = 0, jar = 0, cup = 0] = products;
  await add(ann, bowl);
  await Promise.all([
    add(ann, jar),
    add(ann, cup),
    wishlists.change(ann, { add: [], remove: [bowl] }),
    add(ann, jar),
  ]);
  expect((await wishlists.read(ann)).ids.toSorted()).toEqual([jar, cup].toSorted());
});

test('products that there are not are left out, and a full list takes no more until one goes', async () => {
  const [bowl = 0, jar = 0] = products;
  expect((await add(ann, 999_999, bowl)).ids).toEqual([bowl]);
  await sql`insert into products (id, slug, title) overriding system value
    select n, 'p' || n, 'P' from generate_series(10001, ${10_000 + maxWishes - 1}) n`.execute(database.db);
  await sql`insert into wishlist_items (user_id, product_id)
    select ${ann}, n from generate_series(10001, ${10_000 + maxWishes - 1}) n`.execute(database.db);
  expect((await add(ann, jar)).ids).toHaveLength(maxWishes);
  expect((await wishlists.read(ann)).ids).not.toContain(jar);
  const { ids } = await wishlists.change(ann, { add: [jar], remove: [bowl] });
  expect(ids).toContain(jar);
  expect(ids).toHaveLength(maxWishes);
});

test('a link shows the list to others, is the same until it is withdrawn, and another one then', async () => {
  const [bowl = 0, jar = 0] = products;
  await add(ann, bowl);
  expect((await wishlists.read(ann)).sharePath).toBeNull();
  const [first, again] = [await wishlists.share(ann), await wishlists.share(ann)];
  expect(first.sharePath).toMatch(/^\/wishlist\/shared\/[\w-]{43}$/);
  expect(again.sharePath).toBe(first.sharePath);
  await add(ann, jar);
  expect(await wishlists.readShared(tokenOf(first.sharePath))).toEqual([jar, bowl]);
  expect((await wishlists.withdraw(ann)).sharePath).toBeNull();
  expect(await wishlists.readShared(tokenOf(first.sharePath))).toBeNull();
  expect((await wishlists.share(ann)).sharePath).not.toBe(first.sharePath);
});

test('what is no link shows nobody’s list', async () => {
  await wishlists.share(ann);
  for (const token of ['', 'x'.repeat(43), '\0', '%', 'a'.repeat(5000)]) {
    expect(await wishlists.readShared(token)).toBeNull();
  }
});

test('a shop without lists has none', async () => {
  const { sharePath } = await wishlists.share(ann);
  const off = open(false);
  const refused = { status: 404 };
  await expect(off.read(ann)).rejects.toMatchObject(refused);
  await expect(off.change(ann, { add: [], remove: [] })).rejects.toMatchObject(refused);
  await expect(off.share(ann)).rejects.toMatchObject(refused);
  await expect(off.withdraw(ann)).rejects.toMatchObject(refused);
  await expect(off.readShared(tokenOf(sharePath))).rejects.toMatchObject(refused);
});
