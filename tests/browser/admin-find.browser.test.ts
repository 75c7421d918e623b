import { beforeAll, expect, test } from 'vitest';

import { insertOrder } from '#tests/support/payment-fixture.ts';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
let admin: Member;
let manager: Member;

beforeAll(async () => {
  admin = await makeMember(testShop, 'admin');
  manager = await makeMember(testShop, 'manager');
  await testShop.makeProduct({ slug: 'ferry-cup', title: 'Ferry cup', variations: [{ isDefault: true }] });
});

test.each([
  ['en', { find: 'Find anything', screen: 'feeds', title: 'Product feeds' }],
  ['ru', { find: 'Найти что угодно', screen: 'фиды', title: 'Товарные фиды' }],
] as const)(
  'Ctrl+K finds screens, products, orders and pages by the keyboard, in %s',
  async (language, words) => {
    const order = await insertOrder(testShop.db(), { status: 'paid' });
    const path = await testShop.makePage([{ type: 'text' }]);
    const { page, context, trouble } = await openAdmin(testShop, '/orders', { member: admin, language });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const dialog = page.getByRole('dialog', { name: words.find });
    const field = dialog.getByRole('textbox', { name: words.find });
    const find = async (text: string) => {
      await page.keyboard.press('Control+k');
      await field.fill(text);
    };
    await find(words.screen);
    await dialog.getByRole('option', { name: words.title }).waitFor();
    await expectAccessible({ page }, { within: '[role="dialog"]' });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();

    await find('ferry');
    const product = dialog.getByRole('option', { name: /Ferry cup/ });
    await product.waitFor();
    await expect
      .poll(() => field.getAttribute('aria-activedescendant'))
      .toBe(await product.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ferry cup' }).waitFor();

    await find(order.number);
    await dialog.getByRole('option', { name: order.number }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/orders/${order.number}`);

    await find(path.slice(1));
    await dialog.getByRole('option', { name: path }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(trouble.errors).toEqual([]);
    await context.close();
  },
);

test('who may not see pages and settings is not led to them, and a closed screen has a way back', async () => {
  const { page, context } = await openAdmin(testShop, '/settings', { member: manager });
  await page.getByRole('heading', { name: 'Your role does not open this' }).waitFor();
  await page.getByRole('link', { name: 'Back to the overview' }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.getByRole('button', { name: /^Find/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  await dialog.getByRole('textbox').fill('settings');
  await dialog.getByText('Nothing found').waitFor();
  expect(await dialog.getByRole('option').count()).toBe(0);
  await context.close();
});

test('the menu fits 800 px of height whatever is open, and shows the group of the screen', async () => {
  const { page, context } = await openAdmin(testShop, '/redirects', { member: admin });
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Redirects' }).waitFor();
  const groups = menu.locator('button[aria-expanded]');
  for (const group of await groups.all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    expect(await group.getAttribute('aria-expanded')).toBe('true');
    const last = await menu.getByRole('group').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(800);
  }
  await expectAccessible({ page });
  await context.close();
});

test('a notice covers neither the save bar nor the buttons of a dialog', async () => {
  const { page, context } = await openAdmin(testShop, '/delivery', { member: admin });
  await page.setViewportSize({ width: 800, height: 700 });
  await page.route('**/api/admin/shipping-zones', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'Busy' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Add a zone' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name', { exact: false }).first().fill('Town');
  const save = drawer.getByRole('button', { name: 'Save' });
  await save.click();
  const notice = page.locator('.mantine-Notification-root').first();
  await notice.waitFor();
  await expect
    .poll(async () => {
      await save.scrollIntoViewIfNeeded();
      const [button, told] = [await save.boundingBox(), await notice.boundingBox()];
      return button && told ? button.y + button.height <= told.y : null;
    })
    .toBe(true);
  await context.close();
});
