import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const dialog = (page: Page) => page.getByRole('dialog');
const titleField = (page: Page) => page.locator('.vt-panel--right input').first();
const frameIsReady = (page: Page) => page.locator('iframe[data-ready]').waitFor();
const visitorsRead = async (path: string) => (await fetch(testShop.origin() + path)).text();

/** Types a title, and waits until it is at the server. */
async function retitle(page: Page, title: string): Promise<void> {
  await titleField(page).fill(title);
  await page.locator('[data-state="saved"]').waitFor();
}

async function chooseIn(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /Choose the live site or a campaign$/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a campaign is made, edited, approved, edited around, and ended by hand', async () => {
  const path = await testShop.makePage([
    { type: 'text', options: { heading: { title: 'Opening hours' }, content: { html: '<p>Body</p>' } } },
  ]);
  const { page, context, trouble } = await openAdmin(testShop, `/builder?path=${path}`);
  await frameIsReady(page);
  await page.getByRole('button', { name: 'Skip' }).click();

  await chooseIn(page, 'New campaign…');
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Black Friday');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await page.getByText(/^Campaign “.?Black Friday.?”$/).waitFor();
  expect(page.url()).toMatch(/[?&]layer=\d+/);
  await frameIsReady(page);
  await retitle(page, 'Half price');
  // The address keeps the campaign, the device what is undone.
  await page.reload();
  await frameIsReady(page);
  await expect.poll(() => titleField(page).inputValue()).toBe('Half price');
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await titleField(page).inputValue()).not.toBe('Half price');
  await page.getByRole('button', { name: /^Redo/ }).click();
  await page.locator('[data-state="saved"]').waitFor();
  expect(await visitorsRead(path)).not.toContain('Half price');

  await page.getByRole('button', { name: 'More for this campaign' }).click();
  await page.getByRole('menuitem', { name: 'Share a preview…' }).click();
  await dialog(page).getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog(page).getByLabel('The new link').inputValue();
  expect(new URL(link).pathname).toBe(path);
  expect(await (await fetch(link)).text()).toContain('Half price');
  await dialog(page).getByText('Campaign “Black Friday”').waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Approve…' }).click();
  await dialog(page).getByText('1 change').click();
  await dialog(page).locator('ins', { hasText: 'Half price' }).waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog(page).getByRole('button', { name: 'Approve and start now' }).click();
  await page.getByText('On now').waitFor();
  await expect.poll(() => visitorsRead(path)).toContain('Half price');

  await chooseIn(page, /^Live site/);
  await frameIsReady(page);
  expect(page.url()).not.toContain('layer=');
  await expect.poll(() => titleField(page).inputValue()).not.toBe('Half price');
  await retitle(page, 'Lighthouses');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('1 document is published').waitFor();
  expect(await visitorsRead(path)).toContain('Half price');

  await chooseIn(page, 'All campaigns');
  await page.getByText('1 change was published since of the same').waitFor();
  await page.getByText(/Live site: .?Lighthouses.?\. Campaign: .?Half price.?\./).waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: /^Take the live site’s: / }).click();
  await page.getByText('Taken over').waitFor();
  await page.getByText('1 change was published since of the same').waitFor({ state: 'hidden' });
  await page.getByText('Edited since the last approval').waitFor();
  expect(await visitorsRead(path)).toContain('Half price');
  await page.getByRole('button', { name: /^Actions for “.?Black Friday.?”$/ }).click();
  await page.getByRole('menuitem', { name: 'End now' }).click();
  await dialog(page).getByRole('button', { name: 'End now' }).click();
  await page.getByText(/“.?Black Friday.?” has ended/).waitFor();
  await expect.poll(() => visitorsRead(path)).toContain('Lighthouses');
  expect(await visitorsRead(path)).not.toContain('Half price');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('a campaign is dragged on the timeline, with its length or by an end, and asks before it moves', async () => {
  const day = 86_400_000;
  const midnight = Math.floor(Date.now() / day) * day;
  const at = (days: number) => new Date(midnight + days * day);
  const { id } = await testShop
    .db()
    .insertInto('layers')
    .values({ name: 'Autumn', color: '#1d4ed8', position: 900, starts_at: at(4), ends_at: at(7) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { page, context } = await openAdmin(testShop, '/campaigns');
  const row = page.locator('.vt-timeline__row', { hasText: 'Autumn' });
  const bar = row.locator('.vt-timeline__bar');
  await bar.scrollIntoViewIfNeeded();
  /** Takes the bar at a share of its width, and drops it so many of its widths further. */
  const drag = async (share: number, widths: number) => {
    const box = await bar.boundingBox();
    if (!box) throw new Error('There is no bar');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + share * box.width, y);
    await page.mouse.down();
    await page.mouse.move(box.x + (share + widths / 2) * box.width, y);
    await page.mouse.move(box.x + (share + widths) * box.width, y);
    await row.locator('.vt-timeline__times').waitFor();
    await page.mouse.up();
  };
  const times = () =>
    testShop
      .db()
      .selectFrom('layers')
      .select(['starts_at', 'ends_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  await drag(0.5, 1);
  await dialog(page).getByText('Move “Autumn”?').waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await page.getByText('“Autumn” was moved').waitFor();
  expect(await times()).toEqual({ starts_at: at(7), ends_at: at(10) });

  await dialog(page).waitFor({ state: 'detached' });
  await drag(1, -1 / 3);
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await expect.poll(times).toEqual({ starts_at: at(7), ends_at: at(9) });

  await dialog(page).waitFor({ state: 'detached' });
  await drag(0.5, 1);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await row.locator('.vt-timeline__times').waitFor({ state: 'detached' });
  expect(await times()).toEqual({ starts_at: at(7), ends_at: at(9) });
  await testShop.db().deleteFrom('layers').where('id', '=', id).execute();
  await context.close();
});
