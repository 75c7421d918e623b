import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';

import { openPage, useBrowser, widths } from './support/browser.ts';
import { waitForStill } from './support/moments.ts';

useBrowser();

const paths = [
  '/',
  '/about',
  '/faq',
  '/contacts',
  '/catalogs',
  '/catalogs/prints',
  '/catalogs/new-page',
  '/new-page',
  '/products/print-page',
  '/products',
  '/journal',
  '/journal/article',
  '/search?q=vase',
  '/search?q=zzzzzz',
  '/no/such/deep/path',
];

/** Paths with a slug that differs by language are looked up on the page that links to them. */
async function realPath(path: string, language: 'en' | 'ru'): Promise<string> {
  if (path !== '/products/print-page' && path !== '/journal/article') return path;
  const [from, selector] =
    path === '/journal/article'
      ? ['/journal', 'main article a, main h3 a']
      : ['/catalogs/prints', 'main a[href^="/products/"]'];
  const { page, context } = await openPage(from, { language, script: false });
  const href = await page.locator(selector).first().getAttribute('href');
  await context.close();
  if (!href) throw new Error(`${from} has no link`);
  return href;
}

for (const language of ['en', 'ru'] as const) {
  for (const path of paths) {
    test.concurrent(`${language} ${path} has no axe violation and no sideways scroll at any width [R212,729,741]`, async () => {
      const target = await realPath(path, language);
      const [narrowest, ...wider] = widths;
      const { page, context, trouble } = await openPage(target, {
        language,
        width: narrowest,
        reducedMotion: true,
      });
      await page.waitForLoadState('networkidle');
      await waitForStill(page);
      for (const width of [narrowest, ...wider]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
        );
        expect(found, `${target} at ${width}`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${target} at ${width}`,
        ).toBeLessThanOrEqual(0);
      }
      expect(
        trouble.errors.filter((text) => !text.includes('404')),
        `${target}`,
      ).toEqual([]);
      await context.close();
    });
  }
}
