import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { parseSettings, settingsSchema } from '#domain/settings/settings.schema.ts';
import { withSetting, type Effect, type Groups } from '#tests/storefront/effects/effect.ts';
import { effects } from '#tests/storefront/effects/effects.ts';
import { makeEffectShop, type EffectShop } from '#tests/storefront/effects/shop.ts';

import { openPage, useBrowser } from './support/browser.ts';

useBrowser();
let shop: EffectShop;
let page: Page;
beforeAll(async () => {
  shop = await makeEffectShop();
  ({ page } = await openPage('/', { origin: shop.site.origin, drawnPictures: true, reducedMotion: true }));
});
afterAll(() => shop.site.stop());

/** What a window of this width shows: every box with its words, picture and look, and none that is hidden. */
async function look(of: Effect['page'], groups: Groups, width: number): Promise<string> {
  await shop.site.configure(groups);
  const { path, cookie } = shop.addressOf(of);
  await page.context().clearCookies();
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: shop.site.origin }]);
  }
  await page.setViewportSize({ width, height: 900 });
  await page.goto(shop.site.origin + path);
  return page.evaluate(() => {
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
  [/^header\.menuSubOptions\./, 'a panel of the menu that opens (header)'],
  [/^header\.scroll$/, 'a window that is scrolled (header)'],
  [/^media\.itemsLayout\.listAlign\./, 'a row that is not full (articles)'],
  [/^ecommerce\.productWidgetRelatedPosition$/, 'a product with related ones (product)'],
  [/^styles\.(?:palette|headings|radii\.input)/, 'what these pages do not have; theme'],
];

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

describe('a setting changes what is seen', () => {
  test.each(seen)('$path as $value', async ({ path, page: of, value, given = {} }) => {
    for (const width of [1280, 390, 800]) {
      const without = await look(of, given, width);
      if ((await look(of, withSetting(given, path, value), width)) !== without) return;
    }
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
