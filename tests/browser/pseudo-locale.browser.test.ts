import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { areas } from '#admin/shell/areas.ts';
import { countries } from '#domain/countries/countries.ts';
import { privatePages } from '#site/private-pages.ts';
import { authKey } from '#site/shop/storage-keys.ts';

import { makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { examineMirror } from './support/examine-mirror.ts';
import { examineLayout } from './support/examine-page.ts';
import { examineWords } from './support/examine-words.ts';
import { writeLetters } from './support/pseudo-letters.ts';
import {
  listThings,
  listVisitorPages,
  makeVisitor,
  startPseudoShop,
  type PseudoShop,
  type Visitor,
} from './support/pseudo-shop.ts';

const { rewriteTexts } = await vi.hoisted(() => import('./support/pseudo-texts.ts'));

useBrowser();

let shop: PseudoShop;
let visitor: Visitor;
let member: Member;
beforeAll(async () => {
  shop = await startPseudoShop();
  visitor = await makeVisitor(shop.db());
  member = await makeMember(shop);
  await shop.db().updateTable('staff').set({ name: 'Вера' }).where('id', '=', member.id).execute();
});
afterAll(() => shop.stop());

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** What every language writes alike. */
const allowed = [
  // Addresses, files, and names by which programs know things.
  String.raw`\S+@\S+`,
  String.raw`https?://\S+|\b127\.0\.0\.1:\S+|\bsmtp\.\S+|(?<!\p{L})/[\w/-]+`,
  String.raw`\b[\w-]+\.(?:webp|svg|jpg|png|csv)\b`,
  String.raw`\bTC-[\w-]+|\bsample \d+`,
  String.raw`\b(?:source|medium|campaign): [\w-]+`,
  // Names of networks, of payment providers, of goods, and of the program.
  'Facebook|Instagram|Telegram|VK|WhatsApp|TikTok|LinkedIn|Medium|Twitter',
  String.raw`\bЮ?Kassa\b|\bStripe\b|\bTelr\b|\bTap\b|\bPayTabs\b`,
  String.raw`\bVitrina\b|\bI{1,3}\b`,
  // Languages by their own names, and keys by what is written on them.
  String.raw`\b(?:EN|RU|English)\b|\bCtrl K\b`,
  // Written by `Intl`, which knows no such language.
  String.raw`\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: \d+)?(?:, \d{4})?|\b[AP]M\b`,
  String.raw`\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*\b`,
  String.raw`\bRUB\b`,
  // Longest first, since names begin with each other's: “Guinea-Bissau”.
  ...countries
    .flatMap(({ code }) => [`\\b${code}\\b`, (regions.of(code) ?? code).replace(/[.()]/g, String.raw`\$&`)])
    .sort((one, other) => other.length - one.length),
];

/** With PSEUDO_PICTURES=folder each page is drawn in either direction, for people to look at. */
const folder = process.env['PSEUDO_PICTURES'];

/** All that is wrong with the page that is open, at these widths, in both directions. */
async function examine(page: Page, name: string, widths: readonly number[]): Promise<string[]> {
  const found = (await examineWords(page, { allowed })).map((problem) => `${name}: ${problem}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const dir of ['rtl', 'ltr'] as const) {
      await turn(page, dir);
      const problems = await examineLayout(page, 'body');
      found.push(...problems.map((problem) => `${name} (${width}, ${dir}): ${problem}`));
      const path = `${folder}/${name.replaceAll(/\W+/g, '_')}-${width}-${dir}.png`;
      if (folder) await page.screenshot({ path, fullPage: true });
    }
    await turn(page, 'rtl');
    found.push(...(await examineMirror(page)).map((problem) => `${name} (${width}): ${problem}`));
  }
  return found;
}

function turn(page: Page, dir: 'rtl' | 'ltr'): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.dir = wanted;
  }, dir);
}

test('every page of the storefront speaks the language of the shop alone, in either direction', async () => {
  const list = await listVisitorPages(shop);
  const isListed = (path: string) => list.some((one) => one.startsWith(path.replace(/\/:.*/, '')));
  expect(privatePages.map(({ path }) => path).filter((path) => !isListed(path))).toEqual([]);
  const { page, context } = await shop.open('/robots.txt', {
    reducedMotion: true,
    stored: { [authKey]: visitor.session },
  });
  await context.addCookies([{ name: 'vt_cart', value: visitor.cart, url: shop.origin() }]);
  await rewriteTexts(context);
  const found: string[] = [];
  for (const path of list) {
    await page.goto(shop.origin() + path);
    // What comes to an account later.
    if (path.startsWith('/account')) await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    found.push(...(await examine(page, decodeURI(path), [1280, 390])));
  }
  await context.close();
  expect(found).toEqual([]);
});

/** Screens that are looked at on a phone, too. */
const narrow = new Set(['', 'orders', 'products', 'settings', 'media']);

test('every screen of the back office speaks its language alone, in either direction', async () => {
  const things = await listThings(shop.db());
  const addresses = areas.flatMap(({ screens }) => screens.map(({ path }) => things[path] ?? path));
  expect(addresses.filter((address) => address.includes(':'))).toEqual([]);
  const { page, context } = await openAdmin(shop, '/profile', { member });
  await rewriteTexts(context);
  await page.reload();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const quiet = watchRequests(page);
  const found: string[] = [];
  for (const address of addresses) {
    await page.evaluate((path) => {
      document.querySelector('#content > *, .vt-bench')?.setAttribute('data-left', '');
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/admin/${address}`);
    await page.locator('[data-left]').waitFor({ state: 'detached' });
    await quiet();
    if (address === 'builder') found.push(...(await examinePanels(page, quiet)));
    else found.push(...(await examine(page, `admin/${address}`, narrow.has(address) ? [1280, 390] : [1280])));
  }
  await context.close();
  expect(found).toEqual([]);
});

/** The builder with each of its panels. */
async function examinePanels(page: Page, quiet: () => Promise<void>): Promise<string[]> {
  await page.locator('.vt-tour button').first().click();
  const tabs = page.locator('.vt-panel__rail [role=tab]');
  const found: string[] = [];
  for (let index = 0; index < (await tabs.count()); index++) {
    await tabs.nth(index).click();
    await quiet();
    found.push(...(await examine(page, `admin/builder, panel ${index + 1}`, [1280])));
  }
  return found;
}

/** Watches what a page asks for; the answer waits until all of that has come and is drawn. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
    while (open.size > 0);
    await page.locator('.mantine-Loader-root, .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  };
}

test('every letter speaks the language of the shop alone, in either direction', async () => {
  const letters = await writeLetters(shop);
  const { page, context } = await shop.open('/robots.txt');
  const found: string[] = [];
  for (const [topic, html] of letters) {
    await page.setContent(html);
    found.push(...(await examine(page, topic, [800, 390])));
  }
  await context.close();
  expect(found).toEqual([]);
});
