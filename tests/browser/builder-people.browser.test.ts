import type { FrameLocator, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { expectBuilderAccessible, openBuilder, type OpenedBuilder } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const html = '<p>One two three</p><p>Four five six</p>';
const patiently = { timeout: 20_000 };
let anna: OpenedBuilder;
let boris: OpenedBuilder;

/** Two people, each in a browser of their own, on one page of two sections. */
async function openBoth(language: 'en' | 'ru' = 'en'): Promise<void> {
  const path = await testShop.makePage([
    { type: 'text', options: { content: { html } } },
    { type: 'text', options: { content: { html: '<p>Second</p>' } } },
  ]);
  anna = await openBuilder(testShop, path, { language });
  await testShop
    .db()
    .updateTable('staff')
    .set({ name: 'Anna Ivanova' })
    .where('email', '=', anna.member.email)
    .execute();
  boris = await openBuilder(testShop, path, { language });
  // Known by the name that she has now.
  await anna.page.reload();
  await anna.page.locator('iframe[data-ready]').waitFor();
}

afterEach(async () => {
  await anna.context.close();
  await boris.context.close();
});

const bar = (page: Page) => page.locator('.vt-bar .vt-people');
const row = (page: Page, id: string) => page.locator(`.vt-tree__row[data-section="${id}"]`);
const field = (page: Page) => page.locator('.vt-panel--right [data-field="content.html"]');
const names = (shop: FrameLocator) => shop.locator('.vt-edit-people');
const choose = (page: Page, id: string) => row(page, id).locator('.vt-tree__name').click();

test('who else is here is seen in the bar, the list, on the page and at the field, and gone with them', async () => {
  await openBoth();
  await choose(anna.page, 's1');
  await field(anna.page).locator('p').first().click();
  await boris.page.getByRole('button', { name: /Anna Ivanova.*at “Text/ }).waitFor(patiently);
  await row(boris.page, 's1')
    .getByRole('img', { name: /Anna Ivanova/ })
    .waitFor();
  await names(boris.shop).getByText('Anna Ivanova').waitFor();
  // The page itself has nothing of it, and no place for it.
  expect(await boris.shop.locator('#main .vt-edit-people, #main .vt-caret').count()).toBe(0);

  // A click leads there, and the keyboard stays.
  await bar(boris.page).getByRole('button').click();
  await field(boris.page).getByText('Anna Ivanova').waitFor();
  await expect.poll(() => row(boris.page, 's1').getAttribute('data-selected')).toBe('true');
  await expectBuilderAccessible(boris.page);

  // Her caret stands in the text, and is none of it.
  await anna.page.keyboard.press('End');
  const caret = field(boris.page).locator('.vt-caret');
  await caret.waitFor(patiently);
  expect(await caret.getAttribute('data-name')).toBe('Anna Ivanova');
  await anna.page.keyboard.type('!');
  await expect.poll(() => field(boris.page).innerText(), patiently).toContain('One two three!');
  await expect
    .poll(() => boris.page.locator('[data-people-line]').innerText(), patiently)
    .toContain('Anna Ivanova');

  await choose(anna.page, 's2');
  await row(boris.page, 's2')
    .getByRole('img', { name: /Anna Ivanova/ })
    .waitFor(patiently);
  await expect.poll(() => field(boris.page).getByText('Anna Ivanova').count()).toBe(0);
  expect(await caret.count()).toBe(0);

  await anna.page.goto('about:blank');
  await expect.poll(() => bar(boris.page).count(), { timeout: 8000 }).toBe(0);
  await expect.poll(() => names(boris.shop).count()).toBe(0);
});

test('what is typed on the page is seen at its field, and where it is typed', async () => {
  await openBoth();
  await boris.shop.locator('#section-s1 .vt-prose p').first().dblclick();
  await boris.shop.getByRole('toolbar', { name: /^Formatting of/ }).waitFor();
  await anna.shop.locator('#section-s1 .vt-prose p').nth(1).dblclick();
  await anna.shop.getByRole('toolbar', { name: /^Formatting of/ }).waitFor();
  const caret = boris.shop.locator('#section-s1 .vt-caret');
  await caret.waitFor(patiently);
  expect(await caret.getAttribute('data-name')).toBe('Anna Ivanova');
  await field(boris.page).getByText('Anna Ivanova').waitFor();
  await anna.page.keyboard.press('Escape');
  await expect.poll(() => caret.count(), patiently).toBe(0);
});

test('nobody is company to themselves, and nobody is shown without a stream', async () => {
  await openBoth();
  await bar(boris.page).getByRole('button').waitFor(patiently);
  const second = await anna.context.newPage();
  await second.goto(anna.page.url());
  await second.waitForLoadState();
  expect(await bar(anna.page).getByRole('button').count()).toBe(1);
  await boris.page.route('**/admin/live?*', (route) => route.abort());
  await boris.page.reload();
  await boris.page.locator('iframe[data-ready]').waitFor();
  await choose(boris.page, 's1');
  await bar(anna.page)
    .getByRole('button', { name: /at “Text/ })
    .waitFor(patiently);
  expect(await bar(boris.page).count()).toBe(0);
});

test('Delete in the options deletes no section, in the list it does; its notice can be closed', async () => {
  await openBoth();
  await choose(anna.page, 's2');
  await anna.page.locator('.vt-panel--right').getByRole('button', { name: 'Layout and background' }).focus();
  await anna.page.keyboard.press('Delete');
  await row(anna.page, 's2').locator('.vt-tree__name').focus();
  await anna.page.keyboard.press('Control+c');
  await anna.page.locator('.mantine-Notification-root').getByRole('button', { name: 'Close' }).click();
  expect(await row(anna.page, 's2').count()).toBe(1);
  await anna.page.keyboard.press('Delete');
  await expect.poll(() => row(anna.page, 's2').count()).toBe(0);
});
