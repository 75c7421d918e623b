import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { CustomerImport } from '#domain/schemas/customer-import.schema.ts';
import type { CustomerDetail } from '#domain/schemas/customer.schema.ts';
import { issueToken } from '#modules/auth/tokens.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let api: ApiFixture;
let admin: { token: string };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  admin = await makeStaff(database.db, 'admin');
});
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  await database.db.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

async function send(file: string | Buffer, writes = true) {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/admin/customers/import?writes=${writes ? 1 : 0}`,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'text/csv' },
    payload: file,
  });
  return { status: answer.statusCode, body: answer.json<CustomerImport & { message?: string }>() };
}

async function stored() {
  const { rows } = await sql<Record<string, unknown>>`
    select email, first_name as first, last_name as last, phone, address, password_hash as password,
      email_confirmed_at as confirmed from users order by id`.execute(database.db);
  return rows;
}

/** As Shopify writes it: help.shopify.com, "Customer CSV file columns"; apostrophes as its own files have them. */
const shopify = [
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags',
  `'7210448301122,Inès,"O'Hara, Jr.",INES@Mail.example,no,Ranch,HC 31 Box 4500,Apt 4,Elko,NV,US,'89801,(775) 555-0154,,no,7790.44,6,"Likes
blue",yes,"retail, ag"`,
  `'7210448301123,Max,Roth,max@mail.example,yes,,Ring 1,,Berlin,,DE,'10115,,'+49 30 901820,no,0.00,0,,no,`,
  `'7210448301124,,,,no,,,,,,,,,'+15555550100,no,0.00,0,,no,`,
].join('\r\n');

describe('a file of Shopify', () => {
  test('brings names, phones and addresses as the shop keeps them, and says what has no place', async () => {
    const { status, body } = await send(shopify);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rows: 3,
      created: 2,
      known: 0,
      leftOut: 1,
      problems: [{ line: 5, reason: 'noEmail', value: '' }],
      problemCount: 1,
      unused: [
        'Customer ID',
        'Accepts Email Marketing',
        'Default Address Company',
        'Accepts SMS Marketing',
        'Total Spent',
        'Total Orders',
        'Note',
        'Tax Exempt',
        'Tags',
      ],
    });
    expect(await stored()).toEqual([
      {
        email: 'ines@mail.example',
        first: 'Inès',
        last: "O'Hara, Jr.",
        // Nevada's, though the shop is elsewhere.
        phone: '+17755550154',
        address: {
          country: 'US',
          region: expect.stringMatching(/NV$/),
          locality: 'Elko',
          street: 'HC 31 Box 4500, Apt 4',
          postalCode: '89801',
        },
        password: null,
        confirmed: null,
      },
      {
        email: 'max@mail.example',
        first: 'Max',
        last: 'Roth',
        phone: '+4930901820',
        address: { country: 'DE', locality: 'Berlin', street: 'Ring 1', postalCode: '10115' },
        password: null,
        confirmed: null,
      },
    ]);
    const { rows } = await sql<{ id: number }>`select id from users order by id`.execute(database.db);
    const shown = await api.get(`/admin/customers/${rows[0]?.id}`, {
      authorization: `Bearer ${admin.token}`,
    });
    expect(shown.json<CustomerDetail>()).toMatchObject({ name: "Inès O'Hara, Jr.", orders: 0 });
  });

  test('is only looked at until it is to be written, and changes nothing when it comes again', async () => {
    const looked = await send(shopify, false);
    expect(await stored()).toEqual([]);
    expect((await send(shopify)).body).toEqual(looked.body);
    await sql`update users set first_name = 'Own', password_hash = 'x' where email = 'max@mail.example'`.execute(
      database.db,
    );
    const before = await stored();
    expect((await send(shopify, false)).body).toMatchObject({ created: 0, known: 2, leftOut: 1 });
    expect((await send(shopify)).body).toMatchObject({ created: 0, known: 2, leftOut: 1 });
    expect(await stored()).toEqual(before);
  });

  test('writes to nobody', async () => {
    await send(shopify);
    const { rows } = await sql`select 1 from outbox`.execute(database.db);
    expect(rows).toEqual([]);
  });
});

