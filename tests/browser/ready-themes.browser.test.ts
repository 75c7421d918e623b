import { beforeAll, expect, test } from 'vitest';

import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { readyThemeNames, readyThemes, type ReadyThemeName } from '#domain/themes/ready-themes.ts';
import { fillPreset } from '#sections/framework/fill-preset.ts';
import { sectionDefinitions as definitions } from '#sections/sections.ts';
import { arrangeHome } from '#sections/themes/arrange-home.ts';

import { useBrowser } from './support/browser.ts';
import { openBuilder, waitForSaved } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

const shop = {
  common: {
    sitename: 'Lab',
    phones: ['+1 202 555 0142'],
    workTime: 'Tue–Sat',
    address: { locality: 'Rome' },
  },
  header: { desktop: { top: { end: [{ type: 'customText', html: '<p>Open until late</p>' }] } } },
  footer: { text: '<p>Ours since 1961</p>' },
};
let picture = 0;

beforeAll(async () => {
  await testShop.set(shop);
  await testShop.makeMenu('main', [
    { title: 'Prints', children: [{ title: 'Botanical' }] },
    { title: 'Journal' },
  ]);
  await testShop.makeMenu('footer', [{ title: 'Help', children: [{ title: 'Returns' }] }]);
  picture = await testShop.makeImage();
  for (const title of ['Harbour', 'Moon', 'Fern', 'Tide']) await testShop.makeProduct({ title });
});

const primaryOf = (name: ReadyThemeName) => readyThemes[name].styles.palette.primary;

test('they are tried live, one step takes them off, and visitors see the one that is published', async () => {
  const { page, shop: frame, member: _, context, trouble } = await openBuilder(testShop, '/');
  await page.getByRole('tab', { name: 'Theme' }).click();
  const shown = (property: string) =>
    frame.locator('html').evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), property);
  const types = () =>
    frame
      .locator('main > [data-section-type]')
      .evaluateAll((found) =>
        found.map((element) => (element instanceof HTMLElement ? element.dataset['sectionType'] : '')),
      );
  const tryOn = (name: string) => page.getByRole('button', { name: `Try the theme “${name}”` }).click();
  await expect.poll(types).toEqual(['h1']);

  await tryOn('Gallery');
  await expect.poll(() => shown('--vt-color-primary')).toBe(primaryOf('gallery'));
  await expect.poll(types).toEqual(expect.arrayContaining(['slider', 'h1', 'product-widget']));
  await frame.locator('.vt-footer--center').waitFor();
  await tryOn('Garden');
  await expect.poll(() => shown('--vt-radius-button')).toBe('30px');
  await expect.poll(types).toEqual(expect.arrayContaining(['benefit-3']));
  await tryOn('Pulse');
  await expect.poll(() => shown('--vt-font-heading')).toContain('Unbounded');
  // What was tried before has left nothing behind, and what is the owner's stays.
  await expect.poll(types).toEqual(expect.arrayContaining(['slider', 'benefit-1']));
  expect(await types()).not.toContain('benefit-3');
  await frame.getByText('Open until late').first().waitFor();
  await frame.getByText('Ours since 1961').waitFor();
  await expectAccessible({ page }, { within: '.vt-panel--left' });

  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(() => shown('--vt-color-primary')).toBe(settingsSchema.parse({}).styles.palette.primary);
  await expect.poll(types).toEqual(['h1']);

  await page.getByLabel('Layout of the home page').uncheck();
  await tryOn('Garden');
  await expect.poll(() => shown('--vt-color-primary')).toBe(primaryOf('garden'));
  expect(await types()).toEqual(['h1']);
  await waitForSaved(page);
  expect(await (await fetch(testShop.origin())).text()).not.toContain(primaryOf('garden'));
  await page.locator('[data-tour="publish"] button').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await page.getByText(/\d documents? (is|are) published/).waitFor();
  await expect.poll(async () => (await fetch(testShop.origin())).text()).toContain(primaryOf('garden'));
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test.each(readyThemeNames)(
  'the home page of %s has no axe violation and no sideways scroll',
  async (name) => {
    const { home, ...groups } = readyThemes[name];
    let minted = 0;
    const page = arrangeHome(
      { kind: 'page', title: 'Home', slug: '', meta: {}, sections: {}, order: [] },
      [{ type: 'h1', takes: [], from: 'plain', look: {} }, ...home],
      {
        definitions,
        mintId: () => `n${++minted}`,
        presetOf: (type, from) => {
          const definition = definitions.get(type);
          const preset = definition?.presets.find((one) => one.name === from) ?? { options: {}, items: [] };
          const filling = { language: 'en' as const, pictures: [picture], hasTarget: () => true };
          return definition ? fillPreset(definition, preset, filling) : null;
        },
      },
    );
    await testShop.set({ ...groups, common: shop.common });
    const path = await testShop.makePage(page.order.flatMap((id) => page.sections[id] ?? []));
    const opened = await testShop.open(path, { width: 390, reducedMotion: true });
    const isWide = () =>
      opened.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await isWide()).toBe(false);
    await opened.page.setViewportSize({ width: 1280, height: 900 });
    expect(await isWide()).toBe(false);
    await expectAccessible(opened);
    expect(opened.trouble.errors).toEqual([]);
    await opened.context.close();
  },
);
