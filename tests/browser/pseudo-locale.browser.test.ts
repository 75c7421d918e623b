import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { galleryStates } from '#admin/builder/gallery/gallery-view.ts';
import { areas } from '#admin/shell/areas.ts';
import { letterWords } from '#domain/letters/letter-texts.ts';
import { headingOf, productFields } from '#domain/product-columns.ts';
import { languageCodes, languages } from '#locales/languages.ts';
import { sectionExamples } from '#sections/section-examples.ts';
import { paths } from '#domain/routes.ts';
import { privatePages } from '#site/private-pages.ts';
import { authKey } from '#site/shop/storage-keys.ts';

import { makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { examineDirections } from './support/examine-directions.ts';
import { examinePseudoPage, examinePseudoWords } from './support/examine-pseudo.ts';
import { writeMails } from './support/pseudo-mails.ts';
import {
  listThings,
  listVisitorPages,
  makeVisitor,
  startPseudoShop,
  unknownPath,
  type PseudoShop,
  type Visitor,
} from './support/pseudo-shop.ts';
import { watchRequests } from './support/watch-requests.ts';

const { rewriteTexts } = await vi.hoisted(() => import('./support/pseudo-texts.ts'));

useBrowser();

/** Dozens of pages, each drawn six times. */
vi.setConfig({ testTimeout: 900_000 });

let shop: PseudoShop;
let visitor: Visitor;
let member: Member;
/** Made once: the test that opens them may be tried again. */
let things: Record<string, string> | undefined;
beforeAll(async () => {
  shop = await startPseudoShop();
  visitor = await makeVisitor(shop.db());
  member = await makeMember(shop);
  await shop.db().updateTable('staff').set({ name: 'Вера' }).where('id', '=', member.id).execute();
});
afterAll(() => shop.stop());

test('every page of the storefront speaks the language of the shop alone, in either direction', async () => {
  const list = await listVisitorPages(shop);
  const isListed = (path: string) => list.some((one) => one.startsWith(path.replace(/\/:.*/, '')));
  // The links of a code and of a cart only lead on.
  const leadsOn = (path: string) => [paths.promoCode, paths.cartLink].some((link) => path.startsWith(link));
  const pages = privatePages.map(({ path }) => path).filter((path) => !leadsOn(path));
  expect(pages.filter((path) => !isListed(path))).toEqual([]);
  const { page, context } = await shop.open('/robots.txt', {
    reducedMotion: true,
    stored: { [authKey]: visitor.session },
  });
  await context.addCookies([{ name: 'vt_cart', value: visitor.cart, url: shop.origin() }]);
  await rewriteTexts(context);
  const found: string[] = [];
  for (const path of list) {
    const answer = await page.goto(shop.origin() + path);
    expect([path, answer?.status()]).toEqual([path, path === unknownPath ? 404 : 200]);
    // What comes to an account later.
    if (path.startsWith('/account')) await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    found.push(...(await examinePseudoPage(page, decodeURI(path), { widths: [1280, 390] })));
  }
  await context.close();
  expect(found).toEqual([]);
});

/** What is not translated, by screen. */
const ownNames: Readonly<Record<string, readonly string[]>> = {
  // Those who make sections know them and their states by the names in the code.
  gallery: [
    ...sectionExamples.keys(),
    ...[...sectionExamples.values()].flatMap((examples) => examples.map(({ name }) => name)),
    ...galleryStates,
    ...languageCodes,
  ],
  // What a program reads in its configuration.
  integrations: ['mcpServers', 'shop', 'type', 'http', 'url', 'headers', 'Authorization', 'Bearer vk_…'],
  // Languages are called as their speakers call them, and what is put into texts as it is typed.
  'mail/letters/:kind': [
    ...languageCodes.map((code) => languages[code].name),
    ...letterWords.map((word) => `{${word}}`),
  ],
  // A product file has the headings of a language of its own, whoever reads it.
  'product-files/:id': productFields.map((field) => headingOf(field, 'en')),
};

/** Screens that are looked at on a phone, too. */
const narrow = new Set(['', 'orders', 'products', 'settings', 'media']);

test('every screen of the back office speaks its language alone, in either direction', async () => {
  things ??= await listThings(shop.db());
  const made = things;
  const screens = areas
    .flatMap((area) => area.screens)
    .map(({ path }) => ({ path, address: made[path] ?? path }));
  expect(screens.filter(({ address }) => address.includes(':'))).toEqual([]);
  const { page, context } = await openAdmin(shop, '/profile', { member });
  await rewriteTexts(context);
  await page.reload();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const settle = watchRequests(page);
  const found: string[] = [];
  for (const { path, address } of screens) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate((to) => {
      document.querySelector('#content > *, .vt-bench')?.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/admin/${address}`);
    await page.locator('[data-left]').waitFor({ state: 'detached' });
    await settle();
    const widths = narrow.has(path) ? [1280, 390] : [1280];
    const names = ownNames[path] ?? [];
    found.push(...(await examinePseudoPage(page, `admin/${path}`, { widths, names })));
    const turned = await examineDirections(page);
    found.push(...turned.map((problem) => `admin/${path}: ${problem}`));
    if (path === 'builder') found.push(...(await examineBuilder(page, settle)));
  }
  await context.close();
  expect(found).toEqual([]);
});

/** The builder's panels, and the page within it. */
async function examineBuilder(page: Page, settle: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  await page.locator('iframe[data-ready]').waitFor();
  const frames = page.frames().slice(1);
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) found.push(...(await examinePseudoWords(frame, 'the page in the builder')));
  await page.locator('.vt-tour button').first().click();
  for (const tab of await page.locator('.vt-panel__rail [role=tab]').all()) {
    await tab.click();
    await settle();
    const name = `the panel ${await tab.textContent()}`;
    found.push(...(await examinePseudoPage(page, name, { widths: [1280] })));
  }
  return found;
}

test('every email speaks the language of the shop alone, in either direction', async () => {
  const mails = await writeMails(shop);
  const { page, context } = await shop.open('/robots.txt');
  // A mail program has no policy of ours.
  await page.goto('about:blank');
  const found: string[] = [];
  for (const [topic, { html, text }] of mails) {
    await page.setContent(html);
    found.push(...(await examinePseudoPage(page, topic, { widths: [800, 390] })));
    await page.locator('body').evaluate((body, words) => {
      body.innerHTML = '<pre></pre>';
      for (const pre of body.children) pre.textContent = words;
    }, text);
    found.push(...(await examinePseudoWords(page, `${topic} as text`)));
  }
  await context.close();
  expect(found).toEqual([]);
});
