import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

const patience = { timeout: 5000 };
const field = (page: Page) => page.getByRole('textbox', { name: 'Phone' });
const picker = (page: Page) => page.getByRole('button', { name: /^Country code/ });
const search = (page: Page) => page.getByRole('combobox', { name: 'Find a country' });
const options = (page: Page) => page.getByRole('option');
const mark = (page: Page) => page.locator('.vt-phone__status').innerText();

async function openForm(width = 1280) {
  const opened = await testShop.open('/forms/lead', { width });
  const { page } = opened;
  page.setDefaultTimeout(8000);
  await field(page).focus();
  await page.waitForSelector('vt-island[name=lead-form][data-ready]', { state: 'attached' });
  return opened;
}

async function chooseCountry(page: Page, text: string) {
  await picker(page).click();
  await search(page).fill(text);
  await page.keyboard.press('Enter');
}

beforeEach(() => testShop.set({ language: 'en', common: { address: { country: 'AE' } } }));

test('the shop’s country stands there; the list is searched by code, name and prefix [R529-530]', async () => {
  const { page, context, trouble } = await openForm();
  expect(await picker(page).innerText()).toMatch(/AE\s*\+971/);
  await picker(page).click();
  await search(page).waitFor();
  const all = await options(page).count();
  expect(all).toBeGreaterThanOrEqual(230);
  expect(all).toBeLessThanOrEqual(250);
  for (const [text, country] of [
    ['emir', 'United Arab Emirates'],
    ['ae', 'United Arab Emirates'],
    ['971', 'United Arab Emirates'],
    ['+971', 'United Arab Emirates'],
    ['germ', 'Germany'],
  ] as const) {
    await search(page).fill(text);
    await expect.poll(() => options(page).first().innerText()).toContain(country);
    expect(await options(page).count()).toBeLessThan(all);
  }
  await search(page).fill('rus, kaz');
  expect((await options(page).allInnerTexts()).join()).toMatch(/Kazakhstan[^]*Russia/);
  await search(page).fill('zzz');
  await page.getByText('No such country').waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('the list is used by keyboard: arrows move, Enter chooses, Escape goes back', async () => {
  const { page, context } = await openForm();
  await picker(page).focus();
  await page.keyboard.press('Enter');
  await search(page).fill('rus');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const active = await search(page).getAttribute('aria-activedescendant');
  expect(active).toBe(await options(page).first().getAttribute('id'));
  await page.keyboard.press('Enter');
  await expect.poll(() => picker(page).innerText()).toMatch(/RU\s*\+7/);
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await picker(page).click();
  await search(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => search(page).count()).toBe(0);
  expect(await picker(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});

test('a valid number gets a mark that is also said, and is sent in international format [R534]', async () => {
  const { page, context } = await openForm();
  const sent: { phone?: string }[] = [];
  await page.route('**/api/leads', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 201, json: { success: true } });
  });
  await page.getByLabel('Name').fill('Ann');
  await field(page).fill('050 123 45 67');
  await expect.poll(() => mark(page), patience).toBe('The number is correct');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent, patience).toMatchObject([{ phone: '+971501234567' }]);
  await context.close();
});

test('eleven digits from 8 are Russian; the number is shown as Russians write it [R532,539]', async () => {
  const { page, context } = await openForm();
  await field(page).pressSequentially('89123456789');
  await expect.poll(() => picker(page).innerText(), patience).toMatch(/RU\s*\+7/);
  await field(page).blur();
  await expect.poll(() => field(page).inputValue()).toBe('8 (912) 345-67-89');
  expect(await mark(page)).toBe('The number is correct');
  await context.close();
});

test('a number of another country than the chosen one is refused with an example [R533,536]', async () => {
  const { page, context } = await openForm();
  await chooseCountry(page, 'united arab');
  await field(page).fill('+79123456789');
  await page.locator('.vt-field__error', { hasText: 'Example: +971' }).waitFor();
  expect(await mark(page)).toBe('');
  await chooseCountry(page, 'russia');
  await expect.poll(() => mark(page), patience).toBe('The number is correct');
  await expect.poll(() => page.locator('.vt-field__error').count(), patience).toBe(0);
  await context.close();
});

test.each([
  [{ language: 'ru', ecommerce: { currency: 'RUB' } }, '+7'],
  [{ language: 'en', ecommerce: { currency: 'AED' } }, '+971'],
  [{ language: 'en', ecommerce: { currency: 'USD' } }, '+1'],
])('without an address %j means %s', async (settings, prefix) => {
  await testShop.set({ ...settings, common: {} });
  const { page, context } = await testShop.open('/forms/lead');
  expect(await page.locator('.vt-phone__prefix').innerText()).toContain(prefix);
  await context.close();
});

test('without script it is a plain field', async () => {
  const { page, context } = await testShop.open('/forms/lead', { script: false });
  expect(await page.locator('.vt-phone__country').isVisible()).toBe(false);
  expect(await field(page).getAttribute('type')).toBe('tel');
  await context.close();
});

test('nothing of it is loaded before somebody types [R550]', async () => {
  const { page, context } = await testShop.open('/robots.txt');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.clock.install();
  await page.goto(`${testShop.origin()}/forms/lead`, { waitUntil: 'networkidle' });
  await passTime(page, 5000);
  expect(loaded.filter((url) => /phone-library|lead-form/.test(url))).toEqual([]);
  await field(page).pressSequentially('05');
  await expect.poll(() => loaded.join(), patience).toMatch(/phone-library/);
  expect(loaded.join()).not.toContain('zones');
  await context.close();
});
