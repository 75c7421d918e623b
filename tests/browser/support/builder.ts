import type { BrowserContext, FrameLocator, Page } from 'playwright';
import { expect } from 'vitest';

import { draftPath, type DocumentKey } from '#domain/editing/document-key.ts';
import type { DraftAnswer } from '#domain/editing/drafts.schema.ts';

import { findWidthViolations } from './axe.ts';
import { openAdmin, signIn, type Member, type StaffedShop } from './admin.ts';
import type { OpenedPage } from './browser.ts';
import type { TestShop } from './test-shop.ts';

export interface OpenedBuilder extends OpenedPage {
  member: Member;
  /** The shop as it is being edited. */
  shop: FrameLocator;
}

interface BuilderOptions {
  width?: number;
  language?: 'en' | 'ru';
  member?: Member;
}

/** The builder on a page of a test shop, ready to be used, its tour skipped. */
export async function openBuilder(
  testShop: StaffedShop,
  path: string,
  options: BuilderOptions = {},
): Promise<OpenedBuilder> {
  const opened = await openAdmin(testShop, `/builder?path=${path}`, options);
  await waitForBuilder(opened.page);
  const skip = opened.page.getByRole('button', { name: /^(Skip|Пропустить)$/ });
  if (await skip.isVisible()) await skip.click();
  return { ...opened, shop: shopIn(opened.page) };
}

/** Another tab of the same browser, signed in by the form where it is asked for. */
export async function openTab(
  context: BrowserContext,
  address: string,
  member: Member,
): Promise<{ page: Page; shop: FrameLocator }> {
  const page = await context.newPage();
  await page.goto(address);
  await signInAgain(page, member);
  return { page, shop: shopIn(page) };
}

/** Signs in on a page that was loaded anew, if it asks, and waits for the builder. */
export async function signInAgain(page: Page, { email, password }: Member): Promise<void> {
  const field = page.locator('input[name="password"]');
  const isAsked = await Promise.race([
    field.waitFor().then(() => true),
    page
      .locator('iframe')
      .waitFor()
      .then(() => false),
  ]);
  if (isAsked) {
    await page.locator('input[name="email"]').fill(email);
    await field.fill(password);
    await page.keyboard.press('Enter');
  }
  await waitForBuilder(page);
}

/** The builder without the shop in its frame, which is drawn smaller and has tests of its own. */
export async function expectBuilderAccessible(page: Page): Promise<void> {
  expect(await findWidthViolations(page, { except: 'iframe' })).toEqual([]);
}

export async function waitForBuilder(page: Page): Promise<void> {
  await page.locator('iframe[data-ready]').waitFor();
}

export const shopIn = (page: Page) => page.frameLocator('iframe[data-ready]');

/** Until all that was typed has reached the server; the bar tells of a key after its paint. */
export async function waitForSaved(page: Page): Promise<void> {
  // What is typed in the shop's window comes here first.
  for (const frame of page.frames().toReversed()) await frame.evaluate(paint);
  await page.locator('.vt-bar__state[data-state="saved"]').waitFor();
}

/** In the page: until a key that was pressed before has been painted and told of, as `afterPaint` does it. */
function paint(): Promise<unknown> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  return frame()
    .then(() => new Promise((resolve) => setTimeout(resolve, 20)))
    .then(frame);
}

/** By its address, `/about`. */
export async function keyOfPage(testShop: Pick<TestShop, 'db'>, path: string): Promise<DocumentKey> {
  const { id } = await testShop
    .db()
    .selectFrom('pages')
    .select('id')
    .where('slug', '=', path.slice(1))
    .executeTakeFirstOrThrow();
  return `page:${id}`;
}

/** What the server has of a page of the test shop, as text. */
export async function readDraft(testShop: TestShop, path: string, member: Member): Promise<DraftAnswer> {
  const key = await keyOfPage(testShop, path);
  const { token } = await signIn(testShop, member);
  const answer = await fetch(`${testShop.origin()}/api${draftPath(key)}/draft`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as DraftAnswer;
}
