import { sql } from 'kysely';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { startFakeCdek, type FakeCdek } from '#tests/support/providers/fake-cdek.ts';

import { openAdmin } from './support/admin.ts';
import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openCartWith } from './support/cart.ts';
import { fillBuyer, isReady, submitButton } from './support/checkout.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let fake: FakeCdek;
let bowl: MadeProduct;

const ecommerce = { currency: 'RUB', priceFormatSeparator: 'none', showCheckoutPolicy: false };

beforeAll(async () => {
  fake = await startFakeCdek();
  bowl = await testShop.makeProduct({
    title: 'Bowl',
    slug: 'bowl',
    variations: [{ fullPrice: 100_000, weight: 1 }],
  });
  await testShop.set({ ecommerce });
  await sql`insert into carriers (key, enabled, settings)
    values ('cdek', true, ${JSON.stringify(fake.settings)}::jsonb)`.execute(testShop.db());
  await sql`insert into shipping_zones (code, title, shipping_speed, price)
    values ('all', 'Courier', 'day_3', 30000)`.execute(testShop.db());
  await testShop.notify(['delivery']);
});
afterAll(() => fake.stop());
beforeEach(async () => {
  fake.fault = null;
  await sql`truncate carrier_quotes`.execute(testShop.db());
});

/** A tile of a map: one square of some colour. */
const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dce8dc" stroke="#b8c8b8"/></svg>';

/** Where a map has the only point that it frames. */
async function clickMiddle(ground: Locator): Promise<void> {
  const box = await ground.boundingBox();
  if (!box) throw new Error('There is no map');
  await ground.click({ position: { x: box.width / 2, y: box.height / 2 } });
}

async function fillCheckout(page: Page): Promise<void> {
  await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  await fillBuyer(page);
  await page.locator('select[name="address[country]"]').selectOption('RU');
  await page.locator('input[name="address[locality]"]').fill('Санкт-Петербург');
  await page.locator('textarea[name="address[street]"]').fill('ул. Садовая, 1');
  await page.locator('input[name="address[postalCode]"]').fill('190000');
  await page.locator('input[name=paymentMethod][value=cash]').check();
}

