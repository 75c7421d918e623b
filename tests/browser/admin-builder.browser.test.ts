import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import {
  expectBuilderAccessible,
  openBuilder,
  openTab,
  readDraft,
  signInAgain,
  waitForBuilder,
  waitForSaved,
} from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime, stopClock } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({
  type: 'text',
  options: {
    heading: { title },
    content: { html: '<p>Body</p>' },
    ...(title === 'Second' && { button: { title: 'Press', link: { type: 'homepage' } } }),
  },
});
const makePage = () => testShop.makePage([text('First'), text('Second'), text('Third')]);

const row = (page: Page, name: string) => page.locator('.vt-tree__name', { hasText: name });
const listed = (page: Page) => page.locator('.vt-tree__title').allTextContents();
const panel = (page: Page) => page.locator('.vt-panel--right');
const titleField = (page: Page) => panel(page).getByRole('textbox', { name: 'Heading' }).first();
const pageTitleField = (page: Page) => panel(page).getByRole('textbox', { name: 'Title' }).first();

async function shownTitles(page: Page): Promise<string[]> {
  const frame = page.frames().find((one) => one !== page.mainFrame());
  return (await frame?.locator('[data-section-type] h2').allTextContents()) ?? [];
}

/** The edits that the builder has kept on the device, as text. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('vitrina-builder');
        opening.addEventListener('error', () => reject(new Error('No database of the builder')));
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction('edits').objectStore('edits').getAll();
          rows.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(rows.result));
          });
        });
      }),
  );
}

describe('the workbench', () => {
  test.each([
    [1280, 'en'],
    [800, 'ru'],
    [390, 'ru'],
  ] as const)('is accessible and fits %i px (%s)', async (width, language) => {
    const { page, shop, context, trouble } = await openBuilder(testShop, await makePage(), {
      width,
      language,
    });
    await expectBuilderAccessible(page);
    if (width < 1100) {
      // By a finger: the context has touch at these widths.
      await page.getByRole('button', { name: 'Секции и тема' }).tap();
      await row(page, 'Second').tap();
      await expectBuilderAccessible(page);
      await page.locator('.vt-panel--left').getByRole('button', { name: 'Закрыть' }).tap();
      await page.getByRole('button', { name: 'Настройки', exact: true }).tap();
      await panel(page).getByRole('textbox', { name: 'Заголовок' }).first().tap();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await shop.getByText('Second!').waitFor({ state: 'attached' });
    }
    await expectBuilderAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('finds another page, and shows the shop at three widths', async () => {
    const [one, other] = [await makePage(), await testShop.makePage([text('Elsewhere')])];
    const slow = await testShop.makePage([text('Read late')]);
    const { page, shop, context } = await openBuilder(testShop, one);
    const go = async (path: string, title: string) => {
      await page.getByRole('button', { name: /Choose another/ }).click();
      await page.locator('input:focus').waitFor();
      await page.keyboard.type(path.slice(1));
      await page.getByRole('option', { name: new RegExp(path.slice(1)) }).click();
      await page.frameLocator('iframe').getByText(title).waitFor();
    };
    // Left before its draft has arrived, a page does not come back with it.
    const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
    await page.route(/pages\/\d+\/draft$/, (route) => isLeft.then(() => route.continue()), { times: 1 });
    const asking = page.waitForRequest(/pages\/\d+\/draft$/);
    await go(slow, 'Read late');
    await go(other, 'Elsewhere');
    await shop.getByText('Elsewhere').waitFor();
    await row(page, 'Elsewhere').waitFor();
    leave();
    await (await (await asking).response())?.finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await listed(page)).toEqual(['Elsewhere']);
    expect(new URL(page.url()).searchParams.get('path')).toBe(other);
    for (const [index, width] of [390, 800, 1280].entries()) {
      await page.locator('.vt-bar__sign').nth(index).click();
      await expect
        .poll(() =>
          page
            .frames()
            .at(-1)
            ?.evaluate(() => innerWidth),
        )
        .toBe(width);
    }
    await context.close();
  });
});

describe('editing', () => {
  test('click on the shop, type in the panel, and see it at once; undo and redo by keyboard', async () => {
    const path = await makePage();
    const { page, shop, context, member } = await openBuilder(testShop, path);
    await shop.getByText('Second', { exact: true }).click();
    await expect.poll(() => titleField(page).inputValue()).toBe('Second');
    // The field of what was pointed at is led to; its group was shut.
    await shop.getByText('Press', { exact: true }).click();
    await panel(page).locator('[data-field="button.title"]').waitFor();
    await titleField(page).fill('Typed here');
    await shop.getByText('Typed here').waitFor();
    await row(page, 'Typed here').waitFor();
    await waitForSaved(page);
    expect(JSON.stringify((await readDraft(testShop, path, member)).sections)).toContain('Typed here');
    await row(page, 'Typed here').focus();
    await page.keyboard.press('Control+z');
    await shop.getByText('Second', { exact: true }).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await shop.getByText('Typed here').waitFor();
    // A rich text is typed where it stands, the panel follows, and visitors see it once it is published.
    const prose = shop.locator('#section-s2 .vt-prose');
    await prose.dblclick();
    await shop.getByRole('toolbar', { name: 'Formatting of “Text”' }).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    const bold = panel(page).locator('.vt-rich-text strong', { hasText: 'Body' });
    await bold.waitFor();
    await page.keyboard.press('Control+z');
    await bold.waitFor({ state: 'detached' });
    await expect.poll(() => prose.innerHTML()).toBe('<p>Body</p>');
    await page.keyboard.press('Control+Shift+z');
    await bold.waitFor();
    await expect.poll(() => prose.innerHTML()).toBe('<p><strong>Body</strong></p>');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Publish/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect
      .poll(async () => (await fetch(testShop.origin() + path)).text(), { timeout: 10_000 })
      .toContain('<p><strong>Body</strong></p>');
    await context.close();
  });

  test('the list by keyboard: go, move, duplicate, delete, take back', async () => {
    const { page, context } = await openBuilder(testShop, await makePage());
    await row(page, 'First').click();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Second');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => listed(page)).toEqual(['Second', 'First', 'Third']);
    await expect.poll(() => shownTitles(page)).toEqual(['Second', 'First', 'Third']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+d');
    await expect.poll(() => listed(page)).toEqual(['Second', 'Second', 'First', 'Third']);
    await page.keyboard.press('Delete');
    await expect.poll(() => listed(page)).toEqual(['Second', 'First', 'Third']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => shownTitles(page)).toEqual(['Second', 'Second', 'First', 'Third']);
    await context.close();
  });

  test('drag and drop in the list', async () => {
    const { page, context } = await openBuilder(testShop, await makePage());
    const handle = page.locator('.vt-tree__row', { hasText: 'First' }).locator('.vt-tree__handle');
    const target = await page.locator('.vt-tree__row', { hasText: 'Third' }).boundingBox();
    if (!target) throw new Error('No row');
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(target.x + 60, target.y + target.height - 30, { steps: 5 });
    await page.mouse.move(target.x + 60, target.y + target.height - 4, { steps: 5 });
    await page.locator('.vt-tree__row[data-edge="after"]').waitFor();
    await page.mouse.up();
    await expect.poll(() => listed(page)).toEqual(['Second', 'Third', 'First']);
    await expect.poll(() => shownTitles(page)).toEqual(['Second', 'Third', 'First']);
    await context.close();
  });

  test('hide a section everywhere, or on phones alone', async () => {
    const path = await makePage();
    const { page, context, member } = await openBuilder(testShop, path);
    await page.getByRole('button', { name: /Actions for .*Second/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Phones' }).click();
    await page.getByRole('menuitem', { name: 'Hide', exact: true }).click();
    await page.getByRole('img', { name: 'hidden' }).waitFor();
    await waitForSaved(page);
    const draft = await readDraft(testShop, path, member);
    expect(draft.sections['s2']).toMatchObject({ hidden: true, styles: { mobile: { hidden: true } } });
    await context.close();
  });

  test('copy a section and paste it on another page, also after a reload', async () => {
    const [from, to] = [await makePage(), await testShop.makePage([text('Elsewhere')])];
    const { page, shop, context, member, origin } = await openBuilder(testShop, from);
    await row(page, 'Second').click();
    await page.getByRole('button', { name: /Actions for .*Second/ }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await page.goto(`${origin}/admin/builder?path=${to}`);
    await signInAgain(page, member);
    await page.getByRole('button', { name: /Actions for .*Elsewhere/ }).click();
    await page.getByRole('menuitem', { name: 'Paste below' }).click();
    await expect.poll(() => listed(page)).toEqual(['Elsewhere', 'Second']);
    await shop.getByText('Second', { exact: true }).waitFor();
    await context.close();
  });

  test('Ctrl+C and Ctrl+V carry a section through the system’s clipboard to another tab', async () => {
    const [from, to] = [await makePage(), await testShop.makePage([text('Elsewhere')])];
    const { page, context, member, origin } = await openBuilder(testShop, from);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await row(page, 'Second').click();
    await page.keyboard.press('Control+c');
    await page.getByText('Copied. Paste it on any page.').waitFor();
    const other = await openTab(context, `${origin}/admin/builder?path=${to}`, member);
    // What this browser keeps for itself is gone: only the system's clipboard is left.
    await other.page.evaluate(() => localStorage.removeItem('vt-builder-clipboard'));
    await other.page.bringToFront();
    await row(other.page, 'Elsewhere').click();
    await other.page.keyboard.press('Control+v');
    await expect.poll(() => listed(other.page)).toEqual(['Elsewhere', 'Second']);
    await other.shop.getByText('Second', { exact: true }).waitFor();
    // Text of something else is no section, and does no harm.
    await other.page.evaluate(() => navigator.clipboard.writeText('{"just": "text"}'));
    await row(other.page, 'Elsewhere').click();
    await other.page.keyboard.press('Control+v');
    await other.page.keyboard.press('Control+d');
    await expect.poll(() => listed(other.page)).toEqual(['Elsewhere', 'Elsewhere', 'Second']);
    await context.close();
  });

  test('the page’s own title', async () => {
    const path = await makePage();
    const { page, context, member } = await openBuilder(testShop, path);
    await pageTitleField(page).fill('A better title');
    await page.getByRole('button', { name: /A better title/ }).waitFor();
    await pageTitleField(page).fill('');
    await page.getByText('Every page needs a title.').waitFor();
    await waitForSaved(page);
    expect((await readDraft(testShop, path, member)).title).toBe('A better title');
    await context.close();
  });
});

describe('nothing is lost', () => {
  test('edit, reload, undo all: the page is what it was', async () => {
    const path = await makePage();
    const { page, context, member } = await openBuilder(testShop, path);
    const before = await readDraft(testShop, path, member);
    await row(page, 'Second').click();
    await titleField(page).fill('Changed');
    await page.getByRole('button', { name: /Actions for .*First/ }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.poll(() => listed(page)).toEqual(['First', 'First', 'Changed', 'Third']);
    await waitForSaved(page);
    await page.reload();
    await signInAgain(page, member);
    await page.getByRole('button', { name: 'Undo: add a section' }).click();
    await page.getByRole('button', { name: 'Undo: edit a section' }).click();
    await page.getByRole('button', { name: 'Nothing to undo' }).waitFor();
    await expect.poll(() => shownTitles(page)).toEqual(['First', 'Second', 'Third']);
    await waitForSaved(page);
    const { sections, order, title, meta } = await readDraft(testShop, path, member);
    expect(JSON.stringify({ sections, order, title, meta })).toBe(
      JSON.stringify({
        sections: before.sections,
        order: before.order,
        title: before.title,
        meta: before.meta,
      }),
    );
    await context.close();
  });

  test('a crash loses nothing that was typed a moment before', async () => {
    const path = await makePage();
    const { page, context, member, origin } = await openBuilder(testShop, path);
    // The server is never reached, so that only what is kept on the device can be left.
    await page.route('**/draft/edits', (route) => route.abort());
    await row(page, 'Second').click();
    await titleField(page).waitFor();
    await stopClock(page);
    await titleField(page).fill('Typed before the crash');
    // The device keeps it within two thirds of a second.
    await passTime(page, 650);
    await expect.poll(() => readKept(page)).toContain('Typed before the crash');
    await page.clock.resume();
    await page.close({ runBeforeUnload: false });
    const next = await openTab(context, `${origin}/admin/builder?path=${path}`, member);
    await next.shop.getByText('Typed before the crash').waitFor();
    await waitForSaved(next.page);
    expect(JSON.stringify((await readDraft(testShop, path, member)).sections)).toContain(
      'Typed before the crash',
    );
    await context.close();
  });

  test('two tabs: different fields merge, the same field is asked about', async () => {
    const path = await makePage();
    const { page, shop, context, member, origin } = await openBuilder(testShop, path);
    const other = await openTab(context, `${origin}/admin/builder?path=${path}`, member);
    await row(page, 'First').click();
    await titleField(page).fill('Mine');
    await row(other.page, 'Third').click();
    await titleField(other.page).fill('Theirs');
    await expect.poll(() => shownTitles(page)).toEqual(['Mine', 'Second', 'Theirs']);
    await expect.poll(() => shownTitles(other.page)).toEqual(['Mine', 'Second', 'Theirs']);

    await waitForSaved(page);
    await page.route('**/draft/edits', (route) => route.abort());
    await row(page, 'Second').click();
    await titleField(page).fill('Second by me');
    await row(other.page, 'Second').click();
    await titleField(other.page).fill('Second by them');
    await waitForSaved(other.page);
    await page.unroute('**/draft/edits');
    await page.getByRole('button', { name: 'Decide' }).click();
    const choice = page.getByRole('dialog');
    await choice.getByText('Text “Second by them”').waitFor();
    expect(await choice.getByRole('region', { name: 'Mine' }).textContent()).toContain('HeadingSecond by me');
    expect(await choice.getByRole('region', { name: /^Theirs/ }).textContent()).toContain(
      'HeadingSecond by them',
    );
    await expectBuilderAccessible(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await shop.getByText('Second by me').waitFor();
    await other.shop.getByText('Second by me').waitFor();
    await context.close();
  });

  test('the server goes away: it is said, work goes on, leaving is asked about, and all is saved later', async () => {
    const path = await makePage();
    const { page, shop, context, member } = await openBuilder(testShop, path);
    await page.route('**/api/**', (route) => route.abort());
    await row(page, 'Second').click();
    await titleField(page).fill('Typed without a server');
    await shop.getByText('Typed without a server').waitFor();
    await page.getByText('Offline: kept on this device').waitFor();
    await page.getByRole('button', { name: /Actions for .*First/ }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.poll(() => listed(page)).toEqual(['First', 'First', 'Typed without a server', 'Third']);
    await expectBuilderAccessible(page);
    await page.getByRole('button', { name: /^Publish/ }).click();
    await page
      .getByText('The last changes could not be saved.')
      .or(page.getByText('Try again'))
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    const asked = page.waitForEvent('dialog');
    const reload = page.reload({ timeout: 3000 }).catch(() => 'stayed');
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await reload).toBe('stayed');
    await page.unroute('**/api/**');
    await waitForSaved(page);
    const draft = await readDraft(testShop, path, member);
    expect(draft.order).toHaveLength(4);
    expect(JSON.stringify(draft.sections)).toContain('Typed without a server');
    await context.close();
  });

  test('a session that ends asks for the password, and then saves', async () => {
    const path = await makePage();
    const { page, context, member } = await openBuilder(testShop, path);
    await testShop.db().deleteFrom('auth_tokens').where('staff_id', '=', member.id).execute();
    await row(page, 'First').click();
    await titleField(page).fill('Typed after the end');
    await page.locator('input[name="password"]').fill(member.password);
    await page.keyboard.press('Enter');
    await waitForSaved(page);
    await expect
      .poll(async () => JSON.stringify((await readDraft(testShop, path, member)).sections))
      .toContain('Typed after the end');
    await context.close();
  });
});

test('the keys are listed, and the tour is shown once', async () => {
  const { page, context } = await openBuilder(testShop, await makePage());
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectBuilderAccessible(page);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => localStorage.getItem('vitrina.builder.tour'))).toBe('shown');
  await waitForBuilder(page);
  await context.close();
});
