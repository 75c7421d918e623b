import { beforeAll, expect, test } from 'vitest';

import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
let member: Member;
beforeAll(async () => {
  member = await makeMember(testShop);
});

const open = (path: string, options: { width?: number; language?: 'en' | 'ru' } = {}) =>
  openAdmin(testShop, path, { member, ...options });
const shot = (name: string) => (process.env['SHOTS'] ? `${process.env['SHOTS']}/${name}.png` : null);

test('a setting is found by words, changed, and seen by visitors', async () => {
  const { page, context, origin, trouble } = await open('/settings');
  await page.getByRole('searchbox').fill('shop name');
  await page.getByText('1 setting found').waitFor();
  await page.getByLabel('Shop name').fill('Clay and Fire');
  await page.getByText('1 setting changed').waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('Settings published', { exact: false }).waitFor();
  const title = async () => /<title>([^<]*)/.exec(await (await fetch(origin)).text())?.[1];
  await expect.poll(title).toContain('Clay and Fire');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('what does not fit is told at its field and cannot be saved; nothing typed is lost by leaving', async () => {
  const { page, context } = await open('/settings?tab=tracking');
  await page.getByLabel('Google Analytics').fill('not an id');
  await page.getByText('Write it as described above').waitFor();
  expect(await page.getByRole('button', { name: 'Save and publish' }).isDisabled()).toBe(true);
  // Away from its tab it is still said what keeps the rest from being saved, and where that is.
  await page.getByRole('tab', { name: 'Shop', exact: true }).click();
  await page.getByLabel('Shop name').fill('Clay');
  const bar = page.getByRole('region', { name: 'Save and publish' });
  await bar.getByText('Put right first:').waitFor();
  await bar.getByRole('button', { name: 'Google Analytics' }).click();
  await page.getByText('Write it as described above').waitFor();
  await page.getByRole('link', { name: 'Delivery' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  expect(await page.getByLabel('Google Analytics').inputValue()).toBe('not an id');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => page.getByLabel('Google Analytics').inputValue()).toBe('');
  await context.close();
});

test.each(widths)(
  'every tab is accessible and fits %i px in both languages',
  async (width) => {
    for (const language of ['en', 'ru'] as const) {
      const { page, context } = await open('/settings', { width, language });
      const tabs = page.getByRole('tab');
      await tabs.first().waitFor();
      for (let index = 0; index < (await tabs.count()); index++) {
        await tabs.nth(index).click();
        await page.getByRole('tabpanel').waitFor();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      await expectAccessible({ page });
      await tabs.first().click();
      const path = shot(`settings-${width}-${language}`);
      if (path) await page.screenshot({ path });
      await context.close();
    }
  },
  60_000,
);

test('a zone is added with limits, told what is wrong, moved by keyboard and removed', async () => {
  const { page, context } = await open('/delivery');
  await page.getByRole('button', { name: 'Add a zone' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: false }).first().fill('Near the city');
  await expect.poll(() => form.getByLabel('Code', { exact: false }).inputValue()).toBe('near-the-city');
  await form.getByRole('textbox', { name: 'Price' }).fill('300');
  await form.getByRole('textbox', { name: 'Goods from' }).fill('10');
  await form.getByRole('textbox', { name: 'Goods up to' }).fill('5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Goods up to' }).getAttribute('aria-invalid'))
    .toBe('true');
  await form.getByRole('textbox', { name: 'Goods up to' }).fill('');
  await choose('Countries', 'United Arab', 'United Arab Emirates');
  await choose('Regions', 'Dub', 'Dubai');
  await page.keyboard.press('Escape');
  await expectAccessible({ page });
  // What was typed is not given up by a slip of the hand.
  await form.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('dialog', { name: /unsaved|leave/i })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await form.getByRole('button', { name: 'Save' }).click();
  const near = page.getByRole('button', { name: 'Edit Near the city' });
  await near.getByText('United Arab Emirates, Dubai').waitFor();

  async function choose(label: string, typed: string, option: string): Promise<void> {
    await form.getByRole('combobox', { name: label }).fill(typed);
    await page.getByRole('option', { name: option }).click();
  }

  await page.getByRole('button', { name: 'Add a zone' }).click();
  await form.getByLabel('Name', { exact: false }).first().fill('Far away');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit Far away' }).waitFor();
  await form.waitFor({ state: 'detached' });
  const path = shot('delivery-1280');
  if (path) await page.screenshot({ path });
  const codes = () =>
    testShop
      .db()
      .selectFrom('shipping_zones')
      .select('code')
      .orderBy('position')
      .execute()
      .then((rows) => rows.map(({ code }) => code).join(' '));
  await page.getByRole('listitem').filter({ hasText: 'Far away' }).getByRole('button').first().focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(codes).toBe('far-away near-the-city');

  await page.getByRole('button', { name: 'Edit Far away' }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete “Far away”?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('button', { name: 'Edit Far away' }).waitFor({ state: 'detached' });
  expect(await codes()).toBe('near-the-city');
  await context.close();
});

test('a payment method gets its keys, which are not shown again', async () => {
  const { page, context } = await open('/payments');
  await page.getByRole('button', { name: 'Edit Stripe' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Secret key', { exact: false }).first().fill('sk_live_0123456789abcd');
  await form.getByLabel('Webhook signing secret', { exact: false }).first().fill('whsec_0123456789wxyz');
  await form.getByLabel('Offered to buyers').check();
  await expectAccessible({ page });
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Stored: ••••abcd').waitFor();
  expect(await page.content()).not.toContain('sk_live_0123456789abcd');
  const path = shot('payments-1280');
  if (path) await page.screenshot({ path });
  await context.close();
});

test('delivery and payments fit a phone in Russian', async () => {
  for (const [path, name] of [
    ['/delivery', 'Доставка'],
    ['/payments', 'Оплата'],
  ] as const) {
    const { page, context } = await open(path, { width: 390, language: 'ru' });
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('listitem').first().waitFor();
    await expectAccessible({ page });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const to = shot(`${path.slice(1)}-390-ru`);
    if (to) await page.screenshot({ path: to });
    await context.close();
  }
});

test('an empty shop begins with a whole site, after being asked', async () => {
  const opened = await open('/start');
  const { page, context, trouble } = opened;
  const begin = page.getByRole('button', { name: 'Begin with the site “Services”' });
  await begin.waitFor();
  await expectAccessible(opened);
  const dialog = page.getByRole('dialog', { name: 'Begin with the site “Services”?' });
  await begin.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  const path = shot('start-1280');
  if (path) await page.screenshot({ path });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const narrow = shot('start-390');
  if (narrow) await page.screenshot({ path: narrow, fullPage: true });
  await begin.click();
  await dialog.getByRole('button', { name: 'Begin with this site' }).click();
  await page.getByRole('link', { name: 'Open the builder' }).waitFor();
  expect(await (await fetch(`${testShop.origin()}/catalogs/framing`)).text()).toContain('<h1');
  // A shop that has something in it is not written over.
  await page.reload();
  await page.getByText('This shop has something in it already').waitFor();
  expect(await begin.isDisabled()).toBe(true);
  expect(trouble.errors).toEqual([]);
  await context.close();
});
