import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Taxes } from '#domain/schemas/tax.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let admin: string;
let manager: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  admin = `Bearer ${(await makeStaff(database.db, 'admin')).token}`;
  manager = `Bearer ${(await makeStaff(database.db, 'manager')).token}`;
});
beforeEach(async () => {
  await sql`delete from tax_rates`.execute(database.db);
  await sql`delete from tax_classes where code <> 'standard'`.execute(database.db);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  payload?: object,
  authorization = admin,
) =>
  api.app.inject({
    method,
    url: `/api/admin/taxes${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  });
const read = async () => (await call('GET')).json<Taxes>();
const settings = async (fields: object = {}) => {
  const { version } = (await read()).settings;
  const off = { enabled: false, country: '', taxNumber: '', byDestination: false, deliveryClass: null };
  return { ...off, version, ...fields };
};
const rate = (fields: object = {}) => ({
  class: 'standard',
  country: 'FI',
  region: '',
  percent: 25.5,
  validFrom: '2024-09-01',
  name: 'VAT',
  ...fields,
});

test('a shop comes with taxes off, the standard class and no rates', async () => {
  expect(await read()).toMatchObject({
    settings: { enabled: false, country: '', byDestination: false, deliveryClass: null },
    classes: [{ code: 'standard', name: '' }],
    rates: [],
  });
});

test('managers read taxes, admins alone change them', async () => {
  expect((await call('GET', '', undefined, manager)).statusCode).toBe(200);
  expect((await call('PUT', '/settings', await settings(), manager)).statusCode).toBe(403);
  expect((await call('POST', '/rates', rate(), manager)).statusCode).toBe(403);
});

test('a tax number is kept without what stands between its signs, and must look like one of the country', async () => {
  const saved = await call(
    'PUT',
    '/settings',
    await settings({ enabled: true, country: 'DE', taxNumber: ' de 136 695 976 ' }),
  );
  expect(saved.json<Taxes>().settings).toMatchObject({ enabled: true, taxNumber: 'DE136695976' });
  const refused = await call('PUT', '/settings', await settings({ country: 'AE', taxNumber: 'DE136695976' }));
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('tax number');
});

test('who sells to companies of the EU has a number of their own for the invoices', async () => {
  const wish = { enabled: true, country: 'DE', sellsToCompanies: true };
  const refused = await call('PUT', '/settings', await settings(wish));
  expect([refused.statusCode, refused.body.includes('"taxNumber"')]).toEqual([422, true]);
  const kept = await call('PUT', '/settings', await settings({ ...wish, taxNumber: 'DE136695976' }));
  expect(kept.json<Taxes>().settings).toMatchObject({ sellsToCompanies: true });
  const elsewhere = await call('PUT', '/settings', await settings({ ...wish, country: 'US' }));
  expect(elsewhere.statusCode).toBe(200);
  expect((await call('PUT', '/settings', await settings())).json<Taxes>().settings.sellsToCompanies).toBe(
    false,
  );
});

test('taxes want a country, a class of the delivery that is there, and the present version', async () => {
  const refused = await call('PUT', '/settings', await settings({ enabled: true }));
  expect([refused.statusCode, refused.body.includes('"country"')]).toEqual([422, true]);
  const gone = await call('PUT', '/settings', await settings({ country: 'DE', deliveryClass: 'gone' }));
  expect([gone.statusCode, gone.body.includes('"deliveryClass"')]).toEqual([422, true]);
  const old = await settings({ country: 'FR' });
  expect((await call('PUT', '/settings', old)).statusCode).toBe(200);
  expect((await call('PUT', '/settings', old)).statusCode).toBe(409);
});

test('rates have three decimals at most, a country, a day and a class that is there', async () => {
  const added = await call('POST', '/rates', rate({ percent: 0.001, region: 'Åland' }));
  expect(added.statusCode).toBe(201);
  expect(added.json<Taxes>().rates).toMatchObject([{ percent: 0.001, region: 'Åland', country: 'FI' }]);
  for (const fields of [
    { percent: 100 },
    { percent: -1 },
    { percent: 1.0001 },
    { percent: '20' },
    { country: 'XX' },
    { country: 'fi' },
    { validFrom: '2026-02-30' },
    { validFrom: '' },
    { class: 'gone' },
    { name: '  ' },
    { region: 'a'.repeat(101) },
  ]) {
    expect([fields, (await call('POST', '/rates', rate(fields))).statusCode]).toEqual([fields, 422]);
  }
  expect((await read()).rates).toHaveLength(1);
});

test('of a class and place one rate begins on a day', async () => {
  expect((await call('POST', '/rates', rate())).statusCode).toBe(201);
  const again = await call('POST', '/rates', rate({ percent: 24 }));
  expect([again.statusCode, again.body.includes('"validFrom"')]).toEqual([422, true]);
  expect((await call('POST', '/rates', rate({ region: 'AX' }))).statusCode).toBe(201);
  const { rates } = await read();
  expect((await call('DELETE', `/rates/${rates[0]?.id}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/rates/${rates[0]?.id}`)).statusCode).toBe(404);
});

test('a class goes with its rates, and its products have the standard one then', async () => {
  expect((await call('POST', '/classes', { code: 'books', name: 'Books' })).statusCode).toBe(201);
  expect((await call('POST', '/classes', { code: 'books', name: 'More books' })).statusCode).toBe(422);
  expect((await call('POST', '/classes', { code: 'Books!', name: 'Books' })).statusCode).toBe(422);
  await call('POST', '/rates', rate({ class: 'books', percent: 14 }));
  await call('PUT', '/settings', await settings({ country: 'FI', deliveryClass: 'books' }));
  const { id: productId } = await createShopFixture(database.db).makeProduct({});
  await sql`update products set tax_class = 'books' where id = ${productId}`.execute(database.db);
  expect((await call('DELETE', '/classes/books')).statusCode).toBe(204);
  expect(await read()).toMatchObject({ settings: { deliveryClass: null }, rates: [] });
  const { rows } = await sql`select tax_class from products where id = ${productId}`.execute(database.db);
  expect(rows).toEqual([{ tax_class: null }]);
  expect((await call('DELETE', '/classes/books')).statusCode).toBe(404);
  expect((await call('DELETE', '/classes/standard')).statusCode).toBe(409);
});

test('known rates are filled in beside what is there already', async () => {
  await call('POST', '/rates', rate({ name: 'ALV' }));
  const fill = (fields: object) => call('POST', '/shipped-rates', { name: 'VAT', ...fields });
  const some = (await fill({ set: 'eu', countries: ['FI', 'DE'] })).json<Taxes>().rates;
  expect(some.map(({ country, percent, name }) => [country, percent, name])).toEqual([
    ['DE', 19, 'VAT'],
    ['FI', 25.5, 'ALV'],
  ]);
  expect((await fill({ set: 'eu' })).json<Taxes>().rates).toHaveLength(27);
  const { rates, classes } = (await fill({ set: 'ru22' })).json<Taxes>();
  expect(classes.map(({ code }) => code)).toEqual(['standard', 'vat-0', 'vat-10']);
  expect(rates.filter(({ country }) => country === 'RU').map((row) => [row.class, row.percent])).toEqual([
    ['standard', 22],
    ['vat-0', 0],
    ['vat-10', 10],
  ]);
  expect((await fill({ set: 'us' })).statusCode).toBe(422);
});

test('prices are entered with tax until the owner says otherwise, and stay so where a call says nothing', async () => {
  expect((await read()).settings.pricesIncludeTax).toBe(true);
  const change = async (fields: object) =>
    (await call('PUT', '/settings', await settings(fields))).json<Taxes>();
  expect((await change({ pricesIncludeTax: false })).settings.pricesIncludeTax).toBe(false);
  expect((await change({})).settings.pricesIncludeTax).toBe(false);
  expect((await change({ pricesIncludeTax: true })).settings.pricesIncludeTax).toBe(true);
});
