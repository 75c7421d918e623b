import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { buildModules } from '#modules/build-modules.ts';
import type { Module } from '#modules/module.ts';
import { hashEmail } from '#modules/marketing-mail/mail-links.ts';
import { allowMail } from '#modules/marketing-mail/suppressions.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox, type MailBox } from '#tests/support/mail-box.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createAbandonedCartLister } from './list-carts.ts';
import { sendReminders } from './send-reminders.ts';

const email = 'ann@mail.example';

let database: TestDatabase;
let box: MailBox;
let modules: ReturnType<typeof buildModules>['modules'];
let orders: OrderFixture;
let bowl: number;
let jar: number;
let client = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = createShopFixture(database.db);
  const made = await shop.makeProduct({
    title: 'Bowl',
    slug: 'bowl',
    variations: [{ fullPrice: 5000, stock: 9 }],
  });
  const other = await shop.makeProduct({
    title: 'Moon jar',
    slug: 'jar',
    variations: [{ fullPrice: 12_000, stock: 9 }],
  });
  [bowl = 0] = made.variationIds;
  [jar = 0] = other.variationIds;
  orders = await createOrderFixture(database.db, { showCheckoutPolicy: false });
});
beforeEach(async () => {
  await sql`truncate abandoned_carts, abandoned_cart_letters, mail_links, mail_suppressions, outbox, rate_limits, cart_lines`.execute(
    database.db,
  );
  await sql`update variations set stock = 9, full_price = case id when ${bowl} then 5000 else 12000 end
    where id in (${bowl}, ${jar})`.execute(database.db);
  await configure({});
  box = createMailBox();
  ({ modules } = buildModules(testModulesOptions(database.db, { mail: box })));
});
afterAll(() => database.drop());

async function configure(abandonedCarts: object): Promise<void> {
  await createContentFixture(database.db).setSettings('ecommerce', {
    currency: 'USD',
    abandonedCarts: { enabled: true, first: 3, second: 24, third: 72, ...abandonedCarts },
  });
  if (modules) forget();
}

/** What the program does when it hears of a change. */
function forget(): void {
  const all: Module[] = Object.values(modules);
  for (const cache of all.flatMap(({ caches = [] }) => caches))
    cache.invalidate(['products', 'settings', 'promotions']);
}

interface Kept {
  key?: string | null;
  userId?: number | null;
  address?: string;
  lines?: { variationId: number; quantity: number }[];
}

function keep({ key = null, userId = null, address = email, lines }: Kept = {}): Promise<string> {
  return modules.abandonedCarts.service.keep(
    { email: address, lines: lines ?? [{ variationId: bowl, quantity: 2 }] },
    key,
    { client: `198.51.100.${client++}`, userId },
  );
}

const carts = () => database.db.selectFrom('abandoned_carts').selectAll().orderBy('id').execute();
const remind = (from = modules) => sendReminders({ db: database.db, settings: from.settings.reader });

/** As if all that was noted so far had been noted so many hours before. */
async function pass(hours: number): Promise<void> {
  await sql`update abandoned_carts set last_seen_at = last_seen_at - make_interval(hours => ${hours})`.execute(
    database.db,
  );
  await sql`update abandoned_cart_letters set created_at = created_at - make_interval(hours => ${hours})`.execute(
    database.db,
  );
}

/** Sends what is due, as one instance does. */
function deliver(from = modules): Promise<void> {
  const { signal } = new AbortController();
  return deliverDueMessages({
    db: database.db,
    handlers: from.mail.handlers,
    log: { warn() {}, error() {} },
    signal,
  });
}

/** After so many hours; gives how many letters have left in all. */
async function remindAfter(hours: number): Promise<number> {
  await pass(hours);
  await remind();
  await deliver();
  return reminders().length;
}

/** Letters to the address but for those about orders. */
const reminders = () => box.mails.filter(({ unsubscribe }) => unsubscribe !== undefined);
const tokenOf = (path: string) =>
  new RegExp(`https://shop\\.example${path}\\?token=([\\w-]{43})`).exec(
    reminders().at(-1)?.text ?? '',
  )?.[1] ?? '';

