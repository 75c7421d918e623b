import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';

import { fillStartTexts } from '#sections/framework/fill-preset.ts';
import { sectionExamples } from '#sections/section-examples.ts';

import { useBrowser } from './support/browser.ts';
import { examineLayout } from './support/examine-page.ts';
import { useTestShop } from './support/test-shop.ts';
import { minifyCss } from './support/minify-css.ts';

useBrowser();
const testShop = useTestShop();

const kilobyte = 1024;
let images: number[];
let path: string;

/**
 * A page of twelve different sections, as an owner who tries everything makes it: one of each family that a
 * page is made of, the ones with the most CSS of the pictures (slider 2, banner 2, hover text) and of the
 * words (form, testimonials, contacts) among them.
 */
beforeAll(async () => {
  images = [];
  for (let n = 0; n < 6; n++) images.push(await testShop.makeImage(`Picture ${n}`));
  const [first, second, third, fourth] = images;
  const example = (type: string) => {
    const found = sectionExamples.get(type)?.find(({ name }) => name === 'typical');
    return { type, ...fillStartTexts(type, found ?? { options: {}, items: [] }, 'en') };
  };
  const logos = images.map((image, n) => ({ image, name: `Brand ${n}` }));
  path = await testShop.makePage([
    { type: 'slider-2', options: { autoplay: false }, items: slides([first, second]) },
    {
      type: 'banner-2',
      options: {
        media: { desktop: { image: first } },
        second: { desktop: { image: second } },
        heading: { title: 'Two rooms' },
      },
    },
    {
      type: 'hover-text',
      items: [
        { image: third, title: 'Paper', text: 'Cotton, 300 grams.' },
        { image: fourth, title: 'Ink', text: 'Mixed for each edition.', link: { type: 'homepage' } },
      ],
    },
    { type: 'logo-gallery', options: { layout: 'marquee' }, items: logos },
    { type: 'benefit-5', options: { countUp: true }, items: [{ figure: '4 812', title: 'Prints' }] },
    { type: 'benefit-5', items: [{ figure: '60', title: 'Kinds of paper' }] },
    example('text-block-1'),
    example('faq'),
    example('properties'),
    example('testimonials'),
    example('form-1'),
    { type: 'gallery', options: { content: { images } } },
    { type: 'contacts-1', options: { showMap: false } },
  ]);
});

function slides(pictures: readonly (number | undefined)[]) {
  return pictures.map((image, n) => ({
    content: { image, text: 'A line.', link: { type: 'homepage' } },
    heading: { title: `Slide ${n}` },
    button: { title: 'Go' },
  }));
}

test('a page of twelve kinds of sections has 12 KB of styles and 15 KB of early scripts at most [R732]', async () => {
  const { page, context, trouble } = await testShop.open('/', { width: 390 });
  const scripts: { url: string; size: Promise<number>; isBeforeLoad: boolean }[] = [];
  let isLoaded = false;
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    scripts.push({ url: request.url(), size, isBeforeLoad: !isLoaded });
  });
  await page.goto(testShop.origin() + path, { waitUntil: 'load' });
  isLoaded = true;
  const styles = await page.locator('style').allTextContents();
  const types = await page
    .locator('main > [data-section-type]')
    .evaluateAll((sections) => sections.map((section) => section.dataset['sectionType'] ?? ''));
  expect(new Set(types).size).toBeGreaterThanOrEqual(12);
  expect(gzipSync(await minifyCss(styles.join(''))).length).toBeLessThanOrEqual(12 * kilobyte);
  const sizes = await Promise.all(scripts.filter(({ isBeforeLoad }) => isBeforeLoad).map(({ size }) => size));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15 * kilobyte);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

