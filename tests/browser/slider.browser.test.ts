import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime, stopClock, waitForStill } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

/** Milliseconds a slide; on a busy machine two seconds are over before the pointer is where it shall be. */
const slow = 20_000;

const current = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector('[data-part=track]');
    return track ? Math.round(track.scrollLeft / track.clientWidth) : -1;
  });
const currentDot = (page: Page) =>
  page
    .locator('[data-part=dot]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

/** Resolves once the row has come to rest after its next move, and has said so. */
const nextRest = (page: Page) =>
  page
    .locator('[data-part=track]')
    .evaluate((track) => new Promise<void>((resolve) => (track.onscrollend = () => resolve())));

async function openSlider(
  options: Record<string, unknown> = {},
  open: Parameters<typeof testShop.open>[1] = {},
) {
  const image = await testShop.makeImage();
  const items = ['One', 'Two', 'Three'].map((title) => ({
    content: { image, link: { type: 'catalog', url: 'x' } },
    heading: { title },
    button: { title: 'Go' },
  }));
  const opened = await testShop.open(await testShop.makePage([{ type: 'slider', options, items }]), open);
  if (open.script !== false) await opened.page.locator('vt-slider[data-ready]').waitFor();
  await opened.page.mouse.move(5, 890);
  return opened;
}

/** The page anew, with a clock that the test moves on. */
async function reloadWithClock(page: Page) {
  await page.clock.install();
  await page.reload();
  await page.locator('vt-slider[data-ready]').waitFor();
}

describe('turning by itself', () => {
  test('happens after five seconds by default [R180]', async () => {
    const { page, context } = await openSlider();
    await page.mouse.move(640, 300);
    await stopClock(page);
    await page.mouse.move(5, 890);
    await passTime(page, 4950);
    expect([await current(page), await currentDot(page)]).toEqual([0, 0]);
    await passTime(page, 100);
    await expect.poll(() => current(page), { timeout: 3000 }).toBe(1);
    await context.close();
  });

  test('takes its speed from the options, or is off [R181]', async () => {
    const fast = await openSlider({ speed: 2000 });
    await expect.poll(() => current(fast.page), { timeout: 3500 }).toBe(1);
    await fast.context.close();
    const off = await openSlider({ autoplay: false });
    expect(await off.page.locator('vt-slider').getAttribute('data-autoplay')).toBeNull();
    expect(await off.page.locator('[data-part=pause]').count()).toBe(0);
    await off.context.close();
  });

  test('rests under a pointer and with the focus inside, stops for the keyboard, and turns for who asks [R182]', async () => {
    const { page, context } = await openSlider({ speed: slow });
    // The dot turns at once, the track in its own time.
    const stays = async () => {
      const before = [await current(page), await currentDot(page)];
      await passTime(page, 5 * slow);
      expect([await current(page), await currentDot(page)]).toEqual(before);
    };
    await page.mouse.move(640, 300);
    await stopClock(page);
    await stays();
    await page.mouse.move(5, 890);
    // A row that still moves when the clock is moved on would begin the slide's time anew.
    const rest = nextRest(page);
    await page.locator('[data-part=next]').click();
    await page.mouse.move(5, 890);
    await rest;
    expect(await current(page)).toBe(1);
    await stays();
    const pause = page.locator('[data-part=pause]');
    expect(await pause.getAttribute('aria-label')).toBe('Pause');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => pause.getAttribute('aria-label')).toBe('Play');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await stays();
    await pause.click();
    await expect.poll(() => pause.getAttribute('aria-label')).toBe('Pause');
    await passTime(page, slow + 100);
    await expect.poll(() => current(page), { timeout: 4000 }).toBe(2);
    await context.close();
  });

  test('never starts for those who asked for less motion, who may start it', async () => {
    const { page, context } = await openSlider({ speed: 2000 }, { reducedMotion: true });
    await reloadWithClock(page);
    expect(await page.locator('[data-part=pause]').getAttribute('aria-label')).toBe('Play');
    await passTime(page, 10_000);
    expect([await current(page), await currentDot(page)]).toEqual([0, 0]);
    await context.close();
  });

  test('rests out of sight', async () => {
    const { page, context } = await openSlider({ speed: slow });
    // Under the pointer until it is out of sight, so that it begins where it stands.
    await page.mouse.move(640, 300);
    await page.clock.install();
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('div'), { style: 'block-size:3000px' }));
      scrollTo({ top: 2000, behavior: 'instant' });
    });
    await waitForStill(page);
    await page.mouse.move(5, 890);
    await passTime(page, 5 * slow);
    expect([await current(page), await currentDot(page)]).toEqual([0, 0]);
    await context.close();
  });
});

