import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { LetterDraft } from '#domain/schemas/letter.schema.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { createSettingsReader } from '#modules/settings/settings-reader.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox, type MailBox } from '#tests/support/mail-box.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import { testSecrets } from '#tests/support/secrets.ts';
import { createAdminApi } from '#tests/support/staff.ts';

import { createMailHandlers } from '../mail-handlers.ts';
import { createMailServer } from '../mail-server.ts';
import { createLetterManagement } from './manage-letters.ts';

const origin = 'https://shop.example';
const path = '/mail/letters/order-paid/en';
const stamp = { id: 7, createdAt: new Date('2026-05-01T10:00:00Z'), attempt: 1 };
const draft: LetterDraft = { texts: {}, hidden: [], orderId: null };

let database: TestDatabase;
let api: ApiFixture;
let call: ReturnType<typeof createAdminApi>['call'];
let admin: { id: number; token: string };
let box: MailBox;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  ({ call } = createAdminApi(api));
  admin = await makeStaff(database.db, 'admin');
  const content = createContentFixture(database.db);
  await content.setSettings('common', { sitename: 'Tide & Clay', emails: ['hello@shop.example'] });
});
beforeEach(async () => {
  await database.db.deleteFrom('letter_texts').execute();
  await database.db.deleteFrom('rate_limits').execute();
  box = createMailBox();
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const save = (body: object, address = path) => call('PUT', address, { token: admin.token, body });
const read = async (address = path) => (await call('GET', address, { token: admin.token })).body;
const ownTexts = async (address = path): Promise<Record<string, string>> => {
  const { texts } = await read(address);
  return Object.fromEntries(
    texts
      .filter(({ own }: { own: string }) => own !== '')
      .map(({ id, own }: Record<string, string>) => [id, own]),
  );
};

function manage() {
  return createLetterManagement({
    db: database.db,
    settings: createSettingsReader({ db: database.db }),
    mailServer: createMailServer({ db: database.db, secrets: testSecrets, given: box }),
    limits: createRateLimiter(database.db),
    origin: () => origin,
  });
}

describe('texts of a letter', () => {
  test('are the program’s until somebody changes them, and again once they are put back', async () => {
    const before = await read();
    expect(before).toMatchObject({ kind: 'order-paid', language: 'en', version: 0, hidden: [] });
    expect(before.texts[0]).toEqual({
      id: 'subject',
      original: 'Order {number} is paid',
      own: '',
      words: ['number', 'date', 'total', 'shop'],
      isOptional: false,
    });
    const subject = 'Thank you for {total}';
    const saved = await save({ texts: { subject }, hidden: ['terms'], version: 0 });
    expect(saved).toMatchObject({ status: 200, body: { version: 1, hidden: ['terms'] } });
    expect(await ownTexts()).toEqual({ subject });
    expect(await ownTexts('/mail/letters/order-paid/ru')).toEqual({});
    const { body: list } = await call('GET', '/mail/letters', { token: admin.token });
    const paid = list.letters.find(({ kind }: { kind: string }) => kind === 'order-paid');
    expect(paid).toEqual({ kind: 'order-paid', changed: ['en'] });

    const back = await save({ texts: {}, hidden: [], version: 1 });
    expect(back.body).toEqual({ ...before, version: 2 });
  });

  test('keep only what differs from the original, so that a better one reaches the rest', async () => {
    const texts = { subject: 'Order {number} is paid', heading: '', intro: 'We have it.' };
    await save({ texts, hidden: [], version: 0 });
    const { rows } = await sql<{ texts: object }>`select texts from letter_texts`.execute(database.db);
    expect(rows).toEqual([{ texts: { intro: 'We have it.' } }]);
  });

  test.each([
    [{ subject: 'Order {order}' }, 'subject', '{order} is not a placeholder of this text'],
    [{ greeting: 'Dear {totalx}' }, 'greeting', '{totalx} is not a placeholder'],
    [{ note: 'No such text here' }, 'note', 'This letter has no such text'],
    [{ subject: 'x'.repeat(151) }, 'subject', 'Enter at most 150 characters'],
    [{ intro: 'x'.repeat(1501) }, 'intro', 'Enter at most 1,500 characters'],
    [{ intro: 5 }, 'intro', 'Enter a text'],
  ])('%# wrong texts are refused with the field and the reason', async (texts, field, reason) => {
    const { status, body } = await save({ texts, hidden: [], version: 0 });
    expect(status).toBe(422);
    expect(body.children.texts.children[field].errors.join(' ')).toContain(reason);
    expect(await ownTexts()).toEqual({});
  });

  test.each([[['subject']], [['unpaid']], [['nothing']]])('%j cannot be left out of it', async (hidden) => {
    expect((await save({ texts: {}, hidden, version: 0 })).status).toBe(422);
  });

  test('what breaks a line of the subject is a space, and what turns the direction is gone', async () => {
    await save({ texts: { subject: 'Paid\r\nBcc: eve@evil.example\u202e' }, hidden: [], version: 0 });
    expect(await ownTexts()).toEqual({ subject: 'Paid Bcc: eve@evil.example' });
  });

  test('of two who save the same version one is told that there was another', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        ['Mine', 'Yours', 'Theirs'].map((heading) => save({ texts: { heading }, hidden: [], version })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const won = answers.find(({ status }) => status === 200);
      expect((await read()).version).toBe(version + 1);
      expect(won?.body.version).toBe(version + 1);
    }
  });

  test('a version from before the letter was put back is refused', async () => {
    await save({ texts: { heading: 'One' }, hidden: [], version: 0 });
    await save({ texts: {}, hidden: [], version: 1 });
    expect((await save({ texts: { heading: 'Late' }, hidden: [], version: 1 })).status).toBe(409);
    expect((await save({ texts: { heading: 'Late' }, hidden: [], version: 0 })).status).toBe(409);
    expect(await ownTexts()).toEqual({});
  });

  test('a letter or language that there is not is not found', async () => {
    for (const address of ['/mail/letters/order-eaten/en', '/mail/letters/order-paid/xx'])
      expect((await call('GET', address, { token: admin.token })).status).toBe(404);
  });

  test('are changed by administrators alone', async () => {
    const { token } = await makeStaff(database.db, 'manager');
    const { token: customer } = await makeUser(database.db);
    for (const [own, status] of [
      [token, 403],
      [customer, 403],
      [undefined, 401],
    ] as const) {
      const body = { texts: {}, hidden: [], version: 0 };
      expect((await call('PUT', path, { token: own, body })).status).toBe(status);
      expect((await call('GET', path, { token: own })).status).toBe(status);
      expect((await call('POST', `${path}/preview`, { token: own, body: draft })).status).toBe(status);
      expect((await call('POST', `${path}/test-letter`, { token: own, body: draft })).status).toBe(status);
    }
  });
});

describe('a preview', () => {
  test('is an example where the shop has no order, and says so', async () => {
    const shown = await manage().preview({ kind: 'order-paid', language: 'ru' }, draft, admin.id);
    expect(shown).toMatchObject({ subject: 'Заказ 1001 оплачен', order: null, isExample: true });
  });

  test('is about the newest order, or the one that is chosen, and opens neither', async () => {
    const first = await insertOrder(database.db);
    await sql`update orders set created_at = created_at - interval '1 hour'`.execute(database.db);
    const second = await insertOrder(database.db);
    const tokens = () => sql`select count(*)::int as n from order_access`.execute(database.db);
    const before = (await tokens()).rows;
    const letters = manage();
    const texts = { subject: 'About {number}', closing: 'See you' };
    for (const [orderId, number] of [
      [null, second.number],
      [first.id, first.number],
    ] as const) {
      const shown = await letters.preview(
        { kind: 'order-paid', language: 'en' },
        { texts, hidden: [], orderId },
        admin.id,
      );
      expect(shown).toMatchObject({ subject: `About ${number}`, order: number, isExample: false });
      expect(shown.text).toContain('See you');
      for (const [, href] of shown.html.matchAll(/href="(https:[^"]*)"/g)) expect(href).toBe(origin);
    }
    expect((await tokens()).rows).toEqual(before);
    expect(await ownTexts()).toEqual({});
    const nobody = { ...draft, orderId: crypto.randomUUID() };
    await expect(
      letters.preview({ kind: 'order-paid', language: 'en' }, nobody, admin.id),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('of wrong texts is refused as they are', async () => {
    const body = { ...draft, texts: { subject: '{nobody}' } };
    const { status } = await call('POST', `${path}/preview`, { token: admin.token, body });
    expect(status).toBe(422);
  });

  test('of an account is about whoever looks', async () => {
    const shown = await manage().preview({ kind: 'password-reset', language: 'en' }, draft, admin.id);
    expect(shown.text).toContain('Hello, The admin!');
    expect(shown.order).toBeNull();
  });
});

test('a test letter goes to whoever asks for it, with what is typed, and no more than so many an hour', async () => {
  const letters = manage();
  const key = { kind: 'welcome', language: 'en' } as const;
  const typed = { ...draft, texts: { subject: 'Typed for {shop}' } };
  expect(await letters.test(key, typed, admin.id)).toEqual({ outcome: 'sent', detail: '' });
  const { email } = await database.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', admin.id)
    .executeTakeFirstOrThrow();
  expect(box.mails).toHaveLength(1);
  expect(box.mails[0]).toMatchObject({ to: [email], subject: 'Typed for Tide & Clay' });
  const more = await Promise.allSettled(Array.from({ length: 30 }, () => letters.test(key, typed, admin.id)));
  expect(more.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test('an order’s letter says the owner’s texts, in the language of the order, from when they are saved', async () => {
  const { id } = await insertOrder(database.db);
  await sql`update orders set email_confirmed_at = now(),
    contact = contact || '{"email": "ann@mail.example", "firstName": "Ann"}' where id = ${id}`.execute(
    database.db,
  );
  const handlers = createMailHandlers({
    db: database.db,
    settings: createSettingsReader({ db: database.db }),
    transport: box,
    origin: () => origin,
    limits: createRateLimiter(database.db),
    issueOrderAccess: (orderId, email) => issueOrderAccess(database.db, orderId, email),
    attachInvoices: async () => [],
    listDownloads: async () => [],
    findByVariation: async () => null,
    isCodeGood: async () => false,
    giftCards: { read: async () => null, markSent: async () => {} },
  });
  const send = async () => {
    await handlers['mail.order-paid']({ orderId: id }, stamp);
    return box.mails.at(-1);
  };
  const original = await send();
  await save(
    { texts: { subject: 'Paid, {shop}', greeting: 'Dear {name},' }, hidden: ['terms'], version: 0 },
    path,
  );
  await save({ texts: { subject: 'Оплачено' }, hidden: [], version: 0 }, '/mail/letters/order-paid/ru');
  const own = await send();
  expect(own?.subject).toBe('Paid, Tide & Clay');
  expect(own?.text).toContain('Dear Ann,');
  expect(own?.text).not.toContain('Payment:');
  await sql`update orders set language = 'ru' where id = ${id}`.execute(database.db);
  expect((await send())?.subject).toBe('Оплачено');
  await sql`update orders set language = 'en' where id = ${id}`.execute(database.db);
  await save({ texts: {}, hidden: [], version: 1 });
  expect({ ...(await send()), html: '', text: '' }).toEqual({ ...original, html: '', text: '' });
});
