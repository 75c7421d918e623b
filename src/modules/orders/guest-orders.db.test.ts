import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AppError } from '#domain/errors.ts';
import type { OrderPuzzle } from '#domain/order-puzzle.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, guestOf, type OrderFixture } from '#tests/support/order-fixture.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { solvePuzzle } from '#tests/support/solve-puzzle.ts';

import { expireOrders } from './expire-orders.ts';
import { deleteOldGuestTraces } from './guest-orders.queries.ts';
import { issueOrderAccess } from './order-access.ts';

const nat = '203.0.113.7';
const ann = { email: 'ann@mail.example' };

let database: TestDatabase;
let fixture: OrderFixture;
let item: number;
/** How long orders have waited, in milliseconds. */
let waits: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  // A tenth of what is usual, and as many orders for a test.
  fixture = await createOrderFixture(
    database.db,
    { guestOrdersPerHour: 6, guestOrderHours: 5 },
    async (ms) => {
      waits.push(ms);
    },
  );
});
beforeEach(async () => {
  await sql`truncate orders cascade`.execute(database.db);
  waits = [];
  const { variationIds } = await createShopFixture(database.db).makeProduct({
    slug: `vase-${crypto.randomUUID()}`,
    variations: [{ stock: 100 }],
  });
  item = variationIds[0] ?? 0;
});
afterAll(() => database.drop());

type Buyer = Parameters<OrderFixture['place']>[2];
const place = (fields: Record<string, unknown> = {}, buyer: Buyer = {}) =>
  fixture.place([[item, 1]], fields, buyer);

/** Places orders until one is refused; says how many stand, and with what the next one was refused. */
async function placeUntilRefused(
  next: () => Promise<Order>,
  most = 100,
): Promise<{ placed: Order[]; refusal: AppError }> {
  const placed: Order[] = [];
  for (;;) {
    if (placed.length === most) throw new Error(`${most} orders cost nothing`);
    try {
      placed.push(await next());
    } catch (error) {
      return { placed, refusal: error as AppError };
    }
  }
}

const puzzleOf = ({ data }: AppError) => (data as { puzzle: OrderPuzzle }).puzzle;

/** As a browser does it. */
async function placeSolved(fields: Record<string, unknown>, clientKey: string): Promise<Order> {
  try {
    return await place(fields, { clientKey });
  } catch (error) {
    const proof = solvePuzzle(puzzleOf(error as AppError));
    return place(fields, { clientKey, proof });
  }
}

async function linkOf(order: Order, email = ann.email) {
  return guestOf({ accessToken: await issueOrderAccess(database.db, order.id, email) });
}

