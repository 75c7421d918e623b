import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';

import { findWidthViolations } from './support/axe.ts';
import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime, waitForStill } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

const patience = { timeout: 5000 };
const errors = (page: Page) => page.locator('.vt-field__error').allInnerTexts();

async function openForm() {
  const opened = await testShop.open('/forms/lead');
  opened.page.setDefaultTimeout(8000);
  await opened.page.getByLabel('Comment').focus();
  await opened.page.waitForSelector('vt-island[name=lead-form][data-ready]', { state: 'attached' });
  return opened;
}

beforeEach(() => testShop.set({ language: 'en', common: { address: { country: 'AE' } } }));

describe('a field is judged', () => {
  test('half a second after the last key [R511,515,528,721]', async () => {
    const { page, context } = await openForm();
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('[name=email]');
      input?.addEventListener('input', () => Object.assign(window, { typedAt: performance.now() }));
      new MutationObserver(() => {
        const { errorAt } = window as unknown as { errorAt?: number };
        const isWrong = document.querySelector('.vt-field__error') !== null;
        if (isWrong && errorAt === undefined) Object.assign(window, { errorAt: performance.now() });
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.getByLabel('Email').pressSequentially('ann@', { delay: 100 });
    await expect.poll(() => errors(page), patience).toEqual(['Incorrect email format']);
    const waited = await page.evaluate(() => {
      const { typedAt, errorAt } = window as unknown as { typedAt: number; errorAt: number };
      return errorAt - typedAt;
    });
    expect(waited).toBeGreaterThanOrEqual(490);
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await context.close();
  });

  test('when it is left, if something was put into it', async () => {
    const { page, context } = await openForm();
    await page.clock.install();
    await page.getByLabel('Name').focus();
    await page.getByLabel('Email').focus();
    await passTime(page, 700);
    await waitForStill(page);
    expect(await errors(page)).toEqual([]);
    await page.getByLabel('Name').fill('   ');
    await page.getByLabel('Email').focus();
    const soon = { timeout: 450, interval: 30 };
    await expect.poll(() => errors(page), soon).toEqual(['This value should not be blank.']);
    await context.close();
  });
});

test('what was typed before the code arrived stays and is sent', async () => {
  const { page, context } = await testShop.open('/forms/lead');
  page.setDefaultTimeout(8000);
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/lead-form*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByLabel('Name').pressSequentially('Ann');
  await page.getByLabel('Comment').fill('Early bird');
  expect(await page.locator('vt-island[data-ready]').count()).toBe(0);
  gate.resolve();
  await page.waitForSelector('vt-island[name=lead-form][data-ready]', { state: 'attached' });
  await page.getByLabel('Email').fill('ann@example.com');
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann');
  expect(await page.getByLabel('Comment').inputValue()).toBe('Early bird');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: /^Phone/ }).waitFor();
  expect(await errors(page)).toHaveLength(1);
  await context.close();
});

test('required fields say so, their asterisk is for the eye alone [R509,528]', async () => {
  const { page, context } = await openForm();
  for (const [label, required] of [
    ['Name', 'true'],
    ['Email', null],
  ] as const) {
    expect(await page.getByLabel(label).getAttribute('aria-required')).toBe(required);
  }
  expect(await page.locator('.vt-field__required').first().getAttribute('aria-hidden')).toBe('true');
  await context.close();
});

test.each(['en', 'ru'] as const)('a form’s page has no axe violation at any width (%s)', async (language) => {
  await testShop.set({ language, common: { address: { country: language === 'ru' ? 'RU' : 'AE' } } });
  for (const path of [
    '/forms/lead',
    '/forms/review?product=1',
    '/forms/comment?article=1',
    '/forms/lead?sent=1',
  ]) {
    const { page, context } = await testShop.open(path, { reducedMotion: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await findWidthViolations(page, { within: 'main', rules: 'best' });
      expect(found, `${path} at ${width}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await context.close();
  }
});
