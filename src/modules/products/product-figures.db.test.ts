import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createProductManagement } from './manage-products.ts';
import { refreshProductFigures } from './product-figures.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = createShopFixture(database.db);
  const make = (title: string, ...variations: { fullPrice: number; stock: number | null }[]) =>
    shop.makeProduct({ title, variations });
  await make('Cup', { fullPrice: 300, stock: 5 }, { fullPrice: 900, stock: 2 });
  await make('Bowl', { fullPrice: 500, stock: 3 });
  await make('Vase', { fullPrice: 100, stock: null }, { fullPrice: 400, stock: 9 });
  await sql`insert into products (slug, title) values ('bare', 'Bare')`.execute(database.db);
});
afterAll(() => database?.drop());

const noFilter = { q: undefined, catalog: undefined, state: undefined, stock: undefined };
type Filter = { [name in keyof typeof noFilter]?: string };

async function titles(sort: 'price' | '-price' | 'stock' | '-stock', { q }: Filter = {}, offset = 0) {
  const { items } = await createProductManagement(database).list({
    filter: { ...noFilter, q },
    sort,
    offset,
    limit: offset === 0 ? 10 : 1,
  });
  return items.map(({ title }) => title).join(' ');
}
const all = () => Promise.all([titles('price'), titles('-price'), titles('stock'), titles('-stock')]);

/** The orders before what has changed is kept, and after. */
async function beforeAndAfter() {
  const before = await all();
  await Promise.all([refreshProductFigures(database.db), refreshProductFigures(database.db)]);
  const { rows } = await sql`select from product_figure_changes`.execute(database.db);
  expect(rows).toEqual([]);
  return { before, after: await all() };
}
const alike = (...orders: string[]) => ({ before: orders, after: orders });

test('products stand in the order of their prices and stocks, before these are kept and when they are', async () => {
  expect(await beforeAndAfter()).toEqual(
    alike('Vase Cup Bowl Bare', 'Cup Bowl Vase Bare', 'Bowl Cup Vase Bare', 'Cup Bowl Bare Vase'),
  );
});

test('and right after they are sold, priced, made and gone', async () => {
  await sql`update variations set stock = 0 where full_price = 300`.execute(database.db);
  await sql`update variations set discount_price = 50 where full_price = 500`.execute(database.db);
  await sql`insert into variations (product_id, full_price, stock)
    select id, 2000, 50 from products where slug = 'bare'`.execute(database.db);
  await sql`delete from variations where full_price = 900`.execute(database.db);
  expect(await beforeAndAfter()).toEqual(
    alike('Bowl Vase Cup Bare', 'Bare Vase Cup Bowl', 'Cup Bowl Bare Vase', 'Bare Bowl Cup Vase'),
  );
  await sql`delete from products where title = 'Cup'`.execute(database.db);
  expect(await beforeAndAfter()).toEqual(
    alike('Bowl Vase Bare', 'Bare Vase Bowl', 'Bowl Bare Vase', 'Bare Bowl Vase'),
  );
});

test('a filter and a later page keep the order, though only some figures are kept', async () => {
  await sql`update variations set stock = 60 where full_price = 500`.execute(database.db);
  expect(await titles('stock', { q: 'b' })).toBe('Bare Bowl');
  expect(await titles('-price', {}, 1)).toBe('Vase');
  expect(await titles('stock', {}, 1)).toBe('Bowl');
});

test('what is kept is not computed', async () => {
  await refreshProductFigures(database.db);
  await sql`update product_figures f set price_low = 999999 from products p
    where p.id = f.product_id and p.title = 'Bowl'`.execute(database.db);
  expect(await titles('price')).toBe('Vase Bare Bowl');
  await sql`update variations set stock = 1 where full_price = 500`.execute(database.db);
  expect(await titles('price')).toBe('Bowl Vase Bare');
});