describe('keeping a cart', () => {
  test('keeps address, goods, and what was agreed to, in which language and when', async () => {
    await keep();
    expect(await carts()).toMatchObject([
      {
        email,
        lines: [{ variationId: bowl, quantity: 2 }],
        user_id: null,
        version: 1,
        consent: { text: expect.stringContaining('three letters at most'), language: 'en' },
      },
    ]);
  });

  test('an address has one open cart, whoever tells of it at once, and other goods are another version', async () => {
    const key = await keep();
    await Promise.all(Array.from({ length: 6 }, () => keep({ address: 'ANN@mail.example' })));
    expect(await carts()).toMatchObject([{ version: 1 }]);
    await keep({ key, lines: [{ variationId: jar, quantity: 1 }] });
    expect(await carts()).toMatchObject([{ version: 2 }]);
  });

  test('an address that was typed wrong is forgotten once it is mended', async () => {
    const key = await keep({ address: 'anm@mail.example' });
    expect(await keep({ key })).toBe(key);
    expect((await carts()).map((cart) => cart.email)).toEqual([email]);
  });

  test('who takes the tick back, or empties the cart, is forgotten', async () => {
    const key = await keep();
    await modules.abandonedCarts.service.forget('x'.repeat(43));
    expect(await carts()).toHaveLength(1);
    await modules.abandonedCarts.service.forget(key);
    expect(await carts()).toEqual([]);
  });

  test('wrong addresses, too many calls, and shops that remind nobody are refused', async () => {
    await expect(keep({ address: 'ann' })).rejects.toMatchObject({ status: 422 });
    const same = { client: '203.0.113.1', userId: null };
    const again = () =>
      modules.abandonedCarts.service.keep({ email, lines: [{ variationId: bowl, quantity: 1 }] }, null, same);
    for (let n = 0; n < 60; n++) await again();
    await expect(again()).rejects.toMatchObject({ status: 429 });
    await configure({ enabled: false });
    await expect(keep()).rejects.toMatchObject({ status: 404 });
  });
});

describe('letters', () => {
  test('come one after the other, three at most, with today’s prices and a link that ends them', async () => {
    await keep();
    expect(await remindAfter(2)).toBe(0);
    expect(await remindAfter(2)).toBe(1);
    expect(await remindAfter(1)).toBe(1);
    await sql`update variations set full_price = 4000 where id = ${bowl}`.execute(database.db);
    forget();
    expect(await remindAfter(21)).toBe(2);
    expect(await remindAfter(48)).toBe(3);
    expect(await remindAfter(100)).toBe(3);
    expect(reminders().map(({ subject }) => subject)).toEqual([
      'You left something in your cart',
      'Still thinking it over?',
      'Our last word about your cart',
    ]);
    expect(reminders().map(({ text }) => /Bowl.*\$(\d+)/.exec(text)?.[1])).toEqual(['100', '80', '80']);
    expect(reminders().every(({ unsubscribe }) => unsubscribe?.includes('/forms/unsubscribe?token='))).toBe(
      true,
    );
  });

  test('do not come all at once when the shop was down in between, and not at all after a week', async () => {
    await keep();
    expect(await remindAfter(80)).toBe(1);
    expect(await remindAfter(1)).toBe(1);
    expect(await remindAfter(21)).toBe(2);
    await sql`truncate abandoned_cart_letters`.execute(database.db);
    expect(await remindAfter(24 * 7)).toBe(2);
  });

  test('show what is left of the goods, and none is sent where nothing is', async () => {
    await keep({
      lines: [
        { variationId: bowl, quantity: 4 },
        { variationId: jar, quantity: 1 },
      ],
    });
    await sql`update variations set stock = 0 where id = ${jar}`.execute(database.db);
    await sql`update variations set stock = 1 where id = ${bowl}`.execute(database.db);
    forget();
    expect(await remindAfter(4)).toBe(1);
    expect(reminders()[0]?.text).toContain('1 × $50');
    expect(reminders()[0]?.text).not.toContain('Moon jar');
    await sql`update variations set stock = 0 where id = ${bowl}`.execute(database.db);
    forget();
    expect(await remindAfter(24)).toBe(1);
  });

  test('name the promo code in the last of them alone, while it can be used', async () => {
    await makePromotion(database.db, {
      title: 'Back',
      effect: { kind: 'percent', percent: 10 },
      codes: ['BACK10'],
    });
    await configure({ third: 0, code: 'BACK10' });
    await keep();
    await remindAfter(4);
    await remindAfter(24);
    expect(reminders().map(({ text }) => text.includes('BACK10'))).toEqual([false, true]);
    await sql`delete from abandoned_carts`.execute(database.db);
    await sql`update promotions set enabled = false`.execute(database.db);
    forget();
    await keep();
    await remindAfter(4);
    await remindAfter(24);
    expect(reminders().at(-1)?.text).not.toContain('BACK10');
  });

  test('an address gets three in a week, whatever carts are left in its name', async () => {
    for (let quantity = 1; quantity <= 5; quantity++) {
      await keep({ lines: [{ variationId: bowl, quantity }] });
      await sql`update abandoned_carts set last_seen_at = now() - interval '4 hours'`.execute(database.db);
      await remind();
      await deliver();
    }
    expect(reminders()).toHaveLength(3);
  });

  test('a signed-in customer who has emptied the cart is not reminded', async () => {
    const { id: userId } = await makeUser(database.db, email);
    await sql`update users set email_confirmed_at = now() where id = ${userId}`.execute(database.db);
    await keep({ userId });
    expect(await carts()).toMatchObject([{ user_id: userId }]);
    expect(await remindAfter(4)).toBe(0);
    await modules.carts.service.write(userId, [{ variationId: bowl, quantity: 2 }]);
    expect(await remindAfter(0)).toBe(1);
    await sql`delete from users where id = ${userId}`.execute(database.db);
  });

  test('one on its way is not sent once the cart has become another, or the shop reminds nobody', async () => {
    const key = await keep();
    await pass(4);
    expect(await remind()).toBe(1);
    await keep({ key, lines: [{ variationId: jar, quantity: 1 }] });
    await deliver();
    await pass(4);
    expect(await remind()).toBe(1);
    await configure({ enabled: false });
    await deliver();
    expect(box.mails).toEqual([]);
    expect(await remind()).toBe(0);
  });
});