test.each([
  [
    'the customers report of WooCommerce',
    'Name,Username,"Last Active","Sign Up",Email,Orders,"Total Spend",AOV,"Country / Region",City,Region,"Postal Code"\nAnna van Dam,anna,2026-01-02,2025-01-02,anna@mail.example,2,40,20,NL,Utrecht,Utrecht,3511 AB',
    {
      first: 'Anna',
      last: 'van Dam',
      address: { country: 'NL', locality: 'Utrecht', postalCode: '3511 AB' },
    },
  ],
  [
    'users of WordPress with their billing fields',
    'user_email,first_name,last_name,billing_phone,billing_country,billing_city,billing_address_1\nanna@mail.example,Anna,Dam,+31 20 624 1111,NL,Utrecht,Kade 1',
    { first: 'Anna', last: 'Dam', phone: '+31206241111', address: { country: 'NL', street: 'Kade 1' } },
  ],
  [
    'a Russian spreadsheet with semicolons',
    'ФИО;Эл. почта;Телефон;Страна;Город\nДам Анна Петровна;anna@mail.example;8 (495) 111-22-33;Россия;Москва',
    {
      first: 'Анна Петровна',
      last: 'Дам',
      phone: '+74951112233',
      address: { country: 'RU', locality: 'Москва' },
    },
  ],
])('%s is understood', async (_, file, expected) => {
  expect((await send(file)).body).toMatchObject({ created: 1, problems: [] });
  expect(await stored()).toMatchObject([{ email: 'anna@mail.example', ...expected }]);
});

test('what cannot be used is told by line; the rest comes in', async () => {
  const { body } = await send(
    [
      'Email,Name,Phone,Country',
      'no address,Ann,,',
      'eve@mail.example,Eve,12,Atlantis',
      ' EVE@mail.example ,Eve,,',
      '"<script>@mail.example",Bob,,',
    ].join('\n'),
  );
  expect(body).toMatchObject({ rows: 4, created: 1, known: 0, leftOut: 3, problemCount: 5 });
  expect(body.problems).toEqual([
    { line: 2, reason: 'wrongEmail', value: 'no address' },
    { line: 3, reason: 'country', value: 'Atlantis' },
    { line: 3, reason: 'phone', value: '12' },
    { line: 4, reason: 'repeated', value: 'eve@mail.example' },
    { line: 5, reason: 'wrongEmail', value: '<script>@mail.example' },
  ]);
  expect(await stored()).toMatchObject([{ email: 'eve@mail.example', phone: null, address: null }]);
});

test('of many problems the first hundred are listed, and all are counted', async () => {
  const { body } = await send(`email\n${'nobody\n'.repeat(250)}`);
  expect(body).toMatchObject({ rows: 250, leftOut: 250, problemCount: 250 });
  expect(body.problems).toHaveLength(100);
});

test.each([
  ['a table without emails', 'Name,Phone\nAnn,1', 'No column of the file is called “Email”'],
  [
    'XML',
    '<?xml version="1.0"?><yml_catalog><shop/></yml_catalog>',
    'No column of the file is called “Email”',
  ],
  ['nothing but headings', 'Email,Name\n', 'The file has no rows'],
])('%s is refused with words', async (_, file, message) => {
  const { status, body } = await send(file);
  expect([status, body.message]).toEqual([422, message]);
  expect(await stored()).toEqual([]);
});

test('an account that opens meanwhile is its owner’s: two files and a registration make one', async () => {
  const file = `email,name\n${Array.from({ length: 300 }, (_, n) => `n${n}@mail.example,N`).join('\n')}`;
  const [one, other] = await Promise.all([
    send(file),
    send(file),
    makeUser(database.db, 'n299@mail.example'),
  ]);
  expect(one.body.created + other.body.created).toBe(299);
  expect(await stored()).toHaveLength(300);
});

test('its owner gets into an imported account by a new password alone', async () => {
  await send('email,name\nann@mail.example,Ann Lee');
  const call = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api${path}`, payload });
  for (const password of ['null', 'password'])
    expect((await call('/login_check', { username: 'ann@mail.example', password })).statusCode).toBe(401);
  const asked = await call('/reset_password_request', { email: 'ann@mail.example' });
  expect(asked.statusCode).toBe(200);
  const { rows: users } = await sql<{ id: number }>`select id from users`.execute(database.db);
  const userId = users[0]?.id ?? 0;
  const { rows: mails } = await sql`
    select payload from outbox where topic = 'mail.password-reset'`.execute(database.db);
  expect(mails).toEqual([{ payload: { userId } }]);
  const link = await issueToken(database.db, { userId }, 'password_reset');
  const password = 'seven green tides';
  expect((await call(`/reset_password_confirm/${link}`, { password })).statusCode).toBe(200);
  expect((await call('/login_check', { username: 'Ann@mail.example', password })).statusCode).toBe(200);
});
