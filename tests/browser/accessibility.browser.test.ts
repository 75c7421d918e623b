import { expect, test } from 'vitest';

import { findViolations, findWidthViolations } from './support/axe.ts';
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

test('words of one look are judged once, and no others for their sake', async () => {
  const { page, context } = await openPage('/about', { width: widths[0] });
  // The shop's policy would keep these styles out.
  await page.goto('about:blank');
  const show = (...words: string[]) =>
    page.setContent(
      `<html lang="en"><style>p { color: #333 } .ground { height: 40px; background: #444 }</style><title>Lamps</title><main><h1>Lamps</h1>${words.join('')}</main>`,
    );
  const dims = async () =>
    (await findWidthViolations(page)).map((found) => found.replace(/.*>(.*)<.*/, '$1'));
  const [good, dim, sunk] = [
    '<p>Good</p>',
    '<p style="color:#aaa">Dim</p>',
    '<div class="ground"></div><p style="margin-top: -36px">Sunk</p>',
  ];
  await show(good, good);
  expect(await dims()).toEqual([]);
  await show(good, dim, good, dim);
  expect(await dims()).toEqual(['Dim', 'Dim']);
  // What was found wrong is wrong the next time, too.
  expect(await dims()).toEqual(['Dim', 'Dim']);
  await show(good, sunk);
  expect(await dims()).toEqual(['Sunk']);
  // A dark section around them is another look.
  await show(good, `<section style="background:#444">${good}</section>`);
  expect(await dims()).toEqual(['Good']);
  await show(good, '<p style="visibility:hidden">Good</p>', good);
  expect(await dims()).toEqual([]);
  await context.close();
});

test('a page that shows the same at another width is asked there about sizes alone', async () => {
  const { page, context } = await openPage('/about', { width: widths[0] });
  // The shop's policy would keep these styles out.
  await page.goto('about:blank');
  await page.setContent(`<html lang="en"><title>Lamps</title><style>
      button { inline-size: 40px; block-size: 40px } @media (width > 600px) { button { inline-size: 9px; block-size: 9px } }
      img { display: none } @media (width > 1000px) { img.wide { display: block } }</style>
    <main><h1>Lamps</h1><button>A</button><button>B</button><img src="/lamp.png"></main>`);
  expect(await findWidthViolations(page)).toEqual([]);
  await page.setViewportSize({ width: widths[2], height: 900 });
  expect(await findWidthViolations(page)).toEqual([
    expect.stringMatching(/^target-size: /),
    expect.stringMatching(/^target-size: /),
  ]);
  await page.locator('img').evaluate((picture) => picture.classList.add('wide'));
  expect(await findWidthViolations(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^image-alt: /), expect.stringMatching(/^target-size: /)]),
  );
  await context.close();
});
