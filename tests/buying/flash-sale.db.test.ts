import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Order } from '#domain/schemas/order.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makePickupPoint, pickupCheckout, somebody } from '#tests/support/pickup-order.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

const buyers = 500;
const winners = 10;
const rounds = Number(process.env['ROUNDS'] ?? 8);

let database: TestDatabase;
let shop: ShopFixture;
let instances: TestApp[] = [];
let common: number;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  await makePickupPoint(database.db);
  common = (await shop.makeProduct({ variations: [{ stock: 1_000_000 }] })).variationIds[0] ?? 0;
  instances = await Promise.all([startTestApp(database.url), startTestApp(database.url)]);
});
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.drop();
});

type Item = { variationId: number; quantity: number };

/** What buyers want of the rare thing, so that exactly ten of them can have it. */
const wishes: { name: string; stock: number; items: (rare: number, buyer: number) => Item[] }[] = [
  {
    name: 'one line each',
    stock: winners,
    items: (rare) => [{ variationId: rare, quantity: 1 }],
  },
  {
    name: 'with something common before or after it',
    stock: winners,
    items: (rare, buyer) => {
      const items = [
        { variationId: rare, quantity: 1 },
        { variationId: common, quantity: 2 },
      ];
      return buyer % 2 ? items : items.toReversed();
    },
  },
  {
    name: 'in two lines of the same variation',
    stock: winners * 3,
    items: (rare) => [
      { variationId: rare, quantity: 1 },
      { variationId: common, quantity: 1 },
      { variationId: rare, quantity: 2 },
    ],
  },
];

async function order(buyer: number, items: Item[]): Promise<{ status: number; body: unknown }> {
  const origin = instances[buyer % instances.length]?.origin;
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    // All from one address, as from an office.
    body: JSON.stringify({
      ...pickupCheckout,
      ...somebody(),
      items,
    }),
  };
  for (let tries = 1; ; tries++) {
    const response = await fetch(`${origin}/api/orders`, request);
    // A machine that is busy with other things turns some away after 15 s: they come again with the same key.
    if (response.status !== 503 || tries === 10) {
      return { status: response.status, body: await response.json() };
    }
    await response.body?.cancel();
  }
}

async function sell({ stock, items }: (typeof wishes)[number]): Promise<void> {
  const { variationIds } = await shop.makeProduct({ variations: [{ stock }] });
  const [rare = 0] = variationIds;
  const replies = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) => order(buyer, items(rare, buyer))),
  );
  const sold = replies.filter(({ status }) => status === 201);
  const lost = replies.filter(({ status }) => status === 409);
  expect([sold.length, lost.length]).toEqual([winners, buyers - winners]);
  expect(new Set(sold.map(({ body }) => (body as Order).number)).size).toBe(winners);
  for (const { body } of lost) {
    expect((body as { data: { lines: unknown[] } }).data.lines).toContainEqual(
      expect.objectContaining({ variationId: rare }),
    );
  }
  const row = await database.db
    .selectFrom('variations')
    .select('stock')
    .where('id', '=', rare)
    .executeTakeFirstOrThrow();
  expect(row.stock).toBe(0);
}

test(
  `${buyers} buyers at two instances want what ${winners} can have, ${rounds} times: exactly ${winners} orders each time`,
  { timeout: rounds * 20_000 },
  async () => {
    for (let round = 0; round < rounds; round++) {
      const wish = wishes[round % wishes.length];
      if (wish) await sell(wish);
    }
    expect(await checkInvariants(database.db)).toEqual([]);
  },
);
