import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { cookieFlag } from '#domain/cookie-consent.ts';
import { parseSettings, settingsSchema } from '#domain/settings/settings.schema.ts';
import { viewedKey } from '#site/shop/storage-keys.ts';
import { withSetting, type Groups } from '#tests/storefront/effects/effect.ts';
import { effects } from '#tests/storefront/effects/effects.ts';
import { makeEffectShop, type EffectShop } from '#tests/storefront/effects/shop.ts';

import { openPage, useBrowser } from './support/browser.ts';
import { beginToUse, waitForStill } from './support/moments.ts';

useBrowser();
let shop: EffectShop;
let page: Page;
beforeAll(async () => {
  shop = await makeEffectShop();
  await addSamples();
  ({ page } = await openPage('/', { origin: shop.site.origin, reducedMotion: true }));
});
afterAll(() => shop.site.stop());

/** A page with one of everything that a theme gives its looks to, and a product with a discount. */
async function addSamples(): Promise<void> {
  const { content, shop: goods, change } = shop.site;
  const html = '<h2>Two</h2><h3>Three</h3><h4>Four</h4><p>Words</p>';
  await change(['everything', 'pages', 'products'], async () => {
    await content.makePage({
      slug: 'samples',
      title: 'Samples',
      sections: [
        { id: 'lead', type: 'h1' },
        ...['white', 'grey', 'light', 'middle', 'dark'].map((background) => ({
          id: background,
          type: 'text',
          options: { background, content: { html } },
        })),
        { id: 'form', type: 'form-1', options: { heading: { title: 'Ask' } } },
      ],
    });
    await goods.makeProduct({
      slug: 'bargain',
      title: 'Bargain',
      variations: [{ fullPrice: 20_000, discountPrice: 10_000, stock: 9 }],
    });
  });
}

interface Place {
  path: string;
  cookie?: string | undefined;
  /** Settings without which it has nothing to act on. */
  given?: Groups;
  /** What a visitor does there before it is looked at. */
  prepare?(): Promise<void>;
  /** Undoes what would show elsewhere. */
  tidy?(): Promise<void>;
}

/** What a window of this width shows: every box with its words, picture and look, and none that is hidden. */
async function look({ path, cookie, prepare, tidy }: Place, groups: Groups, width: number): Promise<string> {
  await shop.site.configure(groups);
  await page.context().clearCookies();
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: shop.site.origin }]);
  }
  await page.setViewportSize({ width, height: 900 });
  await page.goto(shop.site.origin + path);
  await prepare?.();
  const seen = await page.evaluate(() => {
    const shown: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { x, y, width: wide, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || wide * height === 0) continue;
      const words = [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data.trim() : ''))
        .join('');
      const style = getComputedStyle(element);
      shown.push(
        [
          element.tagName,
          [x, y, wide, height].map(Math.round).join(),
          words,
          element instanceof HTMLInputElement ? `${element.checked} ${element.placeholder}` : '',
          element.getAttribute('src') ?? '',
          element.getAttribute('href') ?? '',
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.stroke,
          style.borderTopWidth === '0px' ? '' : style.borderTopColor,
          style.fontFamily,
          style.fontSize,
          style.fontWeight,
          style.textTransform,
          style.textAlign,
          style.borderRadius,
          style.aspectRatio,
          style.position,
          style.objectFit,
        ].join('|'),
      );
    }
    return shown.join('\n');
  });
  await tidy?.();
  return seen;
}

/**
 * Whether a look lacks a box that both of two equal windows have, or has one that neither does: what comes and goes
 * by itself, such as a notice once the page is still or half a pixel, tells nothing.
 */
function differs(look: string, [first, second]: [string, string]): boolean {
  const [boxes, before, after] = [look, first, second].map((one) => new Set(one.split('\n')));
  const isLost = (box: string) => after?.has(box) === true && boxes?.has(box) === false;
  const isNew = (box: string) => before?.has(box) === false && after?.has(box) === false;
  return [...(before ?? [])].some(isLost) || [...(boxes ?? [])].some(isNew);
}

/** The schema behind defaults and fallbacks. */
function schemaOf(path: string): z.ZodType {
  let schema: z.ZodType = settingsSchema;
  for (const key of path.split('.')) schema = (bare(schema) as z.ZodObject).shape[key] as z.ZodType;
  return bare(schema);
}

