import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { buildModules } from '#modules/build-modules.ts';
import type { Module } from '#modules/module.ts';
import { hashEmail } from '#modules/marketing-mail/mail-links.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import { laneOfTopic } from '#platform/outbox/lanes.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox, type MailBox } from '#tests/support/mail-box.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createAwaitedManagement } from './list-awaited.ts';
import { sendWaves } from './send-waves.ts';

let database: TestDatabase;
let box: MailBox;
let modules: ReturnType<typeof buildModules>['modules'];
let jar: { id: number; variationId: number };
let client = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const made = await createShopFixture(database.db).makeProduct({
    title: 'Moon jar',
    slug: 'moon-jar',
    options: [{ title: 'Size', values: ['Small', 'Large'] }],
    variations: [
      { fullPrice: 12_000, discountPrice: 9_000, stock: 0, title: 'Small', values: { Size: 'Small' } },
      { fullPrice: 15_000, stock: 7, title: 'Large', values: { Size: 'Large' } },
    ],
  });
  jar = { id: made.id, variationId: made.variationIds[0] ?? 0 };
});
beforeEach(async () => {
  await sql`truncate stock_requests, mail_links, mail_suppressions, outbox, rate_limits`.execute(database.db);
  await sql`update variations set stock = 0 where id = ${jar.variationId}`.execute(database.db);
  await createContentFixture(database.db).setSettings('ecommerce', { backInStock: true, currency: 'USD' });
  box = createMailBox();
  ({ modules } = buildModules(testModulesOptions(database.db, { mail: box })));
});
afterAll(() => database.drop());

async function setStock(stock: number | null): Promise<void> {
  await database.db.updateTable('variations').set({ stock }).where('id', '=', jar.variationId).execute();
  forget();
}

async function switchOff(): Promise<void> {
  await createContentFixture(database.db).setSettings('ecommerce', { backInStock: false });
  forget();
}

/** What the program does when it hears of a change. */
function forget(): void {
  const all: Module[] = Object.values(modules);
  for (const cache of all.flatMap(({ caches = [] }) => caches))
    cache.invalidate([`product:${jar.id}`, 'settings']);
}

function ask(email: string, { userId = null, variation = jar.variationId, website = '' } = {} as Asked) {
  return modules.stockRequests.service.request(
    { variation, email, website },
    { client: `198.51.100.${client++}`, userId },
  );
}
interface Asked {
  userId?: number | null;
  variation?: number;
  website?: string;
}

/** So many people with confirmed addresses, one second after the other. */
async function wait(count: number): Promise<void> {
  for (let n = 1; n <= count; n++) {
    await database.db
      .insertInto('stock_requests')
      .values({
        variation_id: jar.variationId,
        email: `p${n}@mail.example`,
        email_hash: hashEmail(`p${n}@mail.example`),
        language: 'en',
        consent: {},
        confirmed_at: sql`now() - interval '1 day' + make_interval(secs => ${n})`,
      })
      .execute();
  }
}

