import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { insertOrder } from '#tests/support/payment-fixture.ts';
import { startFakeCdek, type FakeCdek } from '#tests/support/providers/fake-cdek.ts';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let fake: FakeCdek;
let admin: Member;
let manager: Member;
let variationId: number;

const address = {
  country: 'RU',
  region: '',
  locality: 'Санкт-Петербург',
  street: 'ул. Садовая, 1',
  postalCode: '190000',
};

beforeAll(async () => {
  fake = await startFakeCdek();
  await testShop.set({ ecommerce: { currency: 'RUB' } });
  const vase = await testShop.makeProduct({ title: 'Tall vase', variations: [{ stock: 9, weight: 1.2 }] });
  variationId = vase.variationIds[0] ?? 0;
  admin = await makeMember(testShop, 'admin');
  manager = await makeMember(testShop, 'manager');
});
afterAll(() => fake.stop());
beforeEach(async () => {
  await sql`delete from shipments`.execute(testShop.db());
});

/** As `carriers` holds it once an owner has set CDEK up, but for the address of the API. */
async function offerCarrier(): Promise<void> {
  await sql`insert into carriers (key, enabled, settings)
    values ('cdek', true, ${JSON.stringify(fake.settings)}::jsonb)
    on conflict (key) do update set enabled = true, settings = excluded.settings`.execute(testShop.db());
}

async function makeOrder(): Promise<{ id: string; number: string }> {
  const order = await insertOrder(testShop.db(), {
    status: 'assembling',
    paymentStatus: 'completed',
    paymentMethod: 'yookassa',
    currency: 'RUB',
    variationId,
    quantity: 2,
  });
  await sql`update orders set delivery = jsonb_set(delivery, '{address}', ${JSON.stringify(address)}::jsonb)
    where id = ${order.id}`.execute(testShop.db());
  return order;
}

test('an owner sets a carrier up, and is told whether it takes the keys', async () => {
  const { page, context, trouble } = await openAdmin(testShop, '/carriers', { member: admin });
  await page.getByRole('button', { name: 'Edit CDEK' }).click();
  const drawer = page.getByRole('dialog', { name: 'CDEK' });
  await drawer.getByRole('switch', { name: 'The staff can send parcels with it' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Fill in its keys first').waitFor();
  await drawer.getByLabel('Account', { exact: false }).first().fill('test-account');
  await drawer.getByRole('textbox', { name: 'Secure password' }).fill('test-password');
  await drawer.getByLabel('Code of the CDEK office').fill('MSK5');
  await drawer.getByLabel('Postcode of the sender').fill('101000');
  await drawer.getByLabel('City of the sender').fill('Москва');
  await drawer.getByLabel('Weight of a product').fill('half');
  for (const side of ['Length', 'Width', 'Height'])
    await drawer.getByLabel(`${side} of a product`).fill('20');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Enter a whole number from 1 to 999,999').waitFor();
  await drawer.getByLabel('Weight of a product').fill('500');
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  // What is saved is tried at once: at the fake, as no test asks CDEK itself.
  await sql`insert into carriers (key, version, settings)
    values ('cdek', 0, ${JSON.stringify({ baseUrl: fake.settings['baseUrl'] })}::jsonb)
    on conflict (key) do nothing`.execute(testShop.db());
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('The carrier accepts the keys.').waitFor();
  expect(fake.tokens).toBeGreaterThan(0);
  // The refusals of the form are what the browser logs.
  expect(trouble.errors.filter((error) => !error.includes('422'))).toEqual([]);
  await context.close();
});

test('a parcel is handed to a carrier, its number comes onto the order, and its label is printed', async () => {
  await offerCarrier();
  const { id, number } = await makeOrder();
  const { page, context, trouble } = await openAdmin(testShop, `/orders/${number}`, { member: manager });
  const card = page.getByRole('region', { name: 'Shipments' });
  await card.getByRole('button', { name: 'Create a shipment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a shipment' });
  expect(await dialog.getByLabel('Weight, g').inputValue()).toBe('2,400');
  await dialog.getByRole('button', { name: 'Create the shipment' }).click();
  await dialog.getByText('Choose a service').waitFor();
  await dialog.getByText('To a pickup point').click();
  await dialog.getByRole('button', { name: 'Find points' }).click();
  await dialog.getByRole('combobox', { name: 'Pickup point' }).click();
  await page.getByRole('option', { name: /SPB77.*parcel locker/ }).click();
  await dialog.getByRole('button', { name: 'Show services' }).click();
  await dialog.getByRole('radio', { name: /Посылка склад-постамат/ }).check();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Create the shipment' }).click();
  await dialog.waitFor({ state: 'detached' });
  await card.getByText('Waiting for the carrier').waitFor();

  const made = fake.orders.at(-1);
  expect(made?.body).toMatchObject({
    delivery_point: 'SPB77',
    tariff_code: 368,
    packages: [{ weight: 2400 }],
  });
  fake.accept(made?.uuid ?? '');
  await card.getByText('Accepted').waitFor();
  const tracking = `https://www.cdek.ru/ru/tracking?order_id=${made?.cdekNumber}`;
  await page.waitForFunction((href) => document.querySelectorAll(`a[href="${href}"]`).length === 2, tracking);
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Label of/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^label-${number}-`));
  await expectAccessible({ page });

  await card.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the shipment' }).click();
  await card.getByText('Canceled').waitFor();
  await card.getByRole('button', { name: 'Create a shipment' }).waitFor();
  const order = await testShop.db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  expect(order?.tracking_number).toBe('');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('what the carrier refuses is told in its words', async () => {
  await offerCarrier();
  const { number } = await makeOrder();
  const { page, context } = await openAdmin(testShop, `/orders/${number}`, { member: manager });
  const card = page.getByRole('region', { name: 'Shipments' });
  await card.getByRole('button', { name: 'Create a shipment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a shipment' });
  await dialog.getByRole('button', { name: 'Show services' }).click();
  await dialog.getByRole('radio', { name: /Посылка склад-дверь/ }).check();
  await dialog.getByRole('button', { name: 'Create the shipment' }).click();
  await dialog.waitFor({ state: 'detached' });
  fake.refuse(fake.orders.at(-1)?.uuid ?? '', 'error_phone', 'Телефон получателя указан неверно');
  await card.getByText('Телефон получателя указан неверно').waitFor();
  expect(await card.getByRole('button', { name: 'Create a shipment' }).isVisible()).toBe(true);
  await context.close();
});