function bare(schema: z.ZodType): z.ZodType {
  return 'innerType' in schema.def ? bare(schema.def.innerType as z.ZodType) : schema;
}

const defaultOf = (path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Groups)[key], parseSettings({}));

/** What no window of these pages shows, and who sees it. */
const seenElsewhere: readonly [RegExp, string][] = [
  [
    /^seo\.(?:google|yandex|meta|snapchat|foreign|error|robots|alternates|callTracking)/,
    'search engines and scripts',
  ],
  [/^seo\.templates\.\w+\.(?:title|description)$/, 'search engines and tabs'],
  [/^common\.(?:description|favicon|sharedImage)$/, 'search engines, tabs and share cards'],
  [/^common\.showOnMobile(?:Menu|Widget)\./, 'a menu or widget that a click opens (mobile-menu, messengers)'],
  [/^header\.mobileMenu\./, 'a menu that a click opens (mobile-menu)'],
  [/^header\.menuSubOptions\./, 'a panel of the menu that opens (header)'],
  [/^header\.scroll$/, 'a window that is scrolled (header)'],
  [/^ecommerce\.buyBar$/, 'a window that is scrolled (add-to-cart)'],
  [/^styles\.palette\.(?:error|rating|secondary)$/, 'a wrong field, stars and second buttons (theme)'],
];

const sample: Place = { path: '/samples' };
/** Where a setting is seen that the page of its effect may not show. */
const seenAt: readonly [RegExp, (value: unknown) => Place][] = [
  [
    /^media\.itemsLayout\.listAlign\./,
    // Two articles in rows of three.
    () => ({
      path: '/blog?page=2',
      given: { media: { itemsLayout: { listColumn: { desktop: 3, tablet: 3, mobile: 3 } } } },
    }),
  ],
  [
    /^ecommerce\.priorPrice$/,
    // What is never told is told where the Union's rule holds.
    (value) => ({
      ...shop.addressOf('catalog'),
      given: value === 'never' ? { common: { address: { country: 'DE' } } } : {},
    }),
  ],
  [/^ecommerce\.cards\.secondPicture$/, () => ({ ...shop.addressOf('catalog'), prepare: pointAtPicture })],
  [
    /^ecommerce\.viewedProducts$/,
    () => ({ ...shop.addressOf('product'), prepare: viewOthers, tidy: forgetOthers }),
  ],
  [
    /^ecommerce\.productReviews(?:Enabled|\.breakdown|\.purchases)$/,
    () => ({ ...shop.addressOf('product'), prepare: openReviews }),
  ],
  [
    /^ecommerce\.(?:pictureZoom|shareButton)$/,
    () => ({ ...shop.addressOf('product'), prepare: waitForScript }),
  ],
  [/^styles\.palette\.success$/, () => shop.addressOf('payment')],
  [/^styles\.palette\.sale$/, () => ({ path: '/products/bargain' })],
  [/^styles\.(?:palette|headings|radii\.input)/, () => sample],
  [
    /^ecommerce\.productWidgetRelatedPosition$/,
    () => ({
      ...shop.addressOf('product'),
      cookie: shop.addressOf('cart').cookie,
      prepare: waitForRelated,
    }),
  ],
];

/** What goes with the cart is asked for once somebody uses the page. */
async function waitForRelated(): Promise<void> {
  await beginToUse(page);
  if ((await page.locator('vt-island[name=related-products]').count()) > 0)
    await page.locator('vt-island[name=related-products] .vt-card').first().waitFor();
}

/** With script they stand in a tab. */
async function openReviews(): Promise<void> {
  await useScript();
  await page.evaluate(() => (location.hash = 'reviews'));
  await waitForStill(page);
}

/** Of a page that is used. */
async function useScript(): Promise<void> {
  await beginToUse(page);
  await page.waitForLoadState('networkidle');
}

/** What a browser can do is shown once its script has come; the picture is under the pointer then. */
async function waitForScript(): Promise<void> {
  const picture = page.locator('.vt-gallery img').first();
  await picture.hover({ force: true, position: { x: 60, y: 60 } });
  await page.waitForLoadState('networkidle');
  await picture.hover({ force: true, position: { x: 80, y: 80 } });
  await waitForStill(page);
}

/** At the picture of a card that has a second one. */
async function pointAtPicture(): Promise<void> {
  await page.locator('.vt-card', { hasText: 'Jug' }).locator('.vt-card__media').hover({ force: true });
  await waitForStill(page);
}

