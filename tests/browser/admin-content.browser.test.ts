import { sql } from 'kysely';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { createContentFixture } from '#tests/support/content-fixture.ts';

import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
const inDialog = { within: '[role="dialog"]' };

test('a page is made, and opens in the builder as a draft that the list shows', async () => {
  const { page, context, origin } = await openAdmin(testShop, '/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Delivery and payment');
  await dialog.getByLabel('Address').fill('cart');
  await expectAccessible({ page }, inDialog);
  await page.keyboard.press('Enter');
  await dialog.getByText('This address is used by the site itself').waitFor();
  await dialog.getByLabel('Address').fill('');
  // A second press while the first is on its way makes no second page.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/builder\?path=/);
  await page.goto(`${origin}/admin/pages`);
  const row = page.getByRole('row', { name: /Delivery and payment/ });
  await row.getByText('Draft').waitFor();
  await move(page, { row: /Delivery and payment/, slug: 'delivery' });
  await row.getByText('/delivery', { exact: true }).waitFor();
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const left = () => sql`select from pages where title = 'Delivery and payment'`.execute(testShop.db());
  await expect.poll(async () => (await left()).rows.length).toBe(0);
  await page.getByRole('row', { name: /Home page/ }).waitFor();
  await context.close();
});

/** Gives what stands in a row another address, by its menu. */
async function move(page: Page, { row, slug }: { row: RegExp; slug: string }): Promise<void> {
  await page.getByRole('row', { name: row }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Change the address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(slug);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

test('a category, an author, tags and an article that has them, all by hand', async () => {
  const { page, context, origin } = await openAdmin(testShop, '/categories');
  const dialog = page.getByRole('dialog');
  const make = async (path: string, button: string, field: string, value: string) => {
    if (!page.url().endsWith(path)) await page.goto(origin + path);
    await page.getByRole('button', { name: button }).click();
    await dialog.getByLabel(field, { exact: true }).fill(value);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: new RegExp(`^${value}`) }).waitFor();
  };
  await make('/admin/categories', 'New category', 'Title', 'Stories');
  await move(page, { row: /^Stories/, slug: 'tales' });
  await page.getByText('/tales', { exact: true }).waitFor();
  await make('/admin/authors', 'New author', 'Name', 'Ann Lee');
  await make('/admin/tags', 'New tag', 'Title', 'Tea');
  await make('/admin/tags', 'New tag', 'Title', 'Teas');

  await page.goto(`${origin}/admin/articles`);
  await page.getByRole('button', { name: 'New article' }).click();
  await dialog.getByLabel('Title').fill('First flush');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'First flush' }).waitFor();
  await expectAccessible({ page });
  await page.getByLabel('Excerpt').fill('About the spring harvest.');
  await page.getByRole('combobox', { name: 'Author' }).click();
  await page.getByRole('option', { name: 'Ann Lee' }).click();
  await page.getByRole('combobox', { name: 'Tags' }).click();
  await page.getByRole('option', { name: 'Teas' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  const kept = () =>
    sql`
      select a.excerpt, author.name, (select title from tags join article_tags t on t.tag_id = tags.id
        where t.article_id = a.id) as tag
      from articles a join authors author on author.id = a.author_id`.execute(testShop.db());
  await expect
    .poll(async () => (await kept()).rows)
    .toEqual([{ excerpt: 'About the spring harvest.', name: 'Ann Lee', tag: 'Teas' }]);

  await page.goto(`${origin}/admin/tags`);
  await page.getByRole('row', { name: /^Teas/ }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Merge into another' }).click();
  await dialog.getByRole('combobox', { name: 'Into' }).click();
  await page.getByRole('option', { name: 'Tea' }).click();
  await dialog.getByRole('button', { name: 'Merge into another' }).click();
  await page.getByRole('row', { name: /^Tea 1 article/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /^Teas/ }).count()).toBe(0);
  await context.close();
});

test('redirects: one by hand, a circle refused, lines looked at first, an address tried', async () => {
  const { page, context } = await openAdmin(testShop, '/redirects');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add a redirect' }).click();
  await dialog.getByLabel('Old address').fill('/old');
  await dialog.getByLabel('New address').fill('/old/');
  await page.keyboard.press('Enter');
  await dialog.getByText('This would create a loop').waitFor();
  await dialog.getByLabel('New address').fill('/new');
  await page.keyboard.press('Enter');
  await page.getByRole('cell', { name: '/new' }).waitFor();
  await page.getByRole('button', { name: 'Import lines' }).click();
  await dialog.getByLabel('One redirect a line').fill('/a /b\nnonsense\n/old /x');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('1 valid line · 2 lines need correcting').waitFor();
  await expectAccessible({ page }, inDialog);
  await dialog.getByRole('button', { name: 'Add 1 redirect' }).click();
  await page.getByText('1 redirect was added').waitFor();
  expect(await dialog.getByLabel('One redirect a line').inputValue()).toBe('nonsense\n/old /x');
  // The lines that are still to be put right are not lost by a slip.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByLabel('Try an address').fill('/a');
  await page.getByText('Leads to /b').waitFor();
  // By keys alone: the row is gone, and what can be done with the one in its place has the focus.
  await page.getByRole('button', { name: 'Actions for /a', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('cell', { name: '/b' }).waitFor({ state: 'detached' });
  const next = page.getByRole('button', { name: 'Actions for /old' });
  await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});

test.each(widths)('the screens are accessible and fit %i px', async (width) => {
  const member = await makeMember(testShop);
  const content = createContentFixture(testShop.db());
  const categoryId = await content.makeCategory(`guides-${width}`);
  const id = await content.makeArticle({ categoryId, slug: `how-to-brew-${width}` });
  await content.makeRedirect(`/${width}/a-very-long-old-address-of-a-page-that-has-moved`, '/new');
  const { page, context, origin, trouble } = await openAdmin(testShop, '/pages', {
    width,
    language: 'ru',
    member,
  });
  for (const path of ['pages', 'articles', `articles/${id}`, 'categories', 'authors', 'tags', 'redirects']) {
    await page.goto(`${origin}/admin/${path}`);
    await page.locator('main h1').waitFor();
    await page.locator('main table, main form, main h2').first().waitFor();
    await expectAccessible({ page });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, overflow <= 0]).toEqual([path, true]);
  }
  expect(trouble.errors).toEqual([]);
  await context.close();
});
