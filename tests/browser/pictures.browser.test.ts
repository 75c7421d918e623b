import { expect, test } from 'vitest';

import { openPage, originOf, useBrowser } from './support/browser.ts';

useBrowser();

async function linkOn(path: string, pattern: RegExp): Promise<string> {
  return pattern.exec(await (await fetch(originOf() + path)).text())?.[1] ?? '';
}

const pages = {
  home: async () => '/',
  catalog: async () => '/catalogs/prints',
  product: () => linkOn('/catalogs/prints', /href="(\/products\/[^"?]+)/),
  journal: async () => '/journal',
  article: () => linkOn('/journal', /vt-article-card__title"><a href="([^"]+)"/),
  about: async () => '/about',
  search: async () => '/search?q=vase',
};

test.each(Object.entries(pages))(
  '%s: every picture has a size, an alternative text and its time to load [R560]',
  async (_name, path) => {
    const { page, context } = await openPage(await path());
    const pictures = await page.locator('img').evaluateAll((images) =>
      images.map((image) => {
        const picture = image as HTMLImageElement;
        const isShown = picture.checkVisibility();
        return {
          src: picture.getAttribute('src') ?? '',
          hasSize: picture.hasAttribute('width') && picture.hasAttribute('height'),
          hasAlt: picture.hasAttribute('alt'),
          isVector: (picture.getAttribute('src') ?? '').endsWith('.svg'),
          // A thumbnail is one file for every screen.
          hasChoice:
            (picture.hasAttribute('srcset') && picture.hasAttribute('sizes')) || picture.width <= 100,
          isLazy: picture.loading === 'lazy',
          isFirst: picture.fetchPriority === 'high',
          isAbove: isShown && picture.getBoundingClientRect().top < innerHeight,
          isInMain: picture.closest('main') !== null,
        };
      }),
    );
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter(({ hasSize, hasAlt }) => !hasSize || !hasAlt)).toEqual([]);
    expect(
      pictures.filter(({ isVector, hasChoice, isInMain }) => isInMain && !isVector && !hasChoice),
    ).toEqual([]);
    expect(pictures.filter(({ isFirst }) => isFirst).length).toBeLessThanOrEqual(1);
    expect(pictures.filter(({ isFirst, isLazy }) => isFirst && isLazy)).toEqual([]);
    expect(
      pictures.filter(({ isLazy, isAbove, isInMain }) => isInMain && !isAbove && !isLazy).length,
    ).toBeLessThanOrEqual(16);
    await context.close();
  },
);

test('no picture is broken, and none is far larger than it is shown', async () => {
  const { page, context } = await openPage('/no/such/page', { width: 390 });
  const broken: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/img/') && response.status() >= 400) broken.push(response.url());
  });
  await page.goto(originOf());
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  expect(broken).toEqual([]);
  const wasteful = await page.locator('main img').evaluateAll((images) =>
    images.flatMap((image) => {
      const { currentSrc, offsetWidth } = image as HTMLImageElement;
      const sent = Number(/\/(\d+)x\d+\//.exec(currentSrc)?.[1] ?? 0);
      return image.checkVisibility() && sent > Math.max(offsetWidth * 2.2, 200)
        ? [`${currentSrc} for ${offsetWidth}`]
        : [];
    }),
  );
  expect(wasteful).toEqual([]);
  await context.close();
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', /image\/(?:webp|jpeg|png)/],
])('Accept %s is answered with %s, for ever [R558-559]', async (accept, type) => {
  const path = await linkOn('/catalogs/prints', /<img[^>]* src="(\/img\/[^"]+\.webp)"/i);
  // AVIF is made in the background: the first to ask may get what is at hand.
  const read = async () => {
    const response = await fetch(originOf() + path, { headers: { accept } });
    await response.arrayBuffer();
    return response;
  };
  await expect
    .poll(async () => (await read()).headers.get('content-type'), { timeout: 15_000 })
    .toMatch(type);
  const response = await read();
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept');
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('slides offer 568, 1024 and 1920 pixels, and the first is loaded first [R557]', async () => {
  const { page, context } = await openPage('/', { script: false });
  const sets = await page
    .locator('.vt-slide')
    .first()
    .locator('source, img')
    .evaluateAll((list) => list.map((item) => item.getAttribute('srcset')).join(' '));
  for (const width of [568, 1024, 1920]) expect(sets).toContain(` ${width}w`);
  expect(await page.locator('.vt-slide img').first().getAttribute('fetchpriority')).toBe('high');
  await context.close();
});
