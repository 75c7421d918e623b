import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { waitForBuilder } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, openAdmin } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

const dialog = '[role="dialog"]';

/** Nothing is told by colour alone, everything has a name, and nothing sticks out at the side. */
async function expectGood(page: Page, within: string): Promise<void> {
  await expectAccessible({ page }, { within });
  const sticksOut = await page.evaluate((selector) => {
    const all = [document.documentElement, ...document.querySelectorAll(selector)];
    return all.map((one) => one.scrollWidth - one.clientWidth).filter((width) => width > 0);
  }, within);
  expect(sticksOut).toEqual([]);
}

test.each([
  [1280, 'en'],
  [390, 'ru'],
] as const)(
  'everything that opens in the builder can be used by all at %i px (%s)',
  async (width, language) => {
    const link = { type: 'page', url: 'nowhere' };
    const path = await testShop.makePage([
      { type: 'text', options: { heading: { title: 'Lighthouses' }, button: { title: 'Go', link } } },
    ]);
    await testShop.makeMenu('main', [{ title: 'Home' }]);
    const { page, context } = await openAdmin(testShop, `/builder?path=${path}`, { width, language });
    await waitForBuilder(page);
    const button = (name: RegExp) => page.getByRole('button', { name });
    const [left, right] = [page.locator('.vt-panel--left'), page.locator('.vt-panel--right')];
    const isNarrow = width < 1100;
    // What lies over the page speaks to who edits; the shop itself is in English.
    const handle = page.frameLocator('iframe[data-ready]').locator('[data-name="drag"]');
    expect(await handle.getAttribute('aria-label')).toBe(
      language === 'ru' ? 'Перетащить на другое место' : 'Drag to another place',
    );

    await page.locator('.vt-tour').waitFor();
    await expectGood(page, '.vt-tour');
    await button(/^(Skip|Пропустить)$/).click();

    await page.locator('.vt-bar__page').click();
    await page.getByRole('option').first().waitFor();
    await expectGood(page, '[role="listbox"]');
    await page.keyboard.press('Escape');

    if (isNarrow) await button(/^Секции и тема$/).click();
    for (const name of ['theme', 'header', 'menus', 'seo', 'sections']) {
      await left.locator(`[role="tab"][id$="-tab-${name}"]`).click();
      await left.locator('[role="tabpanel"] button').first().waitFor();
      await expectGood(page, '.vt-panel--left');
    }
    await left.getByRole('button', { name: /^(Add a section|Добавить секцию)$/ }).click();
    await page.locator(`${dialog} iframe`).first().waitFor();
    await expectGood(page, dialog);
    await page.keyboard.press('Escape');
    await page.locator(dialog).waitFor({ state: 'detached' });
    if (isNarrow) {
      await left.getByRole('button', { name: 'Закрыть' }).click();
      await button(/^Настройки$/).click();
    }
    await right.getByRole('textbox').first().fill('A page with a rather long title');
    await expectGood(page, '.vt-panel--right');
    if (isNarrow) await right.getByRole('button', { name: 'Закрыть' }).click();

    const open = async (name: RegExp, within: string) => {
      await button(name).click();
      await page.locator(dialog).locator(within).first().waitFor();
      await expectGood(page, dialog);
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.locator(dialog).waitFor({ state: 'detached' });
    };
    await open(/^(Publish|Опубликовать)/, '[role="alert"]');
    await page.getByText(/^(At a set time|В заданное время)$/).click();
    await page.locator('input[type="datetime-local"]').waitFor();
    await expectGood(page, dialog);
    await close();
    await open(/^(History|История)$/, 'ol > li');
    await close();
    await open(/^(Share a preview|Поделиться)/, 'input');
    await close();
    if (!isNarrow) {
      await open(/^(Keyboard shortcuts|Сочетания клавиш)$/, 'kbd');
      await close();
    }
    await context.close();
  },
);
