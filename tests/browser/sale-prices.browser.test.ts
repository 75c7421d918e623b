import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { expectAccessible, makeMember, openAdmin, signIn } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const dialog = (page: Page) => page.getByRole('dialog');
const visitorsRead = async (path: string) => (await fetch(testShop.origin() + path)).text();
/** Of the cards and the page itself, in major units. */
const pricesIn = (html: string) => [...html.matchAll(/\$(\d+)/g)].map(([, price]) => Number(price));

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD' } });
  const shop = createShopFixture(testShop.db());
  const pottery = await shop.makeCatalog({ title: 'Pottery', slug: 'pottery' });
  const prints = await shop.makeCatalog({ title: 'Prints', slug: 'prints' });
  const variations = [{ fullPrice: 4000, sku: 'BOWL' }];
  await testShop.makeProduct({ title: 'Bowl', slug: 'bowl', catalogs: [pottery], variations });
  await testShop.makeProduct({
    title: 'Poster',
    slug: 'poster',
    catalogs: [prints],
    variations: [{ fullPrice: 5000, sku: 'POSTER' }],
  });
  await sql`insert into layers (name, color, position, starts_at, ends_at)
    values ('Black Friday', '#c2410c', 1, now() + interval '1 day', now() + interval '3 days')`.execute(
    testShop.db(),
  );
});

test('a campaign lowers the prices of a catalog while it runs, and they are back when it is over', async () => {
  const { page, context, trouble } = await openAdmin(testShop, '/campaigns');
  await page.getByRole('link', { name: 'Sale prices…' }).click();
  await page.getByRole('heading', { name: 'Prices of “Black Friday”' }).waitFor();
  await page.getByRole('heading', { name: 'No sale prices yet' }).waitFor();
  await expectAccessible({ page });
  await page.getByRole('link', { name: 'New sale prices' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Pottery week');
  await page.getByRole('textbox', { name: 'Percent', exact: true }).fill('20');
  await page.getByRole('combobox', { name: 'For' }).click();
  await page.getByRole('option', { name: 'Some catalogs and products' }).click();
  await page.getByRole('button', { name: 'Catalogs: Add' }).click();
  await dialog(page)
    .getByRole('button', { name: /Pottery/ })
    .click();
  await page.keyboard.press('Escape');
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Pottery week' }).waitFor();
  await page.getByText('1 variation becomes cheaper.').waitFor();
  await page.getByText('Waits for approval').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('20 % off').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  expect(pricesIn(await visitorsRead('/catalogs/pottery'))).not.toContain(32);

  await page.getByRole('link', { name: '1 list of sale prices' }).waitFor();
  await page.getByRole('button', { name: 'Approve…' }).click();
  await dialog(page).getByText('Pottery week: makes 1 variation cheaper').waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog(page).getByText('Now', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Approve and start now' }).click();
  await page.getByRole('cell', { name: 'On now' }).waitFor();
  await expect.poll(async () => pricesIn(await visitorsRead('/catalogs/pottery'))).toContain(32);
  expect(pricesIn(await visitorsRead('/products/bowl'))).toEqual(expect.arrayContaining([32, 40]));
  expect(pricesIn(await visitorsRead('/catalogs/prints'))).not.toContain(40);

  await page.getByRole('button', { name: /^Actions for “.?Black Friday.?”$/ }).click();
  await page.getByRole('menuitem', { name: 'End now' }).click();
  await dialog(page).getByRole('button', { name: 'End now' }).click();
  await page.getByText(/“.?Black Friday.?” has ended/).waitFor();
  await expect.poll(async () => pricesIn(await visitorsRead('/catalogs/pottery'))).not.toContain(32);
  expect(pricesIn(await visitorsRead('/products/bowl'))).not.toContain(32);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('visitors see the change within a second of the boundary, though nobody is told of it', async () => {
  const { token } = await signIn(testShop, await makeMember(testShop));
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${testShop.origin()}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { revision: number };
  };
  const { rows } = await sql<{ id: number; revision: number }>`
    select id, revision from layers where name = 'Black Friday'`.execute(testShop.db());
  const { id = 0, revision = 0 } = rows[0] ?? {};
  const startsAt = Date.now() + 1500;
  const endsAt = startsAt + 1500;
  const moved = await call('PUT', `/admin/layers/${id}`, {
    name: 'Black Friday',
    color: '#c2410c',
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    revision,
  });
  await call('POST', `/admin/layers/${id}/approve`, { revision: moved.revision });
  const flips: number[] = [];
  let last = false;
  while (Date.now() < endsAt + 1500) {
    const isLow = pricesIn(await visitorsRead('/products/bowl')).includes(32);
    if (isLow !== last) flips.push(Date.now());
    last = isLow;
    await sleep(20);
  }
  expect(flips).toHaveLength(2);
  expect(flips[0]).toBeGreaterThanOrEqual(startsAt);
  expect(flips[0]).toBeLessThan(startsAt + 1000);
  expect(flips[1]).toBeLessThan(endsAt + 1000);
});
