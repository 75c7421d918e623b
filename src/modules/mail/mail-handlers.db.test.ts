import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { orderRequestSchema } from '#domain/schemas/order.schema.ts';
import { hashToken } from '#modules/auth/tokens.ts';
import { buildModules } from '#modules/build-modules.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox, type MailBox } from '#tests/support/mail-box.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createMailHandlers, type AttachInvoices, type MailHandlers } from './mail-handlers.ts';
import type { Mail } from './mail-transport.ts';

type Language = 'en' | 'ru';

const origin = 'https://shop.example';
const stamp = { id: 7, createdAt: new Date('2026-05-01T10:00:00Z'), attempt: 1 };
const guest = { userId: null, clientKey: '198.51.100.7' };

let database: TestDatabase;
let attach: AttachInvoices = async () => [];
let box: MailBox;
let handlers: MailHandlers;
let modules: ReturnType<typeof buildModules>['modules'];
/** Of the variation that is bought, not the product's first. */
let picture: number;
let product: { id: number; variationId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const shop = createShopFixture(db);
  picture = await shop.makeImage();
  const made = await shop.makeProduct({
    slug: 'vase',
    title: 'Tall <b>vase</b>',
    imageIds: [await shop.makeImage(), picture],
    options: [{ title: 'Size', values: ['Small', 'Large'] }],
    variations: [{ fullPrice: 150_050, discountPrice: 100_000, values: { Size: 'Large' }, imageId: picture }],
  });
  product = { id: made.id, variationId: made.variationIds[0] ?? 0 };
  await db
    .insertInto('locations')
    .values({
      code: 'studio',
      title: 'The studio',
      address: '12 Cornhill St',
      work_time: 'Tue–Sat',
      shipping_speed: 'day_1',
      price: 900,
    })
    .execute();
});
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
  // Each test's orders are the first ones of the hour.
  await sql`update orders set created_at = created_at - interval '2 hours'`.execute(database.db);
  await configure('en');
});
afterAll(() => database.drop());

async function configure(language: Language): Promise<void> {
  const content = createContentFixture(database.db);
  await content.setSettings('language', language);
  await content.setSettings('ecommerce', {
    currency: 'USD',
    priceFormatSeparator: 'comma',
    showCheckoutPolicy: false,
  });
  await content.setSettings('common', {
    sitename: 'Tide & Clay',
    emails: ['hello@shop.example'],
    phones: ['+7 912 345-67-89'],
  });
  box = createMailBox();
  ({ modules } = buildModules(testModulesOptions(database.db, { definitions: new Map(), mail: box })));
  handlers = createMailHandlers({
    db: database.db,
    settings: modules.settings.reader,
    transport: box,
    origin: () => origin,
    limits: createRateLimiter(database.db),
    findByVariation: (variationId) => modules.products.reader.findByVariation(variationId),
    isCodeGood: modules.promotions.isCodeGood,
    attachInvoices: async (orderId, refundId) => attach(orderId, refundId),
    listDownloads: async () => [],
    giftCards: modules.giftCards.mail,
    issueOrderAccess: (orderId, email) => issueOrderAccess(database.db, orderId, email),
  });
}

async function placeOrder(fields: object = {}): Promise<string> {
  const request = orderRequestSchema.parse({
    firstName: 'Ann',
    phone: '+971501234567',
    email: 'ann@mail.example',
    deliveryType: 'pickup',
    locationCode: 'studio',
    paymentMethod: 'cash',
    items: [{ variationId: product.variationId, quantity: 2 }],
    ...fields,
  });
  return (await modules.orders.service.place(request, guest)).id;
}

function onlyMail(): Mail {
  expect(box.mails).toHaveLength(1);
  const [mail] = box.mails;
  if (!mail) throw new Error('No mail was sent');
  return mail;
}