test('a zone takes its price from a carrier, and the buyer pays what the checkout says', async () => {
  const back = await openAdmin(testShop, '/delivery');
  await back.page.getByRole('button', { name: 'Edit Courier' }).click();
  const form = back.page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Price by' }).click();
  await back.page.getByRole('option', { name: 'CDEK' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await back.context.close();

  const { page, context } = await openCartWith(testShop, [[bowl, 1]]);
  await fillCheckout(page);
  await page.locator('.vt-zone__price').getByText('540').waitFor();
  await page.locator('.vt-amounts').getByText('1540').first().waitFor();
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  const order = await testShop.db().selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(order).toMatchObject({ delivery_price: 54_000, total: 154_000 });
  await context.close();
});

test('a silent carrier leaves the zone’s own price', async () => {
  await sql`update shipping_zones set carrier = 'cdek'`.execute(testShop.db());
  await testShop.notify(['delivery']);
  fake.fault = { kind: 'hang' };
  const { page, context } = await openCartWith(testShop, [[bowl, 2]]);
  await fillCheckout(page);
  await page.locator('.vt-amounts').getByText('2300').first().waitFor();
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  const order = await testShop
    .db()
    .selectFrom('orders')
    .selectAll()
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(order.total).toBe(230_000);
  await context.close();
});

test('a buyer chooses a pickup point of the carrier, and the shipment is prefilled with it', async () => {
  await sql`update shipping_zones set carrier = 'cdek', pickup_points = true`.execute(testShop.db());
  await testShop.notify(['delivery']);
  const { page, context, trouble } = await openCartWith(testShop, [[bowl, 1]]);
  await fillCheckout(page);
  await page.getByRole('radio', { name: 'At a pickup point' }).check();
  await page.locator('textarea[name="address[street]"]').waitFor({ state: 'detached' });
  await page.getByLabel('Find by address or name').fill('садовая');
  await page.getByText('Невский пр., 100').waitFor({ state: 'detached' });
  // Nothing is chosen yet: sending leads to the points.
  await submitButton(page).click();
  await page.locator('.vt-checkout__points .vt-field__error').waitFor();
  await page.getByRole('radio', { name: /ул\. Садовая, 14/ }).check();
  await page.locator('.vt-zone__price').getByText('380').waitFor();
  await page.locator('.vt-amounts').getByText('1380').first().waitFor();
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  await page.locator('.vt-order-facts').getByText('PVZ SPB12, ул. Садовая, 14').waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();

  const order = await testShop
    .db()
    .selectFrom('orders')
    .selectAll()
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(order.total).toBe(138_000);
  await sql`update orders set status = 'confirmed', reserved_until = null where id = ${order.id}`.execute(
    testShop.db(),
  );
  const back = await openAdmin(testShop, `/orders/${order.number}`);
  await back.page.getByText('PVZ SPB12, ул. Садовая, 14').first().waitFor();
  const card = back.page.getByRole('region', { name: 'Shipments' });
  await card.getByRole('button', { name: 'Create a shipment' }).click();
  const dialog = back.page.getByRole('dialog', { name: 'Create a shipment' });
  await dialog.getByText('The buyer has chosen SPB12').waitFor();
  await dialog.getByRole('button', { name: 'Show services' }).click();
  await dialog.getByRole('radio', { name: /Посылка склад-склад/ }).check();
  await dialog.getByRole('button', { name: 'Create the shipment' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(fake.orders.at(-1)?.body).toMatchObject({ delivery_point: 'SPB12', tariff_code: 136 });
  await back.context.close();
});

test('a buyer chooses a point on the map, which nobody loads before it is asked for', async () => {
  await sql`update shipping_zones set carrier = 'cdek', pickup_points = true`.execute(testShop.db());
  const pickupMap = {
    tiles: 'https://tiles.example.com/{z}/{x}/{y}.png',
    source: 'Streets by Example',
    sourceUrl: 'https://example.com/streets',
  };
  await testShop.set({ ecommerce: { ...ecommerce, pickupMap } });
  await testShop.notify(['delivery']);
  const { page, context, trouble } = await openCartWith(testShop, [[bowl, 1]]);
  const asked: (string | null)[] = [];
  await context.route('https://tiles.example.com/**', async (route) => {
    asked.push(await route.request().headerValue('referer'));
    await route.fulfill({ contentType: 'image/svg+xml', body: tile });
  });
  await fillCheckout(page);
  await page.getByRole('radio', { name: 'At a pickup point' }).check();
  await page.getByText('The map is loaded from tiles.example.com').waitFor();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  const ground = page.getByRole('region', { name: 'Map of pickup points' });
  await ground.locator('.leaflet-tile-loaded').first().waitFor();
  const credit = page.getByRole('link', { name: pickupMap.source });
  expect(await credit.getAttribute('href')).toBe(pickupMap.sourceUrl);
  // The server of tiles is told which shop asks, and nothing of its checkout.
  expect(new Set(asked)).toEqual(new Set([`${testShop.origin()}/`]));

  // A search leaves one point of two, which comes to the middle.
  await page.getByLabel('Find by address or name').fill('невский');
  await page.getByText('ул. Садовая, 14').waitFor({ state: 'detached' });
  await clickMiddle(ground);
  const told = page.locator('.vt-points-map__point');
  await told.getByText('Невский пр., 100').waitFor();
  await told.getByRole('button', { name: 'Choose this point' }).click();
  await page.getByRole('radio', { name: /Невский пр., 100/, checked: true }).waitFor();
  await page.locator('.vt-zone__price').getByText('360').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  await page.locator('.vt-order-facts').getByText('POSTAMAT SPB77').waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('a silent carrier has no points to choose from, and the door stays', async () => {
  await sql`update shipping_zones set carrier = 'cdek', pickup_points = true`.execute(testShop.db());
  await sql`truncate carrier_points`.execute(testShop.db());
  await testShop.notify(['delivery']);
  fake.fault = { kind: 'status', status: 503 };
  const { page, context } = await openCartWith(testShop, [[bowl, 3]]);
  await fillCheckout(page);
  await page.getByText('There is no choice of pickup points in this city now').waitFor();
  await page.locator('.vt-amounts').getByText('3300').first().waitFor();
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  const order = await testShop
    .db()
    .selectFrom('orders')
    .selectAll()
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(order.delivery).not.toHaveProperty('point');
  await context.close();
});