describe('each letter once', () => {
  test('instances that look at once send it once', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, n) => keep({ address: `p${n}@mail.example` })));
    await pass(4);
    const other = buildModules(testModulesOptions(database.db, { mail: box })).modules;
    const noted = await Promise.all([remind(), remind(other), remind(), remind(other)]);
    expect(noted.reduce((sum, count) => sum + count, 0)).toBe(5);
    await sql`insert into outbox (topic, payload) select topic, payload from outbox`.execute(database.db);
    await Promise.all([deliver(), deliver(other), deliver()]);
    expect(reminders().flatMap(({ to }) => to)).toHaveLength(5);
  });

  test('one that the mail server had when the program died is not sent again', async () => {
    await keep();
    await pass(4);
    await remind();
    const send = box.send.bind(box);
    const { promise: death, resolve: die } = Promise.withResolvers<void>();
    box.send = async (mail) => {
      await send(mail);
      return death;
    };
    const dying = deliver();
    await expect.poll(() => box.mails.length).toBe(1);
    box.send = send;
    await sql`update outbox set leased_until = now()`.execute(database.db);
    await deliver(buildModules(testModulesOptions(database.db, { mail: box })).modules);
    expect(box.mails).toHaveLength(1);
    die();
    await dying;
  });

  test('one that the mail server refuses is tried again', async () => {
    await keep();
    await pass(4);
    await remind();
    const send = box.send.bind(box);
    box.send = () => Promise.reject(new Error('Try later'));
    await deliver();
    box.send = send;
    await sql`update outbox set available_at = now()`.execute(database.db);
    await deliver();
    expect(reminders()).toHaveLength(1);
  });
});