/** No key of a message is shown as such, and every link and picture is the shop's own. */
function expectWhole({ subject, html, text }: Mail): void {
  for (const part of [subject, html, text]) {
    expect(part).not.toMatch(/mail\.\w+\.\w+|\{\w+\}|undefined|\[object/);
  }
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses)
    expect(address).toMatch(/^(?:https:\/\/shop\.example|tel:\+?\d+$|mailto:)/);
}

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  beforeEach(() => configure(language));

  test.each(['mail.order-placed', 'mail.order-paid', 'mail.order-shipped', 'mail.order-canceled'] as const)(
    '%s tells the lines, the totals and the way to the order',
    async (topic) => {
      await handlers[topic]({ orderId: await placeOrder() }, stamp);
      const mail = onlyMail();
      expectWhole(mail);
      expect(mail.to).toEqual(['ann@mail.example']);
      expect(mail.from).toEqual({ name: 'Tide & Clay', address: 'hello@shop.example' });
      expect(mail.html).toContain(`lang="${language}"`);
      for (const part of [mail.html, mail.text]) {
        expect(part).toContain('$2,000');
        expect(part).toContain('$2,009');
        expect(part).toContain('Large');
      }
      const shown = [
        ...mail.html.matchAll(/src="(https:\/\/shop\.example\/img\/outbound\/160x160\/[^"]+\.jpg)"/g),
      ];
      expect(shown.map(([, address]) => address)).toEqual([expect.stringContaining(`/${picture}-`)]);
      expect(/\p{Script=Cyrillic}/u.test(mail.subject)).toBe(language === 'ru');
    },
  );

  test('mail.welcome, mail.review-approved and mail.lead are whole [R740]', async () => {
    const user = await makeUser(database.db);
    const review = await sql<{
      id: number;
    }>`insert into reviews (product_id, name, email, rating, text, status)
      values (${product.id}, 'Ann', 'ann@mail.example', 4, 'Holds a dozen tulips', 'approved')
      returning id`.execute(database.db);
    const lead = await sql<{ id: number }>`insert into leads
        (name, phone, email, text, url, utm, product_id, product_title)
      values ('Ann', '+971501234567', 'ann@mail.example', E'Is it\nheavy?', 'https://shop.example/x?a=1&b=2',
        '{"utm_source": "ads"}', ${product.id}, 'Tall vase') returning id`.execute(database.db);
    await handlers['mail.welcome']({ userId: user.id }, stamp);
    await handlers['mail.review-approved']({ reviewId: review.rows[0]?.id ?? 0 }, stamp);
    await handlers['mail.lead']({ leadId: lead.rows[0]?.id ?? 0 }, stamp);
    for (const mail of box.mails) expectWhole(mail);
    const [, approved, enquiry] = box.mails;
    expect(approved?.to).toEqual(['ann@mail.example']);
    expect(approved?.text).toContain('★★★★☆');
    expect(approved?.html).toContain('href="https://shop.example/products/vase"');
    expect(enquiry).toMatchObject({ to: ['hello@shop.example'], replyTo: 'ann@mail.example' });
    expect(enquiry?.text).toContain('> Is it\n> heavy?');
    expect(enquiry?.html).toContain('href="https://shop.example/x?a=1&amp;b=2"');
  });
});

test('the link of a guest opens the order with a token of its own, that of a customer needs none', async () => {
  const orderId = await placeOrder();
  await handlers['mail.order-placed']({ orderId }, stamp);
  const token = /\/payment\?order=\d+&token=([\w-]{43})/.exec(onlyMail().text)?.[1] ?? '';
  const opened = await modules.orders.service.find(orderId, {
    userId: null,
    tokenHashes: [hashToken(token)],
  });
  expect(opened?.id).toBe(orderId);

  const { id } = await makeUser(database.db);
  await sql`update orders set user_id = ${id} where id = ${orderId}`.execute(database.db);
  box.mails.length = 0;
  await handlers['mail.order-placed']({ orderId }, stamp);
  expect(onlyMail().text).toMatch(/https:\/\/shop\.example\/account\/orders\/details\?number=\d+\n/);
  expect(onlyMail().html).not.toContain('token');
});

