import type { FrameLocator, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { openBuilder, readDraft, waitForSaved, type OpenedBuilder } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

/** Tabs ask every five seconds what people elsewhere have done. */
const patiently = { timeout: 20_000 };
let anna: OpenedBuilder;
let boris: OpenedBuilder;

/** Two people, each in a browser of their own, on one page. */
async function openBoth(section: Parameters<typeof testShop.makePage>[0][number]): Promise<string> {
  const path = await testShop.makePage([section]);
  anna = await openBuilder(testShop, path);
  boris = await openBuilder(testShop, path);
  return path;
}
const openText = (html: string) => openBoth({ type: 'text', options: { content: { html } } });

afterEach(async () => {
  await anna.context.close();
  await boris.context.close();
});

async function expectBoth(path: string, html: string): Promise<void> {
  expect(await settle(path, html)).toEqual({ html });
}

const textIn = (shop: FrameLocator) => shop.locator('#section-s1 .vt-prose');
/** What its editor puts into a text: classes, breaks, the carets of others. */
const ofEditor =
  / class="[^"]*"|<br class="[^"]*">|<span [^>]*contenteditable="false"[^>]*><\/span>|<img class="ProseMirror-separator"[^>]*>/g;
/** What a text says, whatever its editor puts around it. */
const shown = async (shop: FrameLocator) => (await textIn(shop).innerHTML()).replaceAll(ofEditor, '');
const panel = (page: Page) => page.locator('.vt-panel--right');
const editor = (page: Page) => panel(page).locator('.vt-rich-text');

/** Begins typing in the shop itself, at the end of a paragraph. */
async function typeInPlace({ page, shop }: OpenedBuilder, paragraph: number): Promise<void> {
  await textIn(shop).locator('p').nth(paragraph).dblclick();
  await shop.getByRole('toolbar', { name: /^Formatting of/ }).waitFor();
  await page.keyboard.press('End');
}

/** Begins typing in the panel, at the end of a paragraph. */
async function typeInPanel({ page }: OpenedBuilder, paragraph: number): Promise<void> {
  await page.locator('.vt-tree__name').first().click();
  await editor(page).locator('p').nth(paragraph).click();
  await page.keyboard.press('End');
}

/** Waits until both see a text and it is saved; what the server has then. */
async function settle(path: string, html: string): Promise<unknown> {
  for (const { shop } of [anna, boris]) await expect.poll(() => shown(shop), patiently).toBe(html);
  for (const { page } of [anna, boris]) await waitForSaved(page);
  for (const { page } of [anna, boris])
    expect(await page.getByRole('button', { name: 'Decide' }).count()).toBe(0);
  const { sections } = await readDraft(testShop, path, anna.member);
  return sections['s1']?.options['content'];
}

test('two people type where the text stands, in two paragraphs and in one: both keep words and caret', async () => {
  const path = await openText('<p>One two three</p><p>Four five six</p>');
  await typeInPlace(anna, 0);
  await anna.page.keyboard.type(' anna');
  await typeInPlace(boris, 1);
  await boris.page.keyboard.type(' boris');
  await expectBoth(path, '<p>One two three anna</p><p>Four five six boris</p>');
  // Nobody has touched the caret since.
  await anna.page.keyboard.type('!');
  await boris.page.keyboard.type('?');
  await expectBoth(path, '<p>One two three anna!</p><p>Four five six boris?</p>');

  await boris.page.keyboard.press('ArrowUp');
  await boris.page.keyboard.press('Home');
  await boris.page.keyboard.type('Boris: ');
  await anna.page.keyboard.type(' More.');
  await expectBoth(path, '<p>Boris: One two three anna! More.</p><p>Four five six boris?</p>');
  await anna.page.keyboard.type(' End');
  await boris.page.keyboard.type('zero ');
  await expectBoth(path, '<p>Boris: zero One two three anna! More. End</p><p>Four five six boris?</p>');

  // Each takes back their own words alone.
  await boris.page.keyboard.press('Control+z');
  await expect.poll(() => shown(boris.shop), patiently).not.toContain('zero');
  await expect.poll(() => shown(anna.shop), patiently).not.toContain('zero');
  expect(await shown(anna.shop)).toContain('three anna! More. End</p>');
});

test('one types in the panel, the other where the text stands: both keep words and caret', async () => {
  const path = await openText('<p>One two three</p><p>Four five six</p>');
  await typeInPanel(anna, 1);
  await anna.page.keyboard.type(' anna');
  await typeInPlace(boris, 0);
  await boris.page.keyboard.type(' boris');
  await expectBoth(path, '<p>One two three boris</p><p>Four five six anna</p>');
  await expect
    .poll(() => editor(anna.page).innerText(), patiently)
    .toMatch(/^One two three boris\s+Four five six anna$/);
  await anna.page.keyboard.type('!');
  await boris.page.keyboard.type('?');
  await expectBoth(path, '<p>One two three boris?</p><p>Four five six anna!</p>');
});

test('the same word is asked about, and the other words of both stay', async () => {
  const path = await openText('<p>One two three</p><p>Four five six</p>');
  await typeInPanel(anna, 0);
  await anna.page.route('**/draft/edits', (route) => route.abort());
  await anna.page.keyboard.press('Control+Shift+ArrowLeft');
  await anna.page.keyboard.type('drei');
  await typeInPanel(boris, 0);
  await boris.page.keyboard.press('Control+Shift+ArrowLeft');
  await boris.page.keyboard.type('trois');
  await waitForSaved(boris.page);
  await anna.page.unroute('**/draft/edits');
  await anna.page.getByRole('button', { name: 'Decide' }).click(patiently);
  const choice = anna.page.getByRole('dialog');
  await choice.getByText('trois').waitFor();
  await choice.getByText('drei').waitFor();
  await anna.page.getByRole('button', { name: 'Keep mine' }).click();
  const html = '<p>One two drei</p><p>Four five six</p>';
  expect(await settle(path, html)).toEqual({ html });
});

test('two people type in one plain text of several lines: both keep words and caret', async () => {
  const words = { id: 'a', title: 'Fast', text: 'One two three.\nFour five six.' };
  const path = await openBoth({
    type: 'benefit',
    options: {},
    items: [words],
  });
  const field = ({ page }: OpenedBuilder) =>
    panel(page).locator('[data-field="items.text"]').getByRole('textbox');
  for (const { shop } of [anna, boris]) await shop.getByText('Four five six.').click();
  await field(anna).click();
  await anna.page.keyboard.press('Control+End');
  await field(boris).click();
  await boris.page.keyboard.press('Control+Home');
  await anna.page.keyboard.type(' Anna');
  await boris.page.keyboard.type('Boris ');
  const both = 'Boris One two three.\nFour five six. Anna';
  for (const person of [anna, boris])
    await expect.poll(() => field(person).inputValue(), patiently).toBe(both);
  await anna.page.keyboard.type('!');
  await boris.page.keyboard.type('says: ');
  const more = 'Boris says: One two three.\nFour five six. Anna!';
  for (const person of [anna, boris])
    await expect.poll(() => field(person).inputValue(), patiently).toBe(more);
  await waitForSaved(anna.page);
  const { sections } = await readDraft(testShop, path, anna.member);
  expect(sections['s1']?.items).toMatchObject([{ text: more }]);
});
