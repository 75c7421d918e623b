import type { FrameLocator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, openAdmin } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

beforeAll(async () => {
  await testShop.set({
    common: { sitename: 'Lab', phones: ['+1 202 555 0142'], emails: ['hello@lab.example'] },
  });
  await testShop.makeMenu('main', [
    { title: 'Prints', children: [{ title: 'Botanical' }] },
    { title: 'Ceramics' },
    { title: 'Journal' },
  ]);
});

/** The builder at one of its panels, the tour put away. */
async function openPanel(name: string, width = 1280) {
  const opened = await openAdmin(testShop, '/builder', { width });
  const { page } = opened;
  const frame = page.frameLocator('iframe');
  await frame.locator('main').waitFor();
  const skip = page.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible().catch(() => false)) await skip.click();
  await page.getByRole('tab', { name }).click();
  return { ...opened, frame };
}

const styleOf = (frame: FrameLocator, property: string) =>
  frame.locator('html').evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), property);

/** By pointer, step by step, as the browser's own drag and drop wants it. */
async function drag(page: Page, from: string, to: string, at: 'top' | 'bottom' = 'top'): Promise<void> {
  const target = page.locator(to).first();
  await target.scrollIntoViewIfNeeded();
  const { height = 0, width = 0 } = (await target.boundingBox()) ?? {};
  await page
    .locator(from)
    .first()
    .dragTo(target, { targetPosition: { x: width / 2, y: at === 'top' ? 3 : height - 3 } });
}

describe('theme', () => {
  test('a colour repaints the shop in the frame at once, is undone, and visitors see nothing of it', async () => {
    const { page, frame, context } = await openPanel('Theme');
    await page.getByRole('button', { name: 'Colours', exact: true }).click();
    const before = await styleOf(frame, '--vt-color-primary');
    const field = page.getByRole('textbox', { name: 'Brand', exact: true });
    await field.fill('#0b4f6c');
    await expect.poll(() => styleOf(frame, '--vt-color-primary')).toBe('#0b4f6c');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await (await fetch(testShop.origin())).text()).not.toContain('#0b4f6c');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => styleOf(frame, '--vt-color-primary')).toBe(before);
    expect(await field.inputValue()).toBe(before);
    await context.close();
  });

  test('a colour that is hard to read is told, and what is no colour changes nothing', async () => {
    const { page, frame, context } = await openPanel('Theme');
    await page.getByRole('button', { name: 'Colours', exact: true }).click();
    await page.getByRole('textbox', { name: 'Muted text' }).fill('#9a9a9a');
    await page.getByText(/Hard to read on «White».*4\.5:1 is needed/).waitFor();
    await page.getByRole('textbox', { name: 'Muted text' }).fill('#9a9');
    await page.getByRole('textbox', { name: 'Muted text' }).fill('blue-ish');
    await page.getByText('Enter a colour such as #1f2937.').waitFor();
    expect(await styleOf(frame, '--vt-color-muted')).not.toBe('');
    await page.getByRole('button', { name: 'Garden', exact: true }).click();
    await expect.poll(() => styleOf(frame, '--vt-color-primary')).toBe('#2f5a38');
    await expectAccessible({ page });
    await context.close();
  });

  test('font, sizes for a device and corners', async () => {
    const { page, frame, context } = await openPanel('Theme');
    await page.getByRole('button', { name: 'Fonts', exact: true }).click();
    await page.getByRole('combobox', { name: 'Headings' }).or(page.getByLabel('Headings')).first().click();
    await page.getByRole('option', { name: 'Oswald' }).click();
    await expect.poll(() => styleOf(frame, '--vt-font-heading')).toContain('Oswald');
    await page.getByRole('button', { name: 'Corners and width' }).click();
    await page.getByLabel('Corners of buttons').fill('24');
    await expect.poll(() => styleOf(frame, '--vt-radius-button')).toBe('24px');
    await context.close();
  });
});