describe('controls', () => {
  test('keys, dots and arrows move it; what is said names the slide [R191]', async () => {
    const { page, context, trouble } = await openSlider({ autoplay: false });
    await page.locator('[data-part=next]').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current(page)).toBe(1);
    await expect.poll(() => page.locator('[data-part=status]').textContent()).toContain('Two');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(page)).toBe(0);
    await page.locator('[data-part=dot]').nth(2).click();
    await expect.poll(() => current(page)).toBe(2);
    expect(await currentDot(page)).toBe(2);
    await page.locator('[data-part=next]').click();
    await expect.poll(() => current(page)).toBe(0);
    expect(await page.locator('vt-slider').getAttribute('aria-roledescription')).toBe('carousel');
    expect(await page.locator('[role=group][aria-roledescription=slide]').count()).toBe(3);
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('a swipe, which is a scroll of the row, moves the dots along', async () => {
    const { page, context } = await openSlider({ autoplay: false }, { width: 390 });
    await page
      .locator('[data-part=track]')
      .evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: 'instant' }));
    await expect.poll(() => currentDot(page)).toBe(1);
    await context.close();
  });

  test('are not there without script, and the row still scrolls', async () => {
    const { page, context } = await openSlider({}, { script: false });
    expect(await page.locator('[data-part=controls]').isVisible()).toBe(false);
    expect(
      await page.locator('[data-part=track]').evaluate((track) => track.scrollWidth > track.clientWidth),
    ).toBe(true);
    await context.close();
  });

  test('are 24 px at least, and a press anywhere on a slide follows its link [R741]', async () => {
    const { page, context } = await openSlider({ autoplay: false }, { width: 390 });
    const sizes = await page
      .locator('vt-slider button >> visible=true')
      .evaluateAll((buttons) =>
        buttons.flatMap((button) => [
          button.getBoundingClientRect().width,
          button.getBoundingClientRect().height,
        ]),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    await page
      .locator('.vt-slide')
      .first()
      .click({ position: { x: 300, y: 40 } });
    await page.waitForURL('**/catalogs/x');
    await context.close();
  });
});

test.each([
  { width: 390, height: 385 },
  { width: 800, height: 400 },
  { width: 1280, height: 494 },
])('is $height px high at $width [R183]', async ({ width, height }) => {
  const { page, context } = await openSlider({ autoplay: false }, { width });
  expect(
    await page
      .locator('.vt-slide')
      .first()
      .evaluate((slide) => (slide as HTMLElement).offsetHeight),
  ).toBe(height);
  await context.close();
});

test('has pictures of 568, 1024 and 1920 px; the first is loaded first and the others later [R184,188,557,725]', async () => {
  const { page, context } = await openSlider({ autoplay: false });
  const picture = page.locator('.vt-slide picture').first();
  const sets = await picture
    .locator('source, img')
    .evaluateAll((list) => list.map((item) => item.getAttribute('srcset') ?? ''));
  for (const width of [568, 1024, 1920]) expect(sets.join(' ')).toContain(` ${width}w`);
  const images = await page
    .locator('.vt-slide img')
    .evaluateAll((list) =>
      list.map((image) => [image.getAttribute('fetchpriority'), image.getAttribute('loading')]),
    );
  expect(images).toEqual([
    ['high', null],
    [null, 'lazy'],
    [null, 'lazy'],
  ]);
  await context.close();
});

test('with one slide has no controls [R190]', async () => {
  const path = await testShop.makePage([
    {
      type: 'slider-item',
      items: [{ content: { image: await testShop.makeImage() }, heading: { title: 'One' } }],
    },
  ]);
  const { page, context } = await testShop.open(path);
  expect(await page.locator('.vt-slide').count()).toBe(1);
  expect(await page.locator('main button').count()).toBe(0);
  await context.close();
});

test('shows tag, text, colours and alignment of a slide [R185-187]', async () => {
  const image = await testShop.makeImage();
  const item = {
    content: {
      image,
      imageMobile: await testShop.makeImage(),
      tag: 'New',
      text: 'A note',
      colorText: '#ffee00',
      opacity: 40,
      opacityMobile: 70,
    },
    heading: { title: 'Title', color: '#ffffff' },
    align: { desktop: 'end', mobile: 'center' },
  };
  const { page, context } = await testShop.open(await testShop.makePage([{ type: 'slider', items: [item] }]));
  const slide = page.locator('.vt-slide');
  expect(await slide.innerText()).toMatch(/New\s+Title\s+A note/i);
  const look = () =>
    slide.evaluate((element) => {
      const text = element.querySelector('.vt-slide__text');
      const overlay = element.querySelector('.vt-slide__overlay');
      const frame = text?.parentElement?.getBoundingClientRect();
      const box = text?.getBoundingClientRect();
      const side = frame && box ? Math.round(box.left + box.width / 2 - (frame.left + frame.width / 2)) : 0;
      return {
        align: text ? getComputedStyle(text).textAlign : '',
        side,
        overlay: overlay ? getComputedStyle(overlay).opacity : '',
      };
    });
  const desktop = await look();
  await page.setViewportSize({ width: 390, height: 844 });
  const mobile = await look();
  expect(desktop.side).toBeGreaterThan(50);
  expect(Math.abs(mobile.side)).toBeLessThan(2);
  expect(mobile.align).toBe('center');
  expect(desktop).not.toEqual(mobile);
  await context.close();
});