describe('orders of guests cost more the more there are', () => {
  test('with somebody’s email from anywhere: some, then none without a proof for each', async () => {
    const { placed, refusal } = await placeUntilRefused(() => place(ann));
    expect(placed).toHaveLength(12);
    // The first three at once, each later one after a longer moment.
    expect(waits).toEqual([250, 333, 417, 500, 583, 667, 750, 833, 917]);
    expect(refusal).toMatchObject({ status: 429, retryAfter: 600, data: { puzzle: { bits: 10 } } });
    expect(refusal.message).toContain('checkout.orderCosts');
    // Whose email it is is not locked out: her browser solves it.
    expect(await placeSolved(ann, nat)).toMatchObject({ status: { code: 'new' } });
    // Nobody else is asked anything.
    await place(somebody());
  });

  test('a proof is good once, only when it is right, and not used up by an order that came to nothing', async () => {
    const { refusal } = await placeUntilRefused(() => place(ann));
    const puzzle = puzzleOf(refusal);
    const right = solvePuzzle(puzzle);
    const wrong = right.replace(/\d+$/, '0');
    const unknown = right.replace(puzzle.id, crypto.randomUUID());
    for (const proof of [wrong, unknown, puzzle.id, '', 'x'.repeat(5000)]) {
      await expect(place(ann, { proof })).rejects.toMatchObject({ status: 429 });
    }
    await expect(fixture.place([[item, 999]], ann, { proof: right })).rejects.toMatchObject({ status: 409 });
    await place(ann, { proof: right });
    await expect(place(ann, { proof: right })).rejects.toMatchObject({ status: 429 });
  });

  test('from one network, whoever is behind it, and all that it orders is sold all the same', async () => {
    const { placed, refusal } = await placeUntilRefused(() => place(somebody(), { clientKey: nat }));
    expect(placed).toHaveLength(24);
    expect(puzzleOf(refusal).bits).toBe(10);
    for (let count = 0; count < 10; count++) await placeSolved(somebody(), nat);
    // Not the neighbours, and nobody who is signed in.
    await place(somebody(), { clientKey: '203.0.113.8' });
    const { id: userId } = await makeUser(database.db);
    await place({}, { clientKey: nat, userId });
  });

  test('from one /24 and one /48 it is the same, of four times as many', async () => {
    let host = 0;
    const { placed } = await placeUntilRefused(() =>
      place(somebody(), { clientKey: `198.51.100.${host++}` }),
    );
    expect(placed).toHaveLength(96);
    let group = 0;
    const six = await placeUntilRefused(() => place(somebody(), { clientKey: `2001:db8:1:${group++}::/64` }));
    expect(six.placed).toHaveLength(4);
  });

  test('who is too late for the goods learns that, not what an order costs', async () => {
    await placeUntilRefused(() => place(somebody(), { clientKey: nat }));
    await expect(fixture.place([[item, 999]], somebody(), { clientKey: nat })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('what was confirmed or paid counts no more, and an hour later nothing does', async () => {
    const { placed } = await placeUntilRefused(() => place(ann, { clientKey: nat }));
    for (const order of placed.slice(0, 6)) await fixture.orders.confirm(order.id, await linkOf(order));
    await place(ann, { clientKey: nat });
    await sql`update orders set created_at = created_at - interval '61 minutes'`.execute(database.db);
    await sql`update guest_order_marks set placed_at = placed_at - interval '61 minutes'`.execute(
      database.db,
    );
    await place(ann, { clientKey: nat });
    await deleteOldGuestTraces(database.db);
    const marks = await database.db.selectFrom('guest_order_marks').select('order_id').execute();
    expect(marks).toHaveLength(1);
  });
});

describe('an order of a guest in cash', () => {
  const stateOf = async (id: string) =>
    database.db
      .selectFrom('orders')
      .select(['status', 'cancel_reason', 'reserved_until'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('that nobody confirms is canceled after the owner’s time, and its goods are back', async () => {
    const order = await place(ann);
    expect(Date.parse(order.reservedUntil ?? '') - Date.parse(order.createdAt)).toBe(5 * 3_600_000);
    expect(await expireOrders(database.db)).toBe(0);
    await sql`update orders set reserved_until = now() - interval '1 second'`.execute(database.db);
    expect(await expireOrders(database.db)).toBe(1);
    expect(await stateOf(order.id)).toMatchObject({ status: 'canceled', cancel_reason: 'expired' });
    expect(await fixture.stockOf(item)).toBe(100);
    await expect(fixture.orders.confirm(order.id, await linkOf(order))).rejects.toMatchObject({
      status: 409,
      message: 'order.cannotConfirm',
    });
    expect(await checkInvariants(database.db)).toEqual([]);
  });

  test('is confirmed for good by the link in its email, as often as one likes', async () => {
    const order = await place(ann);
    const viewer = await linkOf(order);
    for (let times = 0; times < 2; times++) {
      const confirmed = await fixture.orders.confirm(order.number, viewer);
      expect(confirmed.status.code).toBe('confirmed');
      expect(confirmed).not.toHaveProperty('reservedUntil');
    }
    expect(await stateOf(order.id)).toEqual({
      status: 'confirmed',
      cancel_reason: null,
      reserved_until: null,
    });
  });

  test('is not confirmed by who placed it, by a link to another address, nor by strangers', async () => {
    const order = await place(ann);
    for (const viewer of [guestOf(order), await linkOf(order, 'eve@mail.example')]) {
      await expect(fixture.orders.confirm(order.id, viewer)).rejects.toMatchObject({
        status: 409,
        message: 'order.confirmByLink',
      });
      expect(await fixture.orders.mayConfirm(order.id, viewer)).toBe(false);
    }
    const other = await linkOf(await place(ann));
    await expect(fixture.orders.confirm(order.id, other)).rejects.toMatchObject({ status: 404 });
    expect(await fixture.orders.mayConfirm(order.id, await linkOf(order))).toBe(true);
  });

  test('does not count against its email’s owner before it is confirmed', async () => {
    for (let count = 0; count < 40; count++) {
      await place(ann);
      await sql`update orders set created_at = created_at - interval '61 minutes'`.execute(database.db);
    }
    expect(await place(ann)).toMatchObject({ status: { code: 'new' } });
  });
});