function wave(): Promise<number> {
  return sendWaves({ db: database.db, settings: modules.settings.reader });
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

const receivers = () => box.mails.flatMap(({ to }) => to);
const linkOf = (path: string) => {
  const [, token = ''] =
    new RegExp(`https://shop\\.example${path}\\?token=([\\w-]{43})`).exec(box.mails.at(-1)?.text ?? '') ?? [];
  return token;
};

const confirmPath = '/forms/back-in-stock/confirm';
const { stringify } = JSON;

function readRequests() {
  return database.db.selectFrom('stock_requests').selectAll().orderBy('id').execute();
}

describe('asking', () => {
  test('a guest’s address is asked by a letter first, and nothing goes out before its reader confirms', async () => {
    expect(await ask('Ann@Mail.example')).toEqual({ isConfirmed: false });
    await deliver();
    expect(receivers()).toEqual(['Ann@Mail.example']);
    expect(box.mails[0]?.subject).toContain('Moon jar, Small');
    await setStock(3);
    expect(await wave()).toBe(0);
    const token = linkOf(confirmPath);
    expect(await modules.stockRequests.service.read(token)).toMatchObject({
      title: 'Moon jar',
      options: 'Small',
      isConfirmed: false,
    });
    expect(await wave()).toBe(0);
    await modules.stockRequests.service.confirm(token);
    expect(await wave()).toBe(1);
    await deliver();
    expect(receivers()).toEqual(['Ann@Mail.example', 'Ann@Mail.example']);
    expect(box.mails[1]).toMatchObject({ subject: 'Back in stock: Moon jar, Small' });
    expect(box.mails[1]?.text).toContain(`/products/moon-jar?variation=${jar.variationId}`);
    expect(box.mails[1]?.text).toContain('Moon jar, Small: $90');
  });

  test('keeps to what was agreed, in which language and when', async () => {
    const before = Date.now();
    await ask('ann@mail.example');
    const [request] = await readRequests();
    const consent = request?.consent as { text: string; language: string; at: string };
    expect(consent).toMatchObject({
      text: expect.stringContaining('use it for nothing else'),
      language: 'en',
    });
    expect(Date.parse(consent.at)).toBeGreaterThanOrEqual(before);
  });

  test('a customer whose address is confirmed waits at once; another’s address is asked', async () => {
    const { id: userId } = await makeUser(database.db, 'cara@mail.example');
    await sql`update users set email_confirmed_at = now() where id = ${userId}`.execute(database.db);
    expect(await ask('Cara@mail.example', { userId })).toEqual({ isConfirmed: true });
    expect(await ask('bob@mail.example', { userId })).toEqual({ isConfirmed: false });
    expect(
      (await readRequests()).map(({ user_id, confirmed_at }) => [user_id, confirmed_at !== null]),
    ).toEqual([
      [userId, true],
      [null, false],
    ]);
  });

  test('there is one request of an address for a variation, and one that waits causes no more letters', async () => {
    await Promise.all([ask('ann@mail.example'), ask('ANN@mail.example')]);
    expect(await readRequests()).toHaveLength(1);
    await deliver();
    await modules.stockRequests.service.confirm(linkOf(confirmPath));
    const sent = box.mails.length;
    await ask('ann@mail.example');
    await deliver();
    expect(box.mails).toHaveLength(sent);
    expect((await readRequests())[0]?.confirmed_at).not.toBeNull();
  });

  test('who was told may ask again', async () => {
    await wait(1);
    await setStock(1);
    await wave();
    await deliver();
    await setStock(0);
    await ask('p1@mail.example');
    await deliver();
    expect(receivers()).toEqual(['p1@mail.example', 'p1@mail.example']);
    expect(await readRequests()).toMatchObject([{ told_at: null, letter_at: null, confirmed_at: null }]);
  });

  test('a stranger’s address gets three letters a day at most, and a client may ask so often', async () => {
    for (let n = 0; n < 5; n++) {
      await ask('ann@mail.example');
      await sql`update stock_requests set confirmed_at = null`.execute(database.db);
    }
    await deliver();
    expect(box.mails).toHaveLength(3);
    const same = { client: '203.0.113.1', userId: null };
    const again = (n: number) =>
      modules.stockRequests.service.request(
        { variation: jar.variationId, email: `x${n}@mail.example`, website: '' },
        same,
      );
    for (let n = 0; n < 10; n++) await again(n);
    await expect(again(10)).rejects.toMatchObject({ status: 429 });
  });

  test('programs, wrong addresses, what is in stock and what is not there are refused', async () => {
    expect(await ask('ann@mail.example', { website: 'https://spam.example' })).toEqual({
      isConfirmed: false,
    });
    await expect(ask('ann')).rejects.toMatchObject({ status: 422 });
    await expect(ask('ann@mail.example', { variation: jar.variationId + 1 })).rejects.toMatchObject({
      status: 422,
      message: 'backInStock.available',
    });
    await expect(ask('ann@mail.example', { variation: 999_999 })).rejects.toMatchObject({ status: 404 });
    await switchOff();
    await expect(ask('ann@mail.example')).rejects.toMatchObject({ status: 404 });
    expect(await readRequests()).toEqual([]);
  });
});

describe('waves', () => {
  test('three pieces are three letters, to those who have waited longest, and the next come hours later', async () => {
    await wait(10);
    await setStock(3);
    expect([await wave(), await wave()]).toEqual([3, 0]);
    await deliver();
    expect(receivers()).toEqual(['p1@mail.example', 'p2@mail.example', 'p3@mail.example']);
    // Two are sold: nobody else is told of the one that the three may still want.
    await setStock(1);
    await sql`update stock_requests set told_at = told_at - interval '4 hours 1 minute'`.execute(database.db);
    expect(await wave()).toBe(1);
    await deliver();
    expect(receivers().at(-1)).toBe('p4@mail.example');
  });

  test('more pieces within those hours are told of at once', async () => {
    await wait(10);
    await setStock(2);
    await wave();
    await setStock(6);
    expect(await wave()).toBe(4);
    await setStock(null);
    expect(await wave()).toBe(4);
  });

  test('instances that look at once tell of no piece twice', async () => {
    await wait(10);
    await setStock(3);
    const other = buildModules(testModulesOptions(database.db, { mail: box })).modules;
    const told = await Promise.all(
      Array.from({ length: 6 }, () => sendWaves({ db: database.db, settings: other.settings.reader })),
    );
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(3);
    await Promise.all([deliver(), deliver(other), deliver()]);
    expect(receivers().toSorted()).toEqual(['p1@mail.example', 'p2@mail.example', 'p3@mail.example']);
  });

  test('a letter that the mail server had when the program died is not sent again', async () => {
    await wait(1);
    await setStock(1);
    await wave();
    // Died after the server had taken it, before the message was marked.
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

  test('a letter that the mail server refuses is tried again', async () => {
    await wait(1);
    await setStock(1);
    await wave();
    const send = box.send.bind(box);
    box.send = () => Promise.reject(new Error('Try later'));
    await deliver();
    box.send = send;
    await sql`update outbox set available_at = now()`.execute(database.db);
    await deliver();
    expect(receivers()).toEqual(['p1@mail.example']);
  });

  test('who would be told of what is sold again keeps the place in line', async () => {
    await wait(2);
    await setStock(1);
    await wave();
    await setStock(0);
    await deliver();
    expect(box.mails).toEqual([]);
    await setStock(1);
    expect(await wave()).toBe(1);
    await deliver();
    expect(receivers()).toEqual(['p1@mail.example']);
  });

  test('nobody is told of what is not on show, or where the shop tells nobody', async () => {
    await wait(1);
    await setStock(1);
    await sql`update products set enabled = false where id = ${jar.id}`.execute(database.db);
    expect(await wave()).toBe(0);
    await sql`update products set enabled = true where id = ${jar.id}`.execute(database.db);
    await switchOff();
    expect(await wave()).toBe(0);
  });

  test('letters have a lane of their own, behind no order and before none', () => {
    const shared = Object.entries(laneOfTopic).filter(
      ([, lane]) => lane === laneOfTopic['mail.back-in-stock'],
    );
    expect(shared.map(([topic]) => topic)).toEqual([
      'mail.stock-confirm',
      'mail.back-in-stock',
      'mail.cart-reminder',
    ]);
  });
});

describe('unsubscribing', () => {
  test('by the letter’s own address ends all, and confirming another letter allows them again', async () => {
    await wait(1);
    await setStock(1);
    await wave();
    await deliver();
    const token = linkOf('/forms/unsubscribe');
    expect(box.mails[0]?.unsubscribe).toBe(`https://shop.example/forms/unsubscribe?token=${token}`);
    const { unsubscribing } = modules.marketingMail;
    expect(await unsubscribing.read(token)).toEqual({ isSubscribed: true });
    expect(await unsubscribing.unsubscribe(token)).toBe(true);
    expect(await unsubscribing.unsubscribe(token)).toBe(true);
    expect(await unsubscribing.read(token)).toEqual({ isSubscribed: false });
    expect(await readRequests()).toEqual([]);
    expect(stringify(await database.db.selectFrom('mail_suppressions').selectAll().execute())).not.toContain(
      'p1@mail',
    );
    await setStock(0);
    await ask('p1@mail.example');
    await deliver();
    expect(box.mails).toHaveLength(2);
    await modules.stockRequests.service.confirm(linkOf(confirmPath));
    expect(await unsubscribing.read(token)).toEqual({ isSubscribed: true });
  });

  test('a stranger’s address that refuses is not even asked again, until it takes that back', async () => {
    await ask('ann@mail.example');
    await deliver();
    const token = linkOf('/forms/unsubscribe');
    await modules.marketingMail.unsubscribing.unsubscribe(token);
    expect(await database.db.selectFrom('mail_suppressions').select('reason').execute()).toEqual([
      { reason: 'refused' },
    ]);
    await ask('ANN@mail.example');
    await deliver();
    expect(box.mails).toHaveLength(1);
    expect(await modules.marketingMail.unsubscribing.resubscribe(token)).toBe(true);
    await ask('ann@mail.example');
    await deliver();
    expect(box.mails).toHaveLength(2);
  });

  test('a letter that waits while its reader unsubscribes is not sent', async () => {
    await wait(2);
    await setStock(1);
    await wave();
    await deliver();
    await sql`update stock_requests set told_at = null, letter_at = null`.execute(database.db);
    await sql`delete from outbox`.execute(database.db);
    await wave();
    await modules.marketingMail.unsubscribing.unsubscribe(linkOf('/forms/unsubscribe'));
    await deliver();
    expect(box.mails).toHaveLength(1);
  });

  test('what names no letter changes nothing', async () => {
    for (const token of ['', 'x'.repeat(43), '\0', 'a'.repeat(5000)]) {
      expect(await modules.marketingMail.unsubscribing.unsubscribe(token)).toBe(false);
      expect(await modules.stockRequests.service.confirm(token)).toBeNull();
    }
  });
});

describe('the list of the staff', () => {
  test('counts people, names goods and holds no address', async () => {
    await wait(3);
    await ask('ann@mail.example');
    const awaited = createAwaitedManagement({ reading: database.db });
    const list = await awaited.list({ offset: 0, limit: 50 });
    expect(list).toMatchObject({
      total: 1,
      people: 3,
      variations: [
        { variationId: jar.variationId, title: 'Moon jar', options: 'Small', stock: 0, people: 3 },
      ],
    });
    expect(stringify(list)).not.toContain('@');
    let file = '';
    for await (const piece of awaited.export({ separator: 'semicolon', language: 'en' })) file += piece;
    expect(file.split('\r\n')[0]).toContain('Product;Variation;SKU;Stock;People waiting;Since');
    expect(file).toMatch(/\r\nMoon jar;Small;[^;]*;0;3;\d{4}-\d\d-\d\d\r\n$/);
  });
});

describe('cleaning', () => {
  test('takes away what waits too long, was never confirmed, or was told long ago', async () => {
    await wait(4);
    const age = (email: string, set: string) =>
      sql`update stock_requests set ${sql.raw(set)} where email = ${email}`.execute(database.db);
    await age('p1@mail.example', "requested_at = now() - interval '181 days'");
    await age('p2@mail.example', "requested_at = now() - interval '8 days', confirmed_at = null");
    await age('p3@mail.example', "told_at = now() - interval '31 days'");
    for (const clean of modules.stockRequests.cleaning) await clean();
    expect((await readRequests()).map(({ email }) => email)).toEqual(['p4@mail.example']);
  });
});