describe('with a pointer', () => {
  let page: Page;
  beforeAll(async () => {
    const opened = await testShop.open(path);
    ({ page } = opened);
    return () => opened.context.close();
  });
  const opacityOf = (place: number) =>
    page
      .locator('.vt-hover__rise')
      .nth(place)
      .evaluate((words) => getComputedStyle(words).opacity);

  test('words over a picture come under the pointer, with the focus and on paper', async () => {
    const tiles = page.locator('.vt-hover__tile');
    await tiles.first().scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    expect(await opacityOf(0)).toBe('0');
    await tiles.first().hover();
    await expect.poll(() => opacityOf(0)).toBe('1');
    expect(await opacityOf(1)).toBe('0');
    await page.mouse.move(1, 1);
    await expect.poll(() => opacityOf(0)).toBe('0');
    await tiles.first().focus();
    await expect.poll(() => opacityOf(0)).toBe('1');
    await page.keyboard.press('Tab');
    await expect.poll(() => opacityOf(1)).toBe('1');
    await expect.poll(() => opacityOf(0)).toBe('0');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => opacityOf(0)).toBe('1');
    await page.emulateMedia({ media: 'screen' });
  });

  test('a row of logos moves by itself, and stands still under a pointer and with the focus', async () => {
    const marquee = page.locator('.vt-logos');
    const state = () =>
      marquee
        .locator('.vt-logos__list')
        .first()
        .evaluate((list) => getComputedStyle(list).animationPlayState);
    await marquee.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    expect(await state()).toBe('running');
    await marquee.hover();
    await expect.poll(state).toBe('paused');
    await page.mouse.move(1, 1);
    await expect.poll(state).toBe('running');
    await marquee.focus();
    await expect.poll(state).toBe('paused');
  });

  test('a card of the slider follows its keys, and its halves stand side by side', async () => {
    const card = page.locator('.vt-card-slide').first();
    await card.scrollIntoViewIfNeeded();
    expect((await card.boundingBox())?.height).toBe(494);
    const media = await card.locator('.vt-card-slide__media').boundingBox();
    const words = await card.locator('.vt-card-slide__words').boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((media?.x ?? 0) + 1);
    await page.locator('.vt-slider--cards [data-part=next]').press('ArrowRight');
    await expect
      .poll(() => page.locator('.vt-slider--cards [data-part=dot][aria-current]').getAttribute('aria-label'))
      .toBe('Go to slide 2');
  });

  test('in a narrow column every section keeps to its room', async () => {
    await page.addStyleTag({ content: 'main{inline-size:400px;margin-inline:auto}' }).catch(async () => {
      // The policy lets no style in: the element takes it.
      await page.locator('main').evaluate((main) => Object.assign(main.style, { inlineSize: '400px' }));
    });
    expect(await page.locator('main').evaluate((main) => main.clientWidth)).toBe(400);
    const wide = await page
      .locator('main > [data-section-type]')
      .evaluateAll((sections) =>
        sections
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 400 || scrollWidth > 401)
          .map(({ id }) => id),
      );
    expect(wide).toEqual([]);
    // Words over a picture go slowly once the focus has left them.
    await expect.poll(() => examineLayout(page)).toEqual([]);
    const [media, words] = await Promise.all(
      ['.vt-card-slide__media', '.vt-card-slide__words'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    );
    expect((media?.y ?? 0) + (media?.height ?? 0)).toBeLessThanOrEqual((words?.y ?? 0) + 1);
  });
});

test('a figure counts up once it is seen, where that is switched on', async () => {
  const { page, context } = await testShop.open('/');
  // Watched from the page's beginning: it counts once, as soon as it is in sight.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const shown = document.querySelector('#section-s5 vt-count-up [aria-hidden]')?.textContent;
      if (shown !== undefined && shown !== '4 812') sessionStorage.setItem('counted', shown);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(testShop.origin() + path);
  const [counting, still] = [
    page.locator('#section-s5 .vt-figures__figure'),
    page.locator('#section-s6 .vt-figures__figure'),
  ];
  expect(await still.locator('vt-count-up').count()).toBe(0);
  await counting.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('counted'))).not.toBeNull();
  await expect.poll(() => counting.innerHTML()).toBe('<vt-count-up>4 812</vt-count-up>');
  expect(await still.innerHTML()).toBe('60');
  await context.close();
});

test('without a pointer that can hover the words over pictures are there [R206-207]', async () => {
  const { page, context } = await testShop.open(path, { width: 390 });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'hover', value: 'none' }] });
  const opacity = await page
    .locator('.vt-hover__rise')
    .first()
    .evaluate((words) => getComputedStyle(words).opacity);
  expect(opacity).toBe('1');
  await context.close();
});

test('for those who asked for less motion logos stand in rows and figures do not count', async () => {
  const { page, context } = await testShop.open(path, { reducedMotion: true });
  const lists = page.locator('.vt-logos__list');
  expect(await lists.nth(1).isVisible()).toBe(false);
  expect(
    await page
      .locator('.vt-logos')
      .evaluate((logos) => [
        getComputedStyle(logos.querySelector('.vt-logos__list') ?? logos).animationName,
        logos.scrollWidth <= logos.clientWidth,
      ]),
  ).toEqual(['none', true]);
  await page.locator('#section-s5').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#section-s5 .vt-figures__figure').innerHTML()).toBe(
    '<vt-count-up>4 812</vt-count-up>',
  );
  await context.close();
});
