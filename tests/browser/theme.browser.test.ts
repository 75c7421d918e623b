import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { cyrillicPartners, fontFamilies } from '#domain/font-families.ts';

import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const variable = (page: Page, name: string) =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);

test('palette, radii and content width are variables [R565,570-571]', async () => {
  await testShop.set({
    styles: { palette: { primary: '#006655' }, radii: { block: 4, button: 20, input: 2 }, contentWidth: 900 },
  });
  const { page, context } = await testShop.open('/');
  expect(await variable(page, '--vt-color-primary')).toMatch(/#065|#006655/);
  expect([
    await variable(page, '--vt-radius-block'),
    await variable(page, '--vt-radius-button'),
    await variable(page, '--vt-radius-input'),
  ]).toEqual(['4px', '20px', '2px']);
  expect(await variable(page, '--vt-content-width')).toBe('900px');
  await context.close();
  await testShop.set({});
  const usual = await testShop.open('/');
  expect([
    await variable(usual.page, '--vt-radius-block'),
    await variable(usual.page, '--vt-radius-button'),
    await variable(usual.page, '--vt-radius-input'),
  ]).toEqual(['16px', '8px', '8px']);
  expect(await variable(usual.page, '--vt-content-width')).toBe('1170px');
  await usual.context.close();
});

test('the grid has twelve columns [R572]', async () => {
  const { page, context } = await testShop.open('/');
  const tracks = await page.evaluate(() => {
    const grid = document.createElement('div');
    grid.className = 'vt-grid';
    document.querySelector('main')?.append(grid);
    return getComputedStyle(grid).gridTemplateColumns.split(' ').map(Number.parseFloat);
  });
  expect(tracks).toHaveLength(12);
  expect(Math.max(...tracks) - Math.min(...tracks)).toBeLessThan(0.1);
  await context.close();
});

test('texts and headings have a size for each screen [R569]', async () => {
  await testShop.set({
    styles: {
      fontSize: { desktop: 20, tablet: 18, mobile: 15 },
      headings: { h1: { desktop: 60, tablet: 40, mobile: 30 } },
    },
  });
  const { page, context } = await testShop.open('/');
  const sizes = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page.evaluate(() => [
      getComputedStyle(document.body).fontSize,
      getComputedStyle(document.querySelector('h1') ?? document.body).fontSize,
    ]);
  };
  expect(await sizes(1280)).toEqual(['20px', '60px']);
  expect(await sizes(1024)).toEqual(['18px', '40px']);
  expect(await sizes(567)).toEqual(['15px', '30px']);
  await context.close();
});

test('the screen classes meet at 568 and 1025 pixels [R583-586,722]', async () => {
  await testShop.set({ styles: { fontSize: { desktop: 20, tablet: 18, mobile: 15 } } });
  const { page, context } = await testShop.open('/');
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page.evaluate(() => getComputedStyle(document.body).fontSize);
  };
  expect([await sizeAt(567), await sizeAt(568), await sizeAt(1024), await sizeAt(1025)]).toEqual([
    '15px',
    '18px',
    '18px',
    '20px',
  ]);
  await context.close();
});

describe('fonts', () => {
  /** Names of the fonts that really drew an element's text. */
  async function fontsOf(page: Page, selector: string): Promise<string[]> {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    await session.detach();
    return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
  }

  test('all families draw Ж and ₽ with their own files, or with those of their Cyrillic partner [R566-568]', async () => {
    const path = await testShop.makePage([
      {
        type: 'text',
        options: { content: { html: '<p>Ж</p><blockquote>1 000 ₽</blockquote><ul><li>Zebra</li></ul>' } },
      },
    ]);
    for (const family of fontFamilies) {
      await testShop.set({ language: 'ru', styles: { fontText: family, fontHeading: family } });
      const { page, context, trouble } = await testShop.open(path);
      await page.evaluate(() => document.fonts.ready);
      const plain = (name: string) => name.replaceAll(' ', '').toLowerCase();
      const [cyrillic = '', latin = ''] = [
        (await fontsOf(page, '.vt-text p'))[0],
        (await fontsOf(page, '.vt-text li'))[0],
      ];
      expect(plain(latin), `${family}`).toContain(plain(family).slice(0, 6));
      expect(plain(cyrillic), `${family}`).toContain(plain(cyrillicPartners[family] ?? family).slice(0, 6));
      expect((await fontsOf(page, '.vt-text blockquote')).length, `${family}`).toBeGreaterThan(0);
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('.woff2'))
          .map(({ name }) => new URL(name).host),
      );
      expect(new Set(files), `${family}`).toEqual(new Set([new URL(testShop.origin()).host]));
      expect(trouble.errors, `${family}`).toEqual([]);
      await context.close();
    }
  });
});

test.each([
  ['the usual palette', {}],
  ['a pale primary', { primary: '#ffd400', secondary: '#fff3b0' }],
  [
    'a dark shop',
    {
      white: '#101418',
      grey: '#1a2026',
      light: '#20262d',
      middle: '#2b333b',
      dark: '#000000',
      text: '#f2f2f2',
      muted: '#a8b0b8',
      border: '#38414a',
    },
  ],
])('%s can be read on every background [R157,245,573]', async (_name, palette) => {
  await testShop.set({ styles: { palette } });
  const section = (background: string) => ({
    type: 'text',
    options: {
      background,
      heading: { title: 'Title', note: 'A note under it' },
      content: { html: '<p>Words and <a href="/">a link</a>.</p>' },
      button: { title: 'Primary', link: { type: 'homepage' } },
      footer: { note: 'Foot', button: { title: 'Outline', style: 'outline', link: { type: 'homepage' } } },
    },
  });
  const { page, context } = await testShop.open(
    await testShop.makePage([
      ...['white', 'grey', 'light', 'middle', 'dark'].map(section),
      {
        ...section('dark'),
        options: {
          ...section('dark').options,
          button: { title: 'Second', style: 'secondary', link: { type: 'homepage' } },
        },
      },
    ]),
    { reducedMotion: true },
  );
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
  await context.close();
});
