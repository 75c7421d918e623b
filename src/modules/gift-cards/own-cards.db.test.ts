import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ownCardCode } from '#domain/gift-card-code.ts';
import { giftCardInputSchema } from '#domain/schemas/gift-card.schema.ts';
import { quoteRequestSchema } from '#domain/schemas/order.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { manageGiftCards } from '#tests/support/gift-cards.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { somebody, somewhere } from '#tests/support/pickup-order.ts';
import { issueTestCredit } from '#tests/support/secrets.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import type { GiftCardManagement } from './manage-gift-cards.ts';
import { forgetDeletedRecipients } from './own-cards.queries.ts';
import { createOwnCards } from './own-cards.ts';

let database: TestDatabase;
let fixture: OrderFixture;
let management: GiftCardManagement;
let own: ReturnType<typeof createOwnCards>;
let staffId: number;
/** 100.00. */
let print: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  fixture = await createOrderFixture(db);
  const made = await createShopFixture(db).makeProduct({ variations: [{ fullPrice: 10_000, stock: 1000 }] });
  print = made.variationIds[0] ?? 0;
  staffId = (await makeStaff(db, 'admin')).id;
  own = createOwnCards(db);
  management = manageGiftCards(db);
});
afterAll(() => database.drop());

/** Amounts are major units. */
const issue = (recipientEmail: string, more: object = {}) =>
  management.issue(giftCardInputSchema.parse({ amount: 30, recipientEmail, ...more }), staffId);

async function makeCustomer({ isConfirmed = true } = {}) {
  const { email } = somebody();
  const { id } = await makeUser(database.db, email);
  if (isConfirmed)
    await sql`update users set email_confirmed_at = now() where id = ${id}`.execute(database.db);
  return { id, email };
}

/** Store credit of an order, as a refund makes it. */
async function credit({ id: userId, email }: { id: number; email: string }): Promise<number> {
  const order = await fixture.place([[print, 1]], { email }, { userId });
  return issueTestCredit(database.db, {
    orderId: order.id,
    amount: 1000,
    currency: 'RUB',
    language: 'en',
    userId,
    staffId,
    recipientName: 'Ann',
    recipientEmail: email,
    sendAt: new Date(0),
  });
}

test('a customer sees the cards of the account and of the confirmed email, and nobody else’s', async () => {
  const [ann, bob] = [await makeCustomer(), await makeCustomer()];
  const gift = await issue(ann.email.toUpperCase());
  await issue(bob.email);
  await issue('');
  const creditId = await credit(ann);
  expect((await own.list(ann.id)).map(({ id, kind, balance }) => [id, kind, balance])).toEqual([
    [creditId, 'credit', 10],
    [gift.id, 'gift', 30],
  ]);
  expect(await own.list(bob.id)).toHaveLength(1);
  expect(JSON.stringify(await own.list(ann.id))).not.toContain(gift.code);
});

test('an email that is not confirmed shows none, until it is', async () => {
  const eve = await makeCustomer({ isConfirmed: false });
  await issue(eve.email);
  expect(await own.list(eve.id)).toEqual([]);
  await sql`update users set email_confirmed_at = now() where id = ${eve.id}`.execute(database.db);
  expect(await own.list(eve.id)).toHaveLength(1);
});

test('a card that is still to be sent is a surprise', async () => {
  const ann = await makeCustomer();
  const { id } = await issue(ann.email, { sendOn: '2099-01-01' });
  expect(await own.list(ann.id)).toEqual([]);
  await sql`update gift_cards set queued_at = now() where id = ${id}`.execute(database.db);
  expect(await own.list(ann.id)).toMatchObject([{ id }]);
});

test('movements name the customer’s own orders alone, and nothing of the staff', async () => {
  const ann = await makeCustomer();
  const card = await issue(ann.email);
  const mine = await fixture.place(
    [[print, 1]],
    { email: ann.email, codes: [card.code] },
    { userId: ann.id },
  );
  await management.adjust(card.id, { amount: 5, reason: 'secret of the staff', balance: 0 }, staffId);
  await fixture.place([[print, 1]], { ...somebody(), codes: [card.code] });
  const [shown] = await own.list(ann.id);
  expect(shown?.entries.map(({ kind, amount, order }) => [kind, amount, order])).toEqual([
    ['spent', -5, null],
    ['adjusted', 5, null],
    ['spent', -30, mine.number],
    ['issued', 30, null],
  ]);
  expect(JSON.stringify(shown)).not.toContain('secret');
});

const quote = (userId: number | null, codes: string[]) =>
  fixture.orders.quote(
    quoteRequestSchema.parse({
      items: [{ variationId: print, quantity: 1 }],
      codes,
      deliveryType: 'pickup',
      locationCode: 'studio',
    }),
    { userId, clientKey: somewhere() },
  );

