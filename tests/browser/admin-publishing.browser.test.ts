import { sql } from 'kysely';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { makeStaff } from '#tests/support/accounts.ts';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, openAdmin } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({
  type: 'text',
  options: { heading: { title }, content: { html: '<p>Body</p>' } },
});

async function openBuilder(path: string, options: { width?: number; language?: 'en' | 'ru' } = {}) {
  const opened = await openAdmin(testShop, `/builder?path=${path}`, options);
  await opened.page.locator('iframe[data-ready]').waitFor();
  const skip = opened.page.getByRole('button', { name: /^(Skip|Пропустить)$/ });
  if (await skip.isVisible()) await skip.click();
  return opened;
}

/** The title of the page, in the panel on the right. */
const titleField = (page: Page) => page.locator('.vt-panel--right input').first();
const dialog = (page: Page) => page.getByRole('dialog');
const publishButton = (page: Page) => page.locator('[data-tour="publish"] button').last();

async function retitle(page: Page, title: string): Promise<void> {
  await titleField(page).fill(title);
}

const visitorsRead = async (path: string) => (await fetch(testShop.origin() + path)).text();

describe('publishing', () => {
  test('shows what was typed a moment ago to visitors, with its note in the history', async () => {
    const path = await testShop.makePage([text('First')]);
    const { page, context, trouble } = await openBuilder(path);
    expect(await visitorsRead(path)).not.toContain('Lighthouses');
    await retitle(page, 'Lighthouses');
    await publishButton(page).click();
    await dialog(page).getByText('1 change').click();
    await dialog(page)
      .getByText(/The page itself/)
      .waitFor();
    expect(await dialog(page).textContent()).toMatch(/Title: .*→ Lighthouses/);
    await expectAccessible({ page }, { within: '[role="dialog"]' });
    await dialog(page).getByLabel('What is new').fill('New name');
    await dialog(page).getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('1 document is published').waitFor();
    await expect.poll(() => visitorsRead(path)).toContain('Lighthouses');
    await page.getByRole('button', { name: 'History' }).click();
    await dialog(page).getByText('New name').waitFor();
    await dialog(page).getByText('Visitors see this').waitFor();
    await expectAccessible({ page }, { within: '[role="dialog"]' });
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('leads to the field that must be put right first', async () => {
    const link = { type: 'page', url: 'nowhere' };
    const path = await testShop.makePage([
      text('Fine'),
      { type: 'text', options: { heading: { title: 'Broken' }, button: { title: 'Go', link } } },
      {
        type: 'slider',
        options: {},
        items: [{ heading: { title: 'One' } }, { heading: { title: 'Two' }, content: { image: 99_999 } }],
      },
      {
        type: 'text',
        options: { heading: { title: 'Faint' } },
        styles: { mobile: { color: '#eeeeee' } },
      },
    ]);
    const { page, context } = await openBuilder(path);
    await retitle(page, 'With a broken link');
    await publishButton(page).click();
    await dialog(page).getByText('A link leads nowhere: Page “nowhere”').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true);
    await expectAccessible({ page }, { within: '[role="dialog"]' });
    await dialog(page).getByText('Text “Broken” › Leads to').waitFor();
    const goThere = async (issue: string) => {
      if (!(await dialog(page).isVisible())) await publishButton(page).click();
      await dialog(page)
        .getByRole('listitem')
        .filter({ hasText: issue })
        .filter({ hasNot: page.getByRole('listitem') })
        .getByRole('button', { name: 'Go there' })
        .click();
    };
    /** The field that has the keyboard, is marked and can be seen. */
    const shownField = () =>
      page.evaluate(() => {
        const field = document.activeElement?.closest('[data-field]');
        const box = field?.getBoundingClientRect();
        const isSeen = box && box.top >= 0 && box.bottom <= innerHeight && box.height > 0;
        const item = field?.closest('[data-item]') ? 'of an item' : '';
        return isSeen && field?.hasAttribute('data-vt-led')
          ? `${field.getAttribute('data-field')} ${item}`.trim()
          : null;
      });
    await goThere('A link leads nowhere');
    await expect.poll(shownField).toBe('button.link');
    expect(await dialog(page).count()).toBe(0);
    await goThere('A picture has been deleted');
    await expect.poll(shownField).toBe('items.content.image of an item');
    await goThere('Hard to read');
    await expect.poll(shownField).toBe('styles.mobile.color');
    await context.close();
  });

  test('waits for its time when it is told one, and can be taken back', async () => {
    const path = await testShop.makePage([text('First')]);
    const { page, context } = await openBuilder(path);
    await retitle(page, 'For tomorrow');
    await publishButton(page).click();
    await dialog(page).getByText('At a set time').click();
    const time = dialog(page).getByLabel('Date and time');
    await time.fill('2020-01-01T10:00');
    await dialog(page).getByRole('button', { name: 'Publish at this time' }).click();
    await dialog(page).getByText('Choose a time in the future').waitFor();
    await time.fill(`${new Date().getFullYear() + 1}-01-01T10:00`);
    await dialog(page).getByRole('button', { name: 'Publish at this time' }).click();
    await page
      .getByText(/^Will be published/)
      .first()
      .waitFor();
    await publishButton(page).click();
    await dialog(page)
      .getByText(/Will be published .*The admin/)
      .waitFor();
    expect(await dialog(page).getByLabel('For tomorrow', { exact: true }).isChecked()).toBe(false);
    await expectAccessible({ page }, { within: '[role="dialog"]' });
    await dialog(page).getByRole('button', { name: 'Cancel the schedule' }).click();
    await page.getByText('The schedule is cancelled').waitFor();
    expect(await visitorsRead(path)).not.toContain('For tomorrow');
    await context.close();
  });

  test('leaves out what is not chosen; what is discarded can be undone', async () => {
    const path = await testShop.makePage([text('First')]);
    const { page, context } = await openBuilder(path);
    const before = await titleField(page).inputValue();
    await retitle(page, 'A mistake');
    await publishButton(page).click();
    await dialog(page).getByRole('checkbox', { name: 'A mistake' }).uncheck();
    await expect
      .poll(() => dialog(page).getByRole('button', { name: 'Publish now' }).isDisabled())
      .toBe(true);
    await dialog(page).getByRole('button', { name: 'Discard the changes of “A mistake”' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Discard changes', exact: true })
      .last()
      .click();
    await page.getByText('The changes of “A mistake” are discarded').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => titleField(page).inputValue()).toBe(before);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => titleField(page).inputValue()).toBe('A mistake');
    await context.close();
  });

  test('a fix goes out without the sale that waits for its time', async () => {
    const path = await testShop.makePage([text('First')]);
    const { page, context } = await openBuilder(path);
    const publishDialog = async () => {
      await publishButton(page).click();
      await tick.waitFor();
    };
    const tick = dialog(page).getByRole('checkbox', { name: 'BLACK FRIDAY' });
    await retitle(page, 'BLACK FRIDAY');
    await publishDialog();
    await dialog(page).getByText('At a set time').click();
    await dialog(page).getByRole('button', { name: 'Publish at this time' }).click();
    await page
      .getByText(/^Will be published/)
      .first()
      .waitFor();

    await page.frameLocator('iframe').getByText('First', { exact: true }).click();
    const heading = titleField(page);
    await heading.fill('A typo mended');
    await publishDialog();
    expect(await tick.isChecked()).toBe(false);
    await tick.check();
    await dialog(page).getByText('Publish everything now and cancel the schedule').click();
    await dialog(page)
      .getByText(/Goes out now instead of/)
      .waitFor();
    await dialog(page).getByText('The page itself').first().waitFor();
    await expectAccessible({ page }, { within: '[role="dialog"]' });
    await dialog(page)
      .getByText(/Publish the other changes/)
      .click();
    await dialog(page).getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('1 document is published').waitFor();
    await expect.poll(() => visitorsRead(path)).toContain('A typo mended');
    expect(await visitorsRead(path)).not.toContain('BLACK FRIDAY');
    await publishDialog();
    await dialog(page)
      .getByText(/^Will be published/)
      .waitFor();
    await context.close();
  });

  test('what a colleague edits while the dialog is open is named, and loses its tick', async () => {
    const path = await testShop.makePage([text('First')]);
    const { page, context } = await openBuilder(path);
    await retitle(page, 'Opening hours');
    await publishButton(page).click();
    const tick = dialog(page).getByRole('checkbox', { name: 'Opening hours' });
    await tick.waitFor();
    expect(await tick.isChecked()).toBe(true);
    // As another tab would: the edit is in the draft, and this dialog does not know of it yet.
    const { key, revision } = await testShop
      .db()
      .updateTable('layer_drafts')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where(sql<string>`document ->> 'title'`, '=', 'Opening hours')
      .returning(['key', 'revision'])
      .executeTakeFirstOrThrow();
    const { id } = await makeStaff(testShop.db(), 'manager');
    await testShop
      .db()
      .insertInto('layer_intents')
      .values({
        document_key: key,
        revision,
        intent_id: crypto.randomUUID(),
        client_id: crypto.randomUUID(),
        staff_id: id,
        intent: JSON.stringify({
          type: 'page.update',
          changes: [{ path: ['title'], value: 'Opening hours' }],
        }),
      })
      .execute();
    await dialog(page).getByRole('button', { name: 'Publish now' }).click();
    await dialog(page).getByText('“Opening hours” has been edited meanwhile').waitFor();
    await dialog(page).getByText('Edited by The manager since you opened this').waitFor();
    await expect.poll(() => tick.isChecked()).toBe(false);
    await expectAccessible({ page }, { within: '[role="dialog"]' });
    expect(await visitorsRead(path)).not.toContain('Opening hours');
    await tick.check();
    await dialog(page).getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('1 document is published').waitFor();
    await expect.poll(() => visitorsRead(path)).toContain('Opening hours');
    await context.close();
  });

  test('typing and taking it back leaves nothing to publish', async () => {
    const path = await testShop.makePage([text('First')]);
    const { page, context } = await openBuilder(path);
    const title = await titleField(page).inputValue();
    await retitle(page, `${title}x`);
    await page.getByText('Saved', { exact: true }).waitFor();
    await retitle(page, title);
    await publishButton(page).click();
    await dialog(page)
      .getByLabel('What is new')
      .or(dialog(page).getByText('Everything is published'))
      .waitFor();
    expect(await dialog(page).getByRole('checkbox', { name: title, exact: true }).count()).toBe(0);
    await context.close();
  });

  test('an account’s reviews are no page of the builder, and it says so', async () => {
    const path = await testShop.makePage([text('First')]);
    const { page, context } = await openBuilder(path);
    await page.evaluate(() =>
      window.frames[0]?.document.body.insertAdjacentHTML(
        'beforeend',
        '<a id="to-reviews" href="/account/reviews">Reviews</a>',
      ),
    );
    await page
      .frameLocator('iframe')
      .locator('#to-reviews')
      .click({ modifiers: ['Control'] });
    await page.getByText('The builder does not show this page').waitFor();
    expect(await page.locator('iframe[data-ready]').count()).toBe(1);
    await context.close();
  });
});

test('a version is looked at, and restored as a new one', async () => {
  const path = await testShop.makePage([text('First')]);
  const { page, context } = await openBuilder(path);
  const before = await titleField(page).inputValue();
  await retitle(page, 'Second thoughts');
  await publishButton(page).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('1 document is published').waitFor();
  await page.getByRole('button', { name: 'History' }).click();
  await dialog(page).getByRole('button', { name: 'Show the changes' }).first().click();
  await dialog(page).getByText('Second thoughts').waitFor();
  await dialog(page).getByRole('button', { name: 'View version 1' }).click();
  const seen = page.frameLocator('iframe[data-version-ready]');
  await seen.getByRole('heading', { name: before }).waitFor();
  const view = page.getByRole('dialog', { name: 'Version 1' });
  await view.getByText('Read only').waitFor();
  expect(await view.getByRole('region', { name: 'What restoring would change' }).textContent()).toMatch(
    new RegExp(`Title: Second thoughts → ${before}`),
  );
  await seen.getByText('Body').click();
  expect(await seen.locator('.vt-edit-overlay').count()).toBe(0);
  await expectAccessible({ page }, { within: '[data-version-view]' });
  await seen.locator('body').press('Escape');
  await view.waitFor({ state: 'detached' });
  await dialog(page).getByRole('button', { name: 'View version 1' }).click();
  await view.getByRole('button', { name: 'Restore' }).click();
  await page
    .getByRole('dialog', { name: 'Restore version 1?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await page.getByText('Version 1 is restored').waitFor();
  await view.waitFor({ state: 'detached' });
  await dialog(page).getByText('Version 3').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => titleField(page).inputValue()).toBe(before);
  expect(await visitorsRead(path)).not.toContain('Second thoughts');
  await context.close();
});

test('a shared link shows the draft without an account until it is ended', async () => {
  const path = await testShop.makePage([text('First')]);
  const { page, context } = await openBuilder(path);
  await retitle(page, 'Only for friends');
  await page.getByRole('button', { name: 'Share a preview' }).click();
  await dialog(page).getByRole('button', { name: 'Create a link' }).click();
  const address = await dialog(page).getByLabel('The new link').inputValue();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  expect(await (await fetch(address)).text()).toContain('Only for friends');
  await dialog(page)
    .getByRole('button', { name: `Revoke the link to ${path}` })
    .click();
  await page.getByText('The link is revoked').waitFor();
  expect(await (await fetch(address)).text()).not.toContain('Only for friends');
  await context.close();
});

test('fits a tablet and works by keyboard alone', async () => {
  const path = await testShop.makePage([text('First')]);
  const { page, context } = await openBuilder(path, { width: 800, language: 'ru' });
  await publishButton(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await dialog(page).getByRole('status').waitFor({ state: 'detached' });
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect
    .poll(() => publishButton(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
  await context.close();
});