describe('a purchase', () => {
  test('ends the letters, and after one of them the cart is recovered', async () => {
    await keep();
    expect(await remindAfter(4)).toBe(1);
    const order = await orders.place([[bowl, 2]], { email: 'Ann@Mail.example' });
    expect(await carts()).toMatchObject([{ order_id: order.id, closed_at: expect.any(Date) }]);
    await sql`delete from outbox`.execute(database.db);
    expect(await remindAfter(24)).toBe(1);
    const list = await createAbandonedCartLister({ reading: database.db }).list({ offset: 0, limit: 50 });
    expect(list).toMatchObject({
      total: 1,
      reminded: 1,
      recovered: 1,
      money: [{ currency: order.currency, total: order.total }],
      carts: [
        { email, state: 'recovered', letters: 1, pieces: 2, goods: ['Bowl'], orderNumber: order.number },
      ],
    });
  });

  test('before any letter recovers nothing', async () => {
    await keep();
    await orders.place([[bowl, 1]], { email });
    const list = await createAbandonedCartLister({ reading: database.db }).list({ offset: 0, limit: 50 });
    expect(list).toMatchObject({ reminded: 0, recovered: 0, money: [], carts: [{ state: 'ordered' }] });
  });

  test('by the same browser counts under another address, too', async () => {
    const key = await keep();
    const order = await orders.place([[bowl, 1]], { email: 'bob@mail.example' });
    await modules.abandonedCarts.service.close({ cookie: `vt_reminder=${key}` }, order.number);
    expect(await carts()).toMatchObject([{ order_id: order.id }]);
  });

  test('that is being made keeps a letter waiting, which is not sent then', async () => {
    await keep();
    await pass(4);
    await remind();
    const { promise: placed, resolve: commit } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const buying = database.db.transaction().execute(async (trx) => {
      await sql`update abandoned_carts set closed_at = now() where closed_at is null`.execute(trx);
      begin();
      await placed;
    });
    await begun;
    const sending = deliver();
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
        return rows.length;
      })
      .toBe(1);
    commit();
    await Promise.all([buying, sending]);
    expect(box.mails).toEqual([]);
  });

  test('another cart of the same address begins anew afterwards', async () => {
    await keep();
    await orders.place([[bowl, 1]], { email });
    await keep();
    expect(await carts()).toMatchObject([{ closed_at: expect.any(Date) }, { closed_at: null, version: 1 }]);
  });
});

describe('the links of a letter', () => {
  test('bring the goods back, however often, and move the cart to the browser that goes on with it', async () => {
    await keep();
    await remindAfter(4);
    const token = tokenOf('/cart/restore');
    const { service } = modules.abandonedCarts;
    const before = await carts();
    expect(await service.read(token)).toEqual([{ variationId: bowl, quantity: 2 }]);
    expect(await carts()).toEqual(before);
    const resumed = await service.resume(token, null);
    expect(resumed?.lines).toEqual([{ variationId: bowl, quantity: 2 }]);
    await service.forget(resumed?.key ?? '');
    expect(await carts()).toEqual([]);
    for (const wrong of [token, '', 'x'.repeat(43), '\0', 'a'.repeat(5000)]) {
      expect(await service.read(wrong)).toBeNull();
      expect(await service.resume(wrong, null)).toBeNull();
    }
  });

  test('unsubscribe from all: the cart is forgotten, and the address is not written to again by a tick alone', async () => {
    await keep();
    await remindAfter(4);
    const { unsubscribing } = modules.marketingMail;
    const token = tokenOf('/forms/unsubscribe');
    expect(await unsubscribing.read(token)).toEqual({ isSubscribed: true });
    expect(await unsubscribing.unsubscribe(token)).toBe(true);
    expect(await carts()).toEqual([]);
    await keep();
    expect(await carts()).toEqual([]);
    const { id: userId } = await makeUser(database.db, email);
    await sql`update users set email_confirmed_at = now() where id = ${userId}`.execute(database.db);
    await keep({ userId });
    expect(await carts()).toHaveLength(1);
    await sql`delete from users where id = ${userId}`.execute(database.db);
  });

  test('a letter that waits while its reader unsubscribes elsewhere is not sent', async () => {
    await keep();
    await pass(4);
    await remind();
    await sql`insert into mail_suppressions (email_hash, reason) values (${hashEmail(email)}, 'unsubscribed')`.execute(
      database.db,
    );
    await deliver();
    expect(box.mails).toEqual([]);
    await allowMail(database.db, hashEmail(email));
  });
});

test('carts go after 90 days', async () => {
  await keep();
  await pass(24 * 89);
  for (const clean of modules.abandonedCarts.cleaning) await clean();
  expect(await carts()).toHaveLength(1);
  await pass(48);
  for (const clean of modules.abandonedCarts.cleaning) await clean();
  expect(await carts()).toEqual([]);
});