describe('an address that nobody has confirmed', () => {
  const typed = {
    firstName: 'WIN-A-PRIZE',
    lastName: 'evil.example',
    comment: 'Call +1 555 0100 now',
    receiver: { firstName: 'Receiver-text', lastName: '', phone: '+971501234568' },
  };
  const repeated = /WIN-A-PRIZE|evil\.example|555 0100|Receiver-text|971501234567/;
  const topics = [
    'mail.order-placed',
    'mail.order-paid',
    'mail.order-shipped',
    'mail.order-canceled',
  ] as const;

  test('gets emails without a word of what was typed', async () => {
    const orderId = await placeOrder(typed);
    for (const topic of topics) await handlers[topic]({ orderId }, stamp);
    expect(box.mails).toHaveLength(topics.length);
    for (const { subject, html, text } of box.mails)
      expect(`${subject} ${html} ${text}`).not.toMatch(repeated);
    // The shop reads all of it.
    await handlers['mail.shop-order-placed']({ orderId }, stamp);
    expect(box.mails.at(-1)?.text).toMatch(repeated);
  });

  test('is asked to confirm, and told the whole once it has', async () => {
    const orderId = await placeOrder(typed);
    await handlers['mail.order-placed']({ orderId }, stamp);
    const { subject, text } = onlyMail();
    expect(subject).toMatch(/^Please confirm your order \d+$/);
    expect(text).toMatch(/The goods are kept for you until \w{3} \d+, \d{4}, \d+:\d\d [AP]M;/);
    const token = /\/payment\?order=\d+&token=([\w-]{43})/.exec(text)?.[1] ?? '';
    await modules.orders.service.confirm(orderId, { userId: null, tokenHashes: [hashToken(token)] });
    await handlers['mail.order-paid']({ orderId }, stamp);
    expect(box.mails[1]?.text).toContain('Hello, WIN-A-PRIZE!');
    expect(box.mails[1]?.text).toContain('Call +1 555 0100 now');
  });

  test('gets three such emails an hour, however many orders name it; a second try is the same email', async () => {
    const outcomes: unknown[] = [];
    for (let count = 0; count < 5; count++)
      outcomes.push(await handlers['mail.order-placed']({ orderId: await placeOrder() }, stamp));
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'skipped', 'skipped']);
    const orderId = await placeOrder();
    expect(await handlers['mail.order-placed']({ orderId }, { ...stamp, attempt: 2 })).toBe('sent');
  });

  test('is told no name by the emails about an account either', async () => {
    const user = await makeUser(database.db);
    await sql`update users set first_name = 'WIN-A-PRIZE' where id = ${user.id}`.execute(database.db);
    for (const topic of ['mail.welcome', 'mail.confirm-email', 'mail.password-reset'] as const)
      await handlers[topic]({ userId: user.id }, stamp);
    for (const { subject, html, text } of box.mails)
      expect(`${subject} ${html} ${text}`).not.toMatch(repeated);
    await sql`update users set email_confirmed_at = now() where id = ${user.id}`.execute(database.db);
    await handlers['mail.password-reset']({ userId: user.id }, stamp);
    expect(box.mails.at(-1)?.text).toContain('WIN-A-PRIZE');
  });
});

test('a mail is in the language of its order, not in that of the shop today', async () => {
  const orderId = await placeOrder();
  await configure('ru');
  await handlers['mail.order-paid']({ orderId }, stamp);
  expect(onlyMail().subject).toMatch(/^Order \d+ is paid$/);
});

test('an order that waits at the pickup location says where and when', async () => {
  const orderId = await placeOrder();
  await sql`update orders set status = 'ready_for_pickup' where id = ${orderId}`.execute(database.db);
  await handlers['mail.order-shipped']({ orderId }, stamp);
  expect(onlyMail().subject).toMatch(/^Order \d+ is ready for pickup$/);
  expect(onlyMail().text).toContain('Pickup: The studio, 12 Cornhill St, Tue–Sat');
});

test('a shipped order names its tracking number, and links to where it is followed', async () => {
  const orderId = await placeOrder();
  await sql`update orders set status = 'shipped', tracking_number = 'RR <1>',
    tracking_url = 'https://post.example/?id=1&x=2' where id = ${orderId}`.execute(database.db);
  await handlers['mail.order-shipped']({ orderId }, stamp);
  expect(onlyMail().text).toContain('Tracking number: RR <1>');
  expect(onlyMail().html).toContain('href="https://post.example/?id=1&amp;x=2"');
  expect(onlyMail().html).toContain('RR &lt;1&gt;');
});

test('an order to be paid online says that it waits, a paid one does not', async () => {
  const orderId = await placeOrder();
  await sql`update orders set payment_method = 'stripe', payment_status = 'pending' where id = ${orderId}`.execute(
    database.db,
  );
  await handlers['mail.order-placed']({ orderId }, stamp);
  expect(onlyMail().text).toContain('It is not paid yet');
  await sql`update orders set payment_status = 'completed' where id = ${orderId}`.execute(database.db);
  await handlers['mail.order-placed']({ orderId }, stamp);
  expect(box.mails[1]?.text).not.toContain('not paid yet');
});

test('a refund is asked of the manager with the payment and the customer', async () => {
  const orderId = await placeOrder();
  const { rows } = await sql<{ id: string }>`insert into payments
      (order_id, provider, provider_id, status, amount, currency, idempotency_key)
    values (${orderId}, 'stripe', 'pi_1', 'needsRefund', 200900, 'USD', 'k') returning id`.execute(
    database.db,
  );
  await handlers['mail.order-needs-refund']({ orderId, paymentId: rows[0]?.id ?? '' }, stamp);
  const mail = onlyMail();
  expectWhole(mail);
  expect(mail).toMatchObject({ to: ['hello@shop.example'], replyTo: 'ann@mail.example' });
  for (const fact of ['Stripe', 'pi_1', '$2,009', 'ann@mail.example']) expect(mail.text).toContain(fact);
});