describe('header', () => {
  const slot = (place: string) => `[data-place="${place}"]`;
  const items = (page: Page, place: string) =>
    page
      .locator(`${slot(place)} [data-header-item]`)
      .evaluateAll((found) =>
        found.map((element) => (element instanceof HTMLElement ? element.dataset['headerItem'] : '')),
      );

  test('an item is dragged to another row, and the frame follows', async () => {
    const { page, frame, context } = await openPanel('Header and footer');
    // Tall enough for both rows, so that nothing has to scroll under the pointer.
    await page.setViewportSize({ width: 1280, height: 1500 });
    await expect.poll(() => items(page, 'main.end')).toEqual(['search', 'account', 'cart']);
    await drag(
      page,
      `${slot('main.end')} [data-header-item=search]`,
      `${slot('top.end')} [data-header-item=email]`,
    );
    await expect.poll(() => items(page, 'top.end')).toEqual(['search', 'email', 'phone']);
    expect(await items(page, 'main.end')).toEqual(['account', 'cart']);
    await expect
      .poll(() =>
        frame
          .locator('.vt-header')
          .first()
          .evaluate((header) => header.textContent ?? ''),
      )
      .toContain('hello@lab.example');
    await expectAccessible({ page });
    await context.close();
  });

  test('by keyboard an item walks from slot to slot, told where it is', async () => {
    const { page, context } = await openPanel('Header and footer');
    const logo = page.locator(`${slot('main.start')} [data-header-item=logo] button`);
    await logo.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => items(page, 'top.end')).toContain('logo');
    await page.getByText('“Logo” moved to: Top row, Right').waitFor({ state: 'attached' });
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => items(page, 'main.start')).toEqual(['logo']);
    await context.close();
  });

  test('an item is added and taken away', async () => {
    const { page, frame, context } = await openPanel('Header and footer');
    await page.getByRole('button', { name: 'Add to: Bottom row, Left' }).click();
    await page.getByRole('menuitem', { name: 'Custom text' }).click();
    await page.getByLabel('Text', { exact: true }).fill('Open until late');
    await frame.getByText('Open until late').first().waitFor();
    await page.getByRole('button', { name: 'Actions for “Custom text”' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.poll(() => frame.getByText('Open until late').count()).toBe(0);
    await context.close();
  });
});

describe('menus', () => {
  test('an entry is added, named, moved by keys below another, and taken away', async () => {
    const { page, frame, context } = await openPanel('Menus');
    await page.getByRole('button', { name: 'Add an entry', exact: true }).click();
    await page.getByLabel('Title', { exact: true }).first().fill('Gifts for all');
    await frame.getByText('Gifts for all').first().waitFor({ state: 'attached' });
    const row = page.getByRole('button', { name: 'Gifts for all', exact: true });
    await row.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect
      .poll(() =>
        frame
          .locator('li li a, li li button')
          .evaluateAll((found) => found.some(({ textContent }) => textContent?.includes('Gifts for all'))),
      )
      .toBe(true);
    await expectAccessible({ page });
    await page.getByRole('button', { name: 'Actions for “Gifts for all”' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.poll(() => frame.getByText('Gifts for all').count()).toBe(0);
    await page.getByText('Saved', { exact: true }).waitFor();
    await context.close();
  });

  test('an entry is dragged before another', async () => {
    const { page, context } = await openPanel('Menus');
    const titles = () =>
      page
        .getByRole('list', { name: 'Entries of the menu' })
        .locator('[data-entry] button[aria-expanded]:not([aria-haspopup])')
        .allInnerTexts();
    await expect.poll(titles).toContain('Journal');
    const before = await titles();
    const id = (title: string) =>
      page.locator('[data-entry]').filter({ hasText: title }).first().getAttribute('data-entry');
    const [journal, prints] = [await id('Journal'), await id('Prints')];
    await drag(page, `[data-entry="${journal}"] svg`, `[data-entry="${prints}"]`);
    await expect.poll(titles).toEqual(['Journal', ...before.filter((title) => title !== 'Journal')]);
    await context.close();
  });
});

test('what search engines and share cards show follows what is typed', async () => {
  const { page, context } = await openPanel('Search');
  await page.getByLabel('Title in search results').first().fill('A lab of prints');
  await page.getByRole('group', { name: 'In search results' }).getByText('A lab of prints').waitFor();
  await page.getByRole('group', { name: 'As a share card' }).getByText('A lab of prints').waitFor();
  await page.getByText('15 of about 60 characters').waitFor();
  await expectAccessible({ page });
  expect(await (await fetch(testShop.origin())).text()).not.toContain('A lab of prints');
  await context.close();
});
