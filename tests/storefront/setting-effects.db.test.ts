import { afterAll, beforeAll, expect, test } from 'vitest';

import { withSetting } from './effects/effect.ts';
import { effects } from './effects/effects.ts';
import { makeEffectShop, type EffectShop } from './effects/shop.ts';

let shop: EffectShop;
beforeAll(async () => {
  shop = await makeEffectShop();
});
afterAll(() => shop.site.stop());

const seenOnPages = Object.entries(effects).flatMap(([path, effect]) =>
  'test' in effect
    ? []
    : [effect, ...(effect.also ?? [])].map((one) => ({ path, page: effect.page, ...one })),
);

test.each(seenOnPages)('$path shows on: $page', async ({ path, page, value, given = {}, sees }) => {
  await shop.site.configure(given);
  expect(sees((await shop.read(page)).html), 'without it').toBe(false);
  await shop.site.configure(withSetting(given, path, value));
  const { status, html } = await shop.read(page);
  expect(status).toBe(200);
  expect(sees(html), 'with it').toBe(true);
});
