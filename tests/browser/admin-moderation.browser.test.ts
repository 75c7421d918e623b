import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
let member: Member;
let productId: number;
let articleId: number;
let articleUrl: string;

beforeAll(async () => {
  member = await makeMember(testShop, 'manager');
  productId = (await testShop.makeProduct({ title: 'Ferry cup' })).id;
  articleId = await createShopFixture(testShop.db()).makeArticle({
    title: 'On clay',
    slug: 'on-clay',
    sections: { talk: { id: 'talk', type: 'comments', options: {} } },
  });
  const article = await fetch(`${testShop.origin()}/api/articles/on-clay`);
  articleUrl = ((await article.json()) as { url: string }).url;
});
beforeEach(async () => {
  await sql`truncate reviews, comments, leads cascade`.execute(testShop.db());
  await sql`insert into reviews (product_id, name, rating, text, created_at)
    select ${productId}, 'Writer ' || n, n, 'A cup that pours well, time and again.', now() - make_interval(mins => n)
    from generate_series(1, 4) n`.execute(testShop.db());
  await sql`insert into comments (article_id, name, text)
    values (${articleId}, 'Bob', 'Clay or glaze?')`.execute(testShop.db());
  await sql`insert into leads (name, email, text) values ('Olga', 'olga@mail.example', 'In blue?')`.execute(
    testShop.db(),
  );
});

async function statuses(): Promise<string[]> {
  const rows = await testShop.db().selectFrom('reviews').select(['name', 'status']).orderBy('name').execute();
  return rows.map(({ status }) => status);
}

test('reviews are decided on by the keyboard, and a slip is undone', async () => {
  const { page, context } = await openAdmin(testShop, '/reviews', { member });
  const first = page.getByRole('article', { name: 'Writer 1' });
  await first.focus();
  await page.keyboard.press('a');
  await page.getByText('Published: Writer 1').waitFor();
  await first.waitFor({ state: 'detached' });
  // The next one has the focus.
  await expectFocus('Writer 2');
  await page.keyboard.press('ArrowDown');
  await expectFocus('Writer 3');
  await page.keyboard.press('r');
  await page.getByText('Refused: Writer 3').waitFor();
  expect(await statuses()).toEqual(['approved', 'pending', 'rejected', 'pending']);
  await page
    .getByRole('alert')
    .filter({ hasText: 'Refused: Writer 3' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByRole('article', { name: 'Writer 3' }).waitFor();
  expect(await statuses()).toEqual(['approved', 'pending', 'pending', 'pending']);
  // A button takes its review away: the same button of the next one has the focus.
  const second = page.getByRole('article', { name: 'Writer 2' });
  await second.getByRole('button', { name: 'Publish' }).press('Enter');
  await second.waitFor({ state: 'detached' });
  const third = page.getByRole('article', { name: 'Writer 3' }).getByRole('button', { name: 'Publish' });
  await expect.poll(() => third.evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();

  async function expectFocus(name: string): Promise<void> {
    await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, name);
  }
});

test('many are decided on at once', async () => {
  const { page, context } = await openAdmin(testShop, '/reviews', { member });
  await page.getByLabel('Select all that are shown').check();
  await page.getByLabel('Select Writer 4').uncheck();
  await page.getByRole('button', { name: 'Publish: 3' }).click();
  await page.getByText('Published: 3').waitFor();
  expect(await statuses()).toEqual(['approved', 'approved', 'approved', 'pending']);
  await page.getByRole('tab', { name: 'Published' }).click();
  await page.getByRole('article', { name: 'Writer 2' }).waitFor();
  await context.close();
});

test('the shop answers a review and a comment; letters typed in the answer decide nothing', async () => {
  const { page, context } = await openAdmin(testShop, '/reviews', { member });
  const review = page.getByRole('article', { name: 'Writer 2' });
  await review.getByRole('button', { name: 'Answer publicly' }).click();
  await page.keyboard.type('A pleasure, really');
  await review.getByRole('button', { name: 'Save the answer' }).click();
  await review.getByText('A pleasure, really').waitFor();
  await review.getByRole('button', { name: 'Change the answer' }).waitFor();
  expect(await statuses()).toEqual(['pending', 'pending', 'pending', 'pending']);
  const row = await testShop
    .db()
    .selectFrom('reviews')
    .select('reply')
    .where('name', '=', 'Writer 2')
    .execute();
  expect(row).toEqual([{ reply: 'A pleasure, really' }]);

  await page.getByRole('link', { name: 'Comments' }).click();
  const comment = page.getByRole('article', { name: 'Bob' });
  await comment.getByRole('button', { name: 'Answer publicly' }).click();
  await page.keyboard.type('Both <b>and</b> neither');
  await comment.getByRole('button', { name: 'Save the answer' }).click();
  await comment.getByText('Both <b>and</b> neither').waitFor();
  await comment.getByRole('button', { name: 'Publish' }).click();
  await comment.waitFor({ state: 'detached' });
  await page.goto(`${testShop.origin()}${articleUrl}`);
  const shown = page.locator('.vt-comments__comment', { hasText: 'Clay or glaze?' });
  await shown.getByText('Reply from the shop').waitFor();
  await shown.getByText('Both <b>and</b> neither').waitFor();
  await context.close();
});

test('an enquiry is answered, noted and done', async () => {
  const { page, context } = await openAdmin(testShop, '/enquiries', { member });
  const enquiry = page.getByRole('article', { name: 'Olga' });
  expect(await enquiry.getByRole('link', { name: 'Answer by email' }).getAttribute('href')).toMatch(
    /^mailto:olga@mail\.example\?subject=.+In%20blue/,
  );
  await enquiry.getByLabel('Note for the staff').fill('Asked the glazer');
  await enquiry.getByRole('button', { name: 'Add note' }).click();
  await enquiry.getByRole('button', { name: 'Delete note' }).waitFor();
  await enquiry.getByRole('button', { name: 'Mark as handled' }).click();
  await page.getByText('No new enquiries').waitFor();
  await page.getByRole('tab', { name: 'Handled' }).click();
  await page.getByText('Asked the glazer').waitFor();
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByText('Nothing here').waitFor();
  await context.close();
});

test.each(widths)('the queues are accessible and fit %i px', async (width) => {
  const { page, context } = await openAdmin(testShop, '/reviews', { width, language: 'ru', member });
  await page.getByRole('article').first().waitFor();
  for (const path of ['/reviews', '/comments', '/enquiries']) {
    await page.evaluate((to) => {
      history.pushState({}, '', `/admin${to}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('status').waitFor({ state: 'detached' });
    await expectAccessible({ page });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await context.close();
});
