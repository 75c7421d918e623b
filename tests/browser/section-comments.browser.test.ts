import { sql } from 'kysely';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { makeMember, openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { expectBuilderAccessible, openBuilder, waitForBuilder, waitForSaved } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({
  type: 'text',
  options: { heading: { title }, content: { html: `<p>${title} body</p>` } },
});
const panel = (page: Page) => page.getByRole('complementary', { name: 'Comments' });
const input = (page: Page) => panel(page).locator('[data-comment-input]').last();
const comments = (page: Page) => panel(page).locator('.vt-comments__text');
const bar = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for “${name}”` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const makeNamed = async (name: string) => {
  const member = await makeMember(testShop);
  await testShop.db().updateTable('staff').set({ name }).where('id', '=', member.id).execute();
  return member;
};
/** Others' changes are read again when the window is looked at. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const lettersTo = async (staffId: number) => {
  const { rows } = await sql<{ commentId: number }>`
    select payload ->> 'commentId' as "commentId" from outbox
    where topic = 'mail.section-mention' and payload ->> 'staffId' = ${String(staffId)}`.execute(
    testShop.db(),
  );
  return rows.length;
};

test('a colleague is mentioned at a section, gets a letter, answers; the thread is resolved, opened again, and stays when its section is removed', async () => {
  const path = await testShop.makePage(['Opening', 'Promise'].map(text));
  const [vera, anna] = [await makeNamed('Vera Stone'), await makeNamed('Anna Petrova')];
  const first = await openBuilder(testShop, path, { member: vera });
  const { page } = first;

  await choose(page, 'Text: Promise', 'Comment');
  await panel(page).getByText('Text: Promise', { exact: true }).waitFor();
  await expect.poll(() => input(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('@pet');
  await page.getByRole('option', { name: 'Anna Petrova' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('is it true? See https://shop.example/a.');
  expect(await input(page).inputValue()).toBe('@Anna Petrova is it true? See https://shop.example/a.');
  await expectBuilderAccessible(page);

  // What is typed waits while the panel is closed, and over a reload.
  await press(page, 'Close');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => bar(page, 'Comments').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.reload();
  await waitForBuilder(page);
  await choose(page, 'Text: Promise', 'Comment');
  expect(await input(page).inputValue()).toBe('@Anna Petrova is it true? See https://shop.example/a.');

  // Refused or not arrived: it stays too.
  await page.route('**/api/admin/section-threads', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await input(page).press('Control+Enter');
  await panel(page).getByRole('alert').waitFor();
  expect(await input(page).inputValue()).toContain('@Anna Petrova');
  await page.unroute('**/api/admin/section-threads');
  await input(page).press('Control+Enter');
  await panel(page).getByRole('button', { name: 'Resolve' }).waitFor();
  expect(await panel(page).getByRole('link').getAttribute('href')).toBe('https://shop.example/a');
  await expect.poll(() => lettersTo(anna.id)).toBe(1);
  await bar(page, 'Comments: 1 open thread').waitFor();
  await page.getByRole('button', { name: '1 open comment thread', exact: true }).waitFor();
  await expectBuilderAccessible(page);

  // The address that the letter gives.
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from section_threads`.execute(
    testShop.db(),
  );
  const other = await openAdmin(testShop, `/builder?path=${path}&thread=${rows[0]?.id}`, { member: anna });
  const theirs = other.page;
  await waitForBuilder(theirs);
  await theirs.getByRole('button', { name: 'Skip' }).click();
  await expect
    .poll(() => comments(theirs).allTextContents())
    .toEqual(['@Anna Petrova is it true? See https://shop.example/a.']);
  await bar(theirs, 'Comments: 1 open thread').waitFor();
  expect(new URL(theirs.url()).searchParams.has('thread')).toBe(false);
  await input(theirs).fill('It is.');
  await press(theirs, 'Answer');
  await expect.poll(() => comments(theirs).count()).toBe(2);

  await lookAgain(page);
  await expect.poll(() => comments(page).allTextContents()).toContain('It is.');
  await press(page, 'Resolve');
  await panel(page).getByText('Resolved by Vera Stone').waitFor();
  await bar(page, 'Comments').waitFor();
  await press(page, 'Reopen');
  await bar(page, 'Comments: 1 open thread').waitFor();

  await choose(page, 'Text: Promise', 'Delete');
  await panel(page).getByText('Section removed').waitFor();
  await press(page, 'All comments');
  await panel(page).getByRole('heading', { name: 'Removed sections' }).waitFor();
  await panel(page).getByText('1 answer', { exact: true }).waitFor();
  await expectBuilderAccessible(page);
  await waitForSaved(page);
  expect(await (await fetch(testShop.origin() + path)).text()).not.toContain('is it true?');
  expect(other.trouble.errors).toEqual([]);
  await other.context.close();
  await first.context.close();
});

test('one’s own comment is edited and deleted, on the page as a whole; who is mentioned elsewhere is led there', async () => {
  const path = await testShop.makePage(['Opening'].map(text));
  const [boris, clara] = [await makeNamed('Boris Reed'), await makeNamed('Clara Moor')];
  const { page, context, trouble } = await openBuilder(testShop, path, { member: boris });

  await bar(page, 'Comments').click();
  await panel(page).getByText('Nobody has written about this page yet.').waitFor();
  await input(page).fill('Too long a page');
  await press(page, 'Send');
  await panel(page).getByRole('button', { name: 'Actions for the comment by Boris Reed' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edited = panel(page).getByRole('textbox', { name: 'Edit the comment' });
  await expect.poll(() => edited.evaluate((one) => one === document.activeElement)).toBe(true);
  await edited.press('End');
  await page.keyboard.type(' @Cla');
  await page.keyboard.press('Tab');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await panel(page).getByText('edited').waitFor();
  expect(await comments(page).allTextContents()).toEqual(['Too long a page @Clara Moor']);
  await expect.poll(() => lettersTo(clara.id)).toBe(1);

  const elsewhere = await testShop.makePage([text('Elsewhere')]);
  const other = await openBuilder(testShop, elsewhere, { member: clara });
  await bar(other.page, 'Comments').click();
  await panel(other.page).getByText('You are mentioned on other pages').waitFor();
  await expectBuilderAccessible(other.page);
  await panel(other.page)
    .getByRole('button', { name: /Boris Reed/ })
    .click();
  await expect.poll(() => comments(other.page).allTextContents()).toEqual(['Too long a page @Clara Moor']);
  await other.shop.getByText('Opening body').waitFor();
  await expect.poll(() => panel(other.page).getByText('You are mentioned on other pages').count()).toBe(0);

  await panel(page).getByRole('button', { name: 'Actions for the comment by Boris Reed' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the comment' }).click();
  await panel(page).getByText('Nobody has written about this page yet.').waitFor();
  await lookAgain(other.page);
  await panel(other.page).getByText('This thread was deleted.').waitFor();
  expect(trouble.errors).toEqual([]);
  await other.context.close();
  await context.close();
});

test('letters about mentions are switched off in one’s own account', async () => {
  const { page, context, member } = await openAdmin(testShop, '/profile');
  const letter = page.getByRole('switch', { name: 'Letter when a colleague mentions me' });
  expect(await letter.isChecked()).toBe(true);
  await letter.click({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const wants = async () =>
    testShop.db().selectFrom('staff').select('mails_mentions').where('id', '=', member.id).executeTakeFirst();
  await expect.poll(wants).toEqual({ mails_mentions: false });
  await context.close();
});
