import { expect, test } from 'vitest';

import { findViolations } from './support/axe.ts';
import { openPage, useBrowser, widths } from './support/browser.ts';
import { findFaultsAtEveryWidth } from './support/find-faults.ts';

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
      const { page, context, trouble } = await openPage(target, {
        language,
        width: widths[0],
        reducedMotion: true,
      });
      await page.waitForLoadState('networkidle');
      expect(await findFaultsAtEveryWidth(page)).toEqual([]);
      expect(
        trouble.errors.filter((text) => !text.includes('404')),
        `${target}`,
      ).toEqual([]);
      await context.close();
    });
  }
}

test('what is wrong is found, in a frame too, and nothing outside of the part that is looked at', async () => {
  const { page, context } = await openPage('/about');
  await page.setContent(`<main><h1>Lamps</h1><img id="lamp" src="/lamp.png"></main>
    <iframe title="Shop" srcdoc="<p id='dim' style='color:#aaa;background:#fff'>Words</p>"></iframe>`);
  await page.frameLocator('iframe').locator('#dim').waitFor();
  const [lamp, dim] = [
    expect.stringMatching(/^image-alt: .*lamp/),
    expect.stringMatching(/^color-contrast: .*dim/),
  ];
  expect(await findViolations(page)).toEqual(expect.arrayContaining([lamp, dim]));
  expect(await findViolations(page, { within: ['iframe', 'p'] })).toEqual([dim]);
  expect(await findViolations(page, { within: 'main' })).toEqual([lamp]);
  expect(await findViolations(page, { except: 'img', rules: ['image-alt'] })).toEqual([]);
  expect(await findViolations(page, { within: 'main', disabled: ['image-alt'] })).toEqual([]);
  await context.close();
});