/** Two products on an earlier visit. */
async function viewOthers(): Promise<void> {
  await page.evaluate(
    ([consent, viewed]) => {
      localStorage.setItem(consent, 'true');
      localStorage.setItem(viewed, '[2,3]');
    },
    [cookieFlag, viewedKey] as const,
  );
  await page.reload();
  await beginToUse(page);
  const row = page.locator('vt-island[name=viewed-products]');
  if ((await row.count()) > 0) await row.locator('.vt-card').first().waitFor();
}

async function forgetOthers(): Promise<void> {
  await page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), [cookieFlag, viewedKey]);
}

/** A setting with each kind of value that it takes: every choice, and what the table names. */
const seen = Object.entries(effects).flatMap(([path, effect]) => {
  if ('test' in effect || seenElsewhere.some(([paths]) => paths.test(path))) return [];
  const schema = schemaOf(path);
  const choices =
    schema instanceof z.ZodEnum
      ? schema.options.filter((choice) => choice !== defaultOf(path) && choice !== effect.value)
      : [];
  return [
    ...(effect.isReadAloud ? [] : [{ path, ...effect }]),
    ...choices.map((value) => ({ path, ...effect, value })),
    ...(effect.also ?? []).map((one) => ({ path, page: effect.page, ...one })),
  ];
});

type Setting = (typeof seen)[number];

function placeOf({ path, page: of, value, ...effect }: Setting): { place: Place; given: Groups } {
  const place: Place = seenAt.find(([paths]) => paths.test(path))?.[1](value) ?? shop.addressOf(of);
  return { place, given: place.given ?? effect.given ?? {} };
}

/** Those that a window shows, of settings that are seen in the same place: each between two looks without any. */
async function findShown(settings: readonly Setting[], width: number): Promise<ReadonlySet<Setting>> {
  const [first] = settings;
  if (!first) return new Set();
  const { place, given } = placeOf(first);
  const before = await look(place, given, width);
  const looks: [Setting, string][] = [];
  for (const setting of settings)
    looks.push([setting, await look(place, withSetting(given, setting.path, setting.value), width)]);
  const after = await look(place, given, width);
  return new Set(looks.filter(([, shown]) => differs(shown, [before, after])).map(([setting]) => setting));
}

const screens = [1280, 390, 800];
/** The screen that a setting is for, and the others after it. */
function screensOf({ path }: Setting): number[] {
  const own = path.endsWith('.mobile') ? 390 : path.endsWith('.tablet') ? 800 : 1280;
  return [own, ...screens.filter((width) => width !== own)];
}

/** Settings that were not looked at, and by setting whether its own screen has shown it to a test that is to come. */
const waiting = new Set(seen);
const shownFirst = new Map<Setting, boolean>();

/** Whether its own screen shows it. Up to a dozen in one place are looked at together; who asks again looks again. */
async function isShownFirst(setting: Setting): Promise<boolean> {
  const keyOf = (one: Setting) => {
    const { place, given } = placeOf(one);
    return JSON.stringify([place.path, place.cookie, place.prepare?.name, given, screensOf(one)]);
  };
  const known = shownFirst.get(setting);
  shownFirst.delete(setting);
  if (known !== undefined) return known;
  const others = [...waiting].filter((other) => other !== setting && keyOf(other) === keyOf(setting));
  const together = [setting, ...others.slice(0, 11)];
  const shown = await findShown(together, screensOf(setting)[0] ?? 1280);
  for (const one of together) {
    waiting.delete(one);
    if (one !== setting) shownFirst.set(one, shown.has(one));
  }
  return shown.has(setting);
}

describe('a setting changes what is seen', () => {
  test.each(seen)('$path as $value', async (setting) => {
    if (await isShownFirst(setting)) return;
    for (const width of screensOf(setting).slice(1)) if ((await findShown([setting], width)).size > 0) return;
    expect.fail('A window shows the same with it and without it, on three screens');
  });
});

test('a setting of several kinds is tried with each of them', () => {
  const untried = Object.entries(effects).flatMap(([path, effect]) => {
    const schema = schemaOf(path);
    if ('test' in effect || !(schema instanceof z.ZodUnion)) return [];
    const values = [effect, ...(effect.also ?? [])].map(({ value }) => value);
    const kinds = schema.options as readonly z.ZodType[];
    return kinds.every((kind) => values.some((value) => kind.safeParse(value).success)) ? [] : [path];
  });
  expect(untried).toEqual([]);
});
