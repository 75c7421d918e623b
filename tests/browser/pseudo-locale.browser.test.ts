import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { countries } from '#domain/countries/countries.ts';
import { privatePages } from '#site/private-pages.ts';
import { authKey } from '#site/shop/storage-keys.ts';

import { useBrowser } from './support/browser.ts';
import { examineMirror } from './support/examine-mirror.ts';
import { examineLayout } from './support/examine-page.ts';
import { examineWords } from './support/examine-words.ts';
import { waitForStill } from './support/moments.ts';
import {
  listVisitorPages,
  makeVisitor,
  startPseudoShop,
  type PseudoShop,
  type Visitor,
} from './support/pseudo-shop.ts';

const { rewriteTexts } = await vi.hoisted(() => import('./support/pseudo-texts.ts'));

useBrowser();

/** Dozens of pages, each drawn six times. */
vi.setConfig({ testTimeout: 900_000 });

let shop: PseudoShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startPseudoShop();
  visitor = await makeVisitor(shop.db());
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
      await waitForStill(page);
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