test('a reset link is minted as the mail is written, works once and is stored nowhere in clear', async () => {
  const user = await makeUser(database.db, 'reset@mail.example');
  await handlers['mail.password-reset']({ userId: user.id }, stamp);
  const mail = onlyMail();
  expectWhole(mail);
  expect(mail.to).toEqual(['reset@mail.example']);
  const token = /https:\/\/shop\.example\/reset_password_confirm\/([\w-]{43})/.exec(mail.text)?.[1] ?? '';
  expect(mail.html).toContain(`${origin}/reset_password_confirm/${token}`);
  const { rows } = await sql<{ userId: number }>`select user_id as "userId" from auth_tokens
    where token_hash = ${hashToken(token)} and purpose = 'password_reset'`.execute(database.db);
  expect(rows).toEqual([{ userId: user.id }]);
});

test('each mail keeps the id and the date of its message', async () => {
  const user = await makeUser(database.db);
  await handlers['mail.welcome']({ userId: user.id }, stamp);
  await handlers['mail.welcome']({ userId: user.id }, { ...stamp, attempt: 2 });
  const ids = box.mails.map(({ messageId, date }) => [messageId, date.toISOString()]);
  const expected = ['<outbox-7-1777629600000@shop.example>', '2026-05-01T10:00:00.000Z'];
  expect(ids).toEqual([expected, expected]);
});

test('the mails that confirm an email bring a link that does, until it is confirmed', async () => {
  const email = 'newcomer@mail.example';
  const user = await makeUser(database.db, email);
  await handlers['mail.welcome']({ userId: user.id }, stamp);
  await handlers['mail.confirm-email']({ userId: user.id }, stamp);
  for (const mail of box.mails) expectWhole(mail);
  const [first = '', second = ''] = box.mails.map(
    ({ text }) => /https:\/\/shop\.example\/account\/orders#confirm=([\w-]{43})/.exec(text)?.[1] ?? '',
  );
  // Only the newest is good.
  await expect(modules.customers.accounts.confirmEmail(user.id, first)).rejects.toMatchObject({
    code: 'not_found',
  });
  await modules.customers.accounts.confirmEmail(user.id, second);
  expect(await handlers['mail.confirm-email']({ userId: user.id }, stamp)).toBe('skipped');
  expect(box.mails).toHaveLength(2);
});

test('nothing is sent about what is gone, nor to nobody', async () => {
  const user = await makeUser(database.db);
  await sql`update users set deleted_at = now() where id = ${user.id}`.execute(database.db);
  await handlers['mail.welcome']({ userId: user.id }, stamp);
  await handlers['mail.confirm-email']({ userId: user.id }, stamp);
  await handlers['mail.password-reset']({ userId: user.id }, stamp);
  await handlers['mail.order-paid']({ orderId: crypto.randomUUID() }, stamp);
  await handlers['mail.order-placed']({ orderId: await placeOrder({ email: '' }) }, stamp);
  await handlers['mail.review-approved']({ reviewId: 999_999 }, stamp);
  await handlers['mail.lead']({ leadId: 999_999 }, stamp);
  expect(box.mails).toEqual([]);
});

test('the letter of a payment brings the invoice; when it cannot be drawn again and again it goes without', async () => {
  const orderId = await placeOrder();
  const asked: unknown[] = [];
  attach = async (...order) => {
    asked.push(order);
    return [{ name: 'INV-1.pdf', bytes: Buffer.from('%PDF-') }];
  };
  await handlers['mail.order-paid']({ orderId }, stamp);
  expect(asked).toEqual([[orderId, null]]);
  expect(onlyMail().attachments).toEqual([{ name: 'INV-1.pdf', bytes: Buffer.from('%PDF-') }]);

  attach = () => Promise.reject(new Error('The thread has ended'));
  await expect(handlers['mail.order-paid']({ orderId }, { ...stamp, attempt: 3 })).rejects.toThrow('thread');
  await handlers['mail.order-paid']({ orderId }, { ...stamp, attempt: 4 });
  expect(box.mails).toHaveLength(2);
  expect(box.mails.at(-1)?.attachments).toBeUndefined();
  attach = async () => [];
});
