import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { openPage, useBrowser, widths } from './support/browser.ts';
import { addToCart } from './support/cart.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const all = {
  phones: ['+7 912 345-67-89'],
  whatsapps: ['+971 50 123-45-67'],
  telegram: 'https://t.me/example',
  whatsappMessage: 'Hello & welcome',
};

async function open(common: object, width = 1280) {
  await testShop.set({ common });
  const opened = await testShop.open('/', { width });
  return { ...opened, widget: opened.page.locator('.vt-messengers >> visible=true') };
}

/** The score of the layout shift that the question about cookies makes by coming late, as on a slow phone. */
const shiftWhenAsked = (page: Page) =>
  page.evaluate(async () => {
    const frames = async () => {
      for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
    };
    const notice = document.querySelector<HTMLElement>('#vt-cookies');
    if (!notice) throw new Error('No question about cookies.');
    notice.hidden = true;
    await frames();
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value;
    });
    observer.observe({ type: 'layout-shift' });
    notice.hidden = false;
    await frames();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sum;
  });

test('several stand behind a toggle [R112]', async () => {
  const { page, widget, context, trouble } = await open(all);
  const toggle = widget.getByRole('button');
  expect(await widget.getByRole('link').count()).toBe(0);
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
  const links = await widget
    .getByRole('link')
    .evaluateAll((list) => list.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
  expect(links).toEqual([
    ['tel:+79123456789', null],
    ['https://wa.me/971501234567?text=Hello%20%26%20welcome', '_blank'],
    ['https://t.me/example', '_blank'],
  ]);
  const heights = await widget
    .locator('a, button')
    .evaluateAll((list) => list.map((item) => item.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.click();
  await page.mouse.click(200, 500);
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('one stands for itself [R113]', async () => {
  const { widget, context } = await open({ telegram: all.telegram });
  expect(await widget.getByRole('button').count()).toBe(0);
  expect(await widget.getByRole('link').getAttribute('href')).toBe('https://t.me/example');
  await context.close();
});

test('none leaves nothing behind [R114]', async () => {
  const { page, context } = await open({});
  expect(await page.locator('.vt-messengers').count()).toBe(0);
  await context.close();
});

test('phones may have fewer than larger screens [R115]', async () => {
  const common = { ...all, showOnMobileWidget: { phone: false, whatsapp: false } };
  const phone = await open(common, 390);
  // Seen or not: on a page this short it may stand over the footer, and steps aside.
  const links = phone.page.locator('.vt-messengers--mobile').getByRole('link', { includeHidden: true });
  expect(await links.getAttribute('href')).toBe('https://t.me/example');
  await phone.context.close();
  const desktop = await open(common, 1280);
  const toggle = desktop.page.locator('.vt-messengers--desktop').getByRole('button', { includeHidden: true });
  expect(await toggle.count()).toBe(1);
  await desktop.context.close();
  const bare = await open(
    { ...common, showOnMobileWidget: { phone: false, whatsapp: false, telegram: false } },
    390,
  );
  expect(await bare.widget.count()).toBe(0);
  await bare.context.close();
});

test('they stand clear of the bar to buy, of the cart’s and of the cookie question [R119]', async () => {
  const { id, slug, variationIds } = await testShop.makeProduct({
    title: 'Jug',
    description: '<p>Long.</p>'.repeat(40),
  });
  await testShop.set({ common: all });
  const { page, context } = await testShop.open(`/products/${slug}`, { width: 390 });
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} has no box`);
    return box;
  };
  const areClear = async (one: string, other: string) => {
    const [a, b] = [await boxOf(one), await boxOf(other)];
    return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
  };
  const widget = '.vt-messengers--mobile';
  await page.locator('#vt-cookies').waitFor();
  expect(await areClear(widget, '#vt-cookies')).toBe(true);
  expect(await shiftWhenAsked(page)).toBe(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.locator('#vt-cookies').waitFor({ state: 'hidden' });
  await page.evaluate(() => scrollTo(0, 1200));
  await page.locator('[data-buy-bar] .vt-buy-bar:not([inert])').waitFor();
  await expect.poll(() => areClear(widget, '.vt-buy-bar')).toBe(true);

  await page
    .context()
    .addCookies([{ name: 'vt_cart', value: `${id}.${variationIds[0]}.1`, url: testShop.origin() }]);
  await page.goto(`${testShop.origin()}/cart`);
  await page.locator('.vt-cart__pay').waitFor();
  expect(await areClear(widget, '.vt-cart__pay')).toBe(true);
  const bar = await boxOf('.vt-cart__pay');
  expect(bar.y + bar.height).toBeLessThanOrEqual(844);
  await context.close();
});

/** Every type of page, in the demo. */
const pages = [
  '/',
  '/catalogs',
  '/catalogs/prints',
  '/products/{product}',
  '/search?q=vase',
  '/cart',
  '/checkout',
  '/account/settings',
  '/contacts',
  '/about',
  '/blog',
  '/forms/lead',
  '/nowhere',
];

/**
 * Scrolls through the page and, wherever it comes to rest, names what lies below a button that is seen: what is
 * pressed, filled in or read as a price, and links of words.
 */
const findCovered = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const widget = [...document.querySelectorAll('.vt-messengers')].find(
      (one) => getComputedStyle(one).display !== 'none',
    );
    const button = widget?.querySelector('.vt-messengers__button');
    if (!widget || !button) throw new Error('No messengers.');
    const below = () => {
      if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
      const { left, top, width, height } = button.getBoundingClientRect();
      const found = new Set<string>();
      for (let x = left + 1; x < left + width; x += 6) {
        for (let y = top + 1; y < top + height; y += 6) {
          const elements = document.elementsFromPoint(x, y).filter((one) => !widget.contains(one));
          for (const one of elements) {
            const hit = one.closest(
              'button, input, select, textarea, label, summary, .vt-button, .vt-price, dl:is(.vt-amounts, .vt-cart__sums) dd, [class$=line__total]',
            );
            if (hit) found.add(`${hit.tagName}.${hit.className} at ${Math.round(scrollY)}`);
          }
        }
      }
      for (const link of document.querySelectorAll('main a, footer a')) {
        const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(words.currentNode);
          const isHit = [...range.getClientRects()].some(
            (box) =>
              box.left < left + width - 1 &&
              box.right > left + 1 &&
              box.top < top + height - 1 &&
              box.bottom > top + 1,
          );
          if (isHit && link.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            found.add(`words of ${link.textContent.trim()} at ${Math.round(scrollY)}`);
        }
      }
      return [...found];
    };
    const covered: string[] = [];
    let seen = 0;
    await customElements.whenDefined('vt-messengers');
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight * 0.4) {
      scrollTo({ top: at, behavior: 'instant' });
      // It may need a moment to see where it stands.
      let now = below();
      for (const start = performance.now(); performance.now() - start < 3000; now = below()) {
        await frame();
        if (performance.now() - start > 400 && (now === null || now.length === 0)) break;
      }
      if (now === null) continue;
      seen++;
      covered.push(...now);
    }
    return { covered, seen };
  });

/** What the button lies over on all pages in one window, which mostly waits for it to come to rest. */
async function goThrough(width: number): Promise<number> {
  const opened = await openPage('/catalogs/prints', { width });
  const product = await opened.page.locator('a[href*="/products/"]').first().getAttribute('href');
  // Cart and checkout are judged with goods and sums in them.
  await opened.page.goto(new URL(product ?? '', opened.page.url()).href);
  await opened.page.getByRole('button', { name: 'Only necessary' }).click();
  await addToCart(opened.page);
  let seen = 0;
  for (const path of pages) {
    await opened.page.goto(
      new URL(path.replace('/products/{product}', product ?? ''), opened.page.url()).href,
    );
    const found = await findCovered(opened.page);
    expect(found.covered, `${path} at ${width} px`).toEqual([]);
    seen += found.seen;
  }
  await opened.context.close();
  return seen;
}

test('the button lies over nothing to press, to fill in or to pay at any width', async () => {
  const seen = await Promise.all(widths.map(goThrough));
  // A button that is never seen lies over nothing either.
  for (const times of seen) expect(times).toBeGreaterThan(pages.length / 2);
});
