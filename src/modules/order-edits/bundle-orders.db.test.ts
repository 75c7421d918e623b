import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { orderDraftRequestSchema } from '#domain/schemas/order-draft.schema.ts';
import { orderEditRequestSchema } from '#domain/schemas/order-edit.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeBundle } from '#tests/support/bundles.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';
import { hire } from '#tests/support/staff.ts';

let database: TestDatabase;
let orders: OrderFixture;
let shop: ShopFixture;
let modules: ReturnType<typeof buildModules>['modules'];
let staffId: number;
let soap: number;
let towel: number;
let set: number;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  orders = await createOrderFixture(database.db);
  staffId = (await hire(database, 'manager', 'Boss')).id;
  modules = buildModules(testModulesOptions(database.db)).modules;
});
beforeEach(async () => {
  const make = async (title: string, fullPrice: number, stock: number) =>
    (await shop.makeProduct({ title, variations: [{ fullPrice, stock }] })).variationIds[0] ?? 0;
  set = await make('Bathroom set', 400, 0);
  soap = await make('Soap', 300, 10);
  towel = await make('Towel', 100, 9);
  await makeBundle(database.db, set, [
    [soap, 1],
    [towel, 2],
  ]);
});
afterEach(async () => {
  const breaches = await checkInvariants(database.db);
  if (breaches.length > 0) throw new Error(`The doctor finds ${JSON.stringify(breaches)}`);
});
afterAll(() => database.drop());

const stocks = async () => [
  await orders.stockOf(soap),
  await orders.stockOf(towel),
  await orders.stockOf(set),
];

test('an edit takes and gives back the parts, and shares the line anew', async () => {
  const { id } = await orders.place([[set, 2]]);
  const change = async (edit: object) => {
    const { version, lines } = await modules.orders.management.find(id, staffId);
    const request = {
      version,
      lines: lines.map((line) => ({ id: line.id, quantity: line.quantity })),
      added: [],
      notify: false,
      ...edit,
    };
    return modules.orderEdits.service.save(id, orderEditRequestSchema.parse(request), staffId);
  };
  const { lines } = await modules.orders.management.find(id, staffId);
  expect(lines).toMatchObject([{ options: '1\u00a0×\u00a0Soap, 2\u00a0×\u00a0Towel' }]);
  const lineId = lines[0]?.id ?? 0;
  await change({
    lines: [{ id: lineId, quantity: 3 }],
    added: [{ variationId: towel, quantity: 1, price: null }],
    discount: { kind: 'amount', value: 1, reason: 'Scratched' },
  });
  expect(await stocks()).toEqual([7, 2, 1]);
  await expect(change({ lines: [{ id: lineId, quantity: 5 }] })).rejects.toMatchObject({
    status: 422,
    children: {
      lines: {
        children: { 0: { children: { quantity: { errors: [expect.stringContaining('orderEdit.short')] } } } },
      },
    },
  });
  await change({ lines: [{ id: lineId, quantity: 1 }] });
  expect((await stocks())[0]).toBe(9);
  await expect(change({ added: [{ variationId: set, quantity: 6, price: null }] })).rejects.toMatchObject({
    status: 422,
  });
});

test('a draft holds the parts, and its order takes what was held', async () => {
  const save = (quantity: number, id: string = crypto.randomUUID(), version = 0) =>
    modules.orderDrafts.service.save(
      id,
      orderDraftRequestSchema.parse({
        version,
        lines: [
          { variationId: set, quantity },
          { variationId: towel, quantity: 1 },
        ],
      }),
      staffId,
    );
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const draft = await save(3);
  const held = await modules.orderDrafts.service.hold(draft.id, { version: draft.version, until });
  expect(held.held).toEqual([
    { variationId: soap, quantity: 3 },
    { variationId: towel, quantity: 7 },
  ]);
  expect(await stocks()).toEqual([7, 2, 1]);
  const { lines } = await modules.orderDrafts.service.preview(draft.id, draft.content);
  expect(lines).toMatchObject([
    { available: 4, options: '1\u00a0×\u00a0Soap, 2\u00a0×\u00a0Towel' },
    { available: 9 },
  ]);
  await expect(save(5, held.id, held.version)).rejects.toMatchObject({ status: 422 });
  expect(await stocks()).toEqual([7, 2, 1]);
  const more = await save(4, held.id, held.version);
  expect(await stocks()).toEqual([6, 0, 0]);
  await modules.orderDrafts.service.place(
    more.id,
    { version: more.version, expectedTotal: 17, payment: 'cash' },
    staffId,
  );
  expect(await stocks()).toEqual([6, 0, 0]);
});