test('a customer pays with a card of their own without its code, and nobody else does', async () => {
  const [ann, bob] = [await makeCustomer(), await makeCustomer()];
  const card = await issue(ann.email);
  const code = ownCardCode(card.id);
  const offered = [{ code, kind: 'gift', last4: card.last4, balance: 30 }];
  expect(await quote(ann.id, [])).toMatchObject({ due: 100, codes: [], ownCards: offered });
  expect(await quote(ann.id, [code])).toMatchObject({
    due: 70,
    codes: [{ code, isApplied: true, giftCard: { amount: 30 } }],
    ownCards: offered,
  });
  for (const other of [bob.id, null])
    expect(await quote(other, [code])).toMatchObject({ due: 100, codes: [], ownCards: [] });

  const order = { codes: [code], expectedDue: 70, email: ann.email };
  for (const buyer of [{ userId: bob.id }, {}]) {
    const refused = fixture.place([[print, 1]], { ...order, ...somebody() }, buyer);
    await expect(refused).rejects.toMatchObject({ status: 409, data: { due: 100 } });
  }
  expect(await fixture.place([[print, 1]], order, { userId: ann.id })).toMatchObject({
    due: 70,
    giftCards: [{ last4: card.last4, amount: 30 }],
  });
  expect(await quote(ann.id, [code])).toMatchObject({ due: 100, codes: [], ownCards: [] });
});

test('a card that is given by its code and as one’s own pays once', async () => {
  const ann = await makeCustomer();
  const card = await issue(ann.email);
  const codes = [ownCardCode(card.id), card.code];
  expect(await quote(ann.id, codes)).toMatchObject({ due: 70, codes: [{ code: card.code }], ownCards: [] });
  const order = { codes, email: ann.email };
  expect(await fixture.place([[print, 1]], order, { userId: ann.id })).toMatchObject({ due: 70 });
});

test('what stands for one’s own card is no guess, and pays when there were too many of those', async () => {
  const ann = await makeCustomer();
  const card = await issue(ann.email);
  const code = ownCardCode(card.id);
  const client = { userId: ann.id, clientKey: somewhere() };
  const ask = (codes: string[]) =>
    fixture.orders.quote(
      quoteRequestSchema.parse({ items: [{ variationId: print, quantity: 1 }], codes }),
      client,
    );
  for (let times = 0; times < 25; times++) await ask([ownCardCode(900_000 + times)]);
  expect(await ask([card.code])).toMatchObject({ codes: [{ isApplied: true }] });
  for (let times = 0; times < 25; times++) await ask([`GUESS${times}`]);
  const answer = await ask([card.code, code]);
  expect(answer.codes).toMatchObject([
    { code: card.code, isApplied: false },
    { code, isApplied: true },
  ]);
});

test('of 20 orders at once that one’s own card pays for, those that it holds money for win', async () => {
  const ann = await makeCustomer();
  const card = await issue(ann.email, { amount: 300 });
  const place = () =>
    fixture.place(
      [[print, 1]],
      { ...somebody(), codes: [ownCardCode(card.id)], expectedDue: 0 },
      { userId: ann.id },
    );
  const tried = await Promise.allSettled(Array.from({ length: 20 }, place));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await management.find(card.id)).toMatchObject({ balance: 0 });
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('a blocked card, one that has ended and one in other money are offered to nobody', async () => {
  const ann = await makeCustomer();
  const [blocked, ended, other] = [await issue(ann.email), await issue(ann.email), await issue(ann.email)];
  await management.setBlocked(blocked.id, true);
  await sql`update gift_cards set expires_at = now() where id = ${ended.id}`.execute(database.db);
  await sql`update gift_cards set currency = 'EUR' where id = ${other.id}`.execute(database.db);
  const codes = [blocked, ended, other].map(({ id }) => ownCardCode(id));
  expect(await quote(ann.id, codes)).toMatchObject({ due: 100, codes: [], ownCards: [] });
});

test('a card of a deleted account loses the person once its email has left, and keeps its money', async () => {
  const ann = await makeCustomer();
  const id = await credit(ann);
  await sql`update users set deleted_at = now() where id = ${ann.id}`.execute(database.db);
  const read = () => management.find(id);
  await forgetDeletedRecipients(database.db);
  expect(await read()).toMatchObject({ recipientEmail: ann.email });
  await sql`update gift_cards set mailed_at = now() where id = ${id}`.execute(database.db);
  await forgetDeletedRecipients(database.db);
  expect(await read()).toMatchObject({ recipientEmail: '', recipientName: '', balance: 10 });
});
