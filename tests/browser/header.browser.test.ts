import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { openPage, useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime, stopClock, waitForStill } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

const shownRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.vt-header [data-row]')]
      .filter((row) => row.offsetParent !== null)
      .map((row) => row.dataset['row']),
  );

const full = { start: [{ type: 'logo' }], center: [{ type: 'workTime' }], end: [{ type: 'search' }] };
const everyRow = {
  desktop: { top: full, main: full, bottom: full },
  mobile: { info: full, main: full, second: full },
};

describe('rows', () => {
  test('desktop has top, main, bottom; a phone has info, main, second [R70-71]', async () => {
    await testShop.set({ header: everyRow, common: { workTime: '10–19' } });
    const { page, context } = await testShop.open('/');
    expect(await shownRows(page)).toEqual(['top', 'main', 'bottom']);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await shownRows(page)).toEqual(['info', 'main', 'second']);
    await page.setViewportSize({ width: 1024, height: 844 });
    expect(await shownRows(page)).toEqual(['info', 'main', 'second']);
    await context.close();
  });

  test('each template lays the main row out in its own way [R72-73]', async () => {
    const seen = new Set<string>();
    for (const template of ['logo-left', 'logo-center', 'split', 'minimal']) {
      await testShop.set({ header: { ...everyRow, template }, common: { workTime: '10–19' } });
      const { page, context } = await testShop.open('/');
      seen.add(
        await page.locator('.vt-header__screen--desktop [data-row=main] > div').evaluate((element) => {
          const slot = element.querySelector('.vt-header__slot--center');
          return `${getComputedStyle(element).gridTemplateColumns} ${slot ? getComputedStyle(slot).justifyContent : ''}`;
        }),
      );
      await context.close();
    }
    expect(seen.size).toBe(4);
  });

  test.each(['en', 'ru'] as const)(
    'a long row of contacts at 1280 px in %s cuts no item and lets none overlap another',
    async (language) => {
      const types = ['phone', 'email', 'workTime', 'address', 'socials', 'whatsapp', 'telegram'];
      const items = types.map((type) => ({ type }));
      const none = { start: [], center: [], end: [] };
      const top = { start: items, center: [], end: [{ type: 'button' }, { type: 'account' }] };
      const isRussian = language === 'ru';
      await testShop.set({
        language,
        header: { desktop: { top, main: { ...none, start: [{ type: 'logo' }] } } },
        common: {
          phones: ['+7 912 345-67-89', '+44 20 7946 0958'],
          emails: ['orders.and.questions@a-rather-long-name.example'],
          workTime: isRussian ? 'По будням с 10:00 до 19:00' : 'Weekdays from 10 am to 7 pm',
          whatsapps: ['+7 912 345-67-89'],
          telegram: 'https://t.me/shop',
          address: {
            country: isRussian ? 'RU' : 'GB',
            region: isRussian ? 'Московская область' : '',
            locality: isRussian ? 'Солнечногорск' : 'Stratford-upon-Avon',
            street: isRussian ? 'улица Красноармейская, дом 125' : '125 Shakespeare Memorial Street',
            postalCode: isRussian ? '141506' : 'CV37 6BB',
          },
        },
        socials: { instagram: 'https://instagram.com/shop', facebook: 'https://facebook.com/shop' },
      });
      const { page, context } = await testShop.open('/', { width: 1280 });
      const boxes = await page
        .locator('.vt-header__screen--desktop [data-row=top] .vt-header__slot > *')
        .evaluateAll((elements) =>
          elements
            .map((element) => ({ box: element.getBoundingClientRect(), element }))
            .filter(({ box, element }) => box.width > 0 && getComputedStyle(element).visibility !== 'hidden')
            .map(({ box: { left, right, top: y, bottom }, element }) => ({
              text: element.textContent,
              box: { left, right, top: y, bottom },
              isCut:
                element.scrollWidth > element.clientWidth + 1 &&
                getComputedStyle(element).display !== 'inline',
            })),
        );
      expect(boxes.length).toBeGreaterThan(3);
      for (const { text, box, isCut } of boxes) {
        expect({ text, isCut }).toEqual({ text, isCut: false });
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(1280);
      }
      for (const [index, { text, box }] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            box.right <= other.box.left + 0.5 ||
            other.box.right <= box.left + 0.5 ||
            box.bottom <= other.box.top + 0.5 ||
            other.box.bottom <= box.top + 0.5;
          expect({ text, other: other.text, isApart }).toEqual({ text, other: other.text, isApart: true });
        }
      }
      await context.close();
    },
  );

  test('contacts, account and enquiry follow the settings [R74,77,84,90-91,95]', async () => {
    const items = ['phone', 'email', 'account', 'button'].map((type) => ({ type }));
    const row = { start: [{ type: 'logo' }], center: [], end: items };
    const none = { start: [], center: [], end: [] };
    const header = { desktop: { top: none, main: row }, mobile: { main: row } };
    const common = { phones: ['+7 912 345-67-89'], emails: ['hello@example.com'] };
    const shown = async (width: number, names: string[]) => {
      const { page, context } = await testShop.open('/', { width });
      const list = await Promise.all(
        names.map((name) => page.locator(`.vt-header ${name} >> visible=true`).count()),
      );
      await context.close();
      return list;
    };
    const names = [
      '[href="tel:+79123456789"]',
      '[href="mailto:hello@example.com"]',
      '[href="/account"]',
      '[data-vt-modal=LeadForm]',
    ];
    await testShop.set({ header, common });
    expect(await shown(1280, names)).toEqual([1, 1, 1, 1]);
    const { page, context } = await testShop.open('/');
    await page.locator('.vt-header [data-vt-modal=LeadForm] >> visible=true').click();
    await page.locator('dialog[data-type=LeadForm]').waitFor();
    await context.close();
    await testShop.set({
      header: { ...header, sendEnquiry: { isShow: false } },
      common: { ...common, showAccount: false, showOnMobileHeader: { phone: false, email: false } },
    });
    expect(await shown(1280, names)).toEqual([1, 1, 0, 0]);
    expect(await shown(390, names)).toEqual([0, 0, 0, 0]);
  });
});

describe('the menu', () => {
  const prints = (page: Page) => page.locator('[data-vt-nav-item]', { hasText: 'Prints' }).first();

  test('is 15 px by default; size and case of both levels are settings [R92-93]', async () => {
    const { page, context } = await openPage('/');
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontSize);
    expect(await size('.vt-nav__link')).toBe('15px');
    expect(await size('.vt-nav__sublink')).toBe('15px');
    await context.close();
    await testShop.makeMenu('main', [{ title: 'One', children: [{ title: 'Two' }] }]);
    await testShop.set({
      header: { menuOptions: { size: 18, uppercase: true }, menuSubOptions: { size: 13, uppercase: false } },
    });
    const other = await testShop.open('/');
    const look = (selector: string) =>
      other.page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { fontSize, textTransform } = getComputedStyle(element);
          return [fontSize, textTransform];
        });
    expect(await look('.vt-nav__link')).toEqual(['18px', 'uppercase']);
    expect(await look('.vt-nav__sublink')).toEqual(['13px', 'none']);
    await other.context.close();
  });

  test('opens a panel once the pointer has rested 120 ms, not in passing [R96]', async () => {
    const { page, context } = await openPage('/');
    const item = prints(page);
    await page.evaluate(() => {
      const item = document.querySelector('[data-vt-nav-item]');
      const times: number[] = [];
      Object.assign(window, { times });
      item?.addEventListener('pointerenter', () => (times[0] = performance.now()));
      if (item)
        new MutationObserver(() => times.push(performance.now())).observe(item, {
          attributeFilter: ['data-open'],
        });
    });
    const box = await item.boundingBox();
    if (!box) throw new Error('No menu entry');
    await stopClock(page);
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.move(box.x + 20, box.y + 600);
    await passTime(page, 300);
    expect(await item.getAttribute('data-open')).toBeNull();
    await page.mouse.move(box.x + 20, box.y + 10);
    await passTime(page, 115);
    expect(await item.getAttribute('data-open')).toBeNull();
    await passTime(page, 10);
    await page.locator('[data-vt-nav-item][data-open]').waitFor();
    const [entered = 0, opened = 0] = await page.evaluate(() =>
      (window as unknown as { times: number[] }).times.slice(0, 2),
    );
    expect(opened - entered).toBeGreaterThanOrEqual(115);
    expect(await item.locator('.vt-nav__panel').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => item.getAttribute('data-open')).toBeNull();
    await context.close();
  });

  test('a click on the arrow opens at once and, later, closes [R96]', async () => {
    const { page, context } = await openPage('/');
    const toggle = prints(page).locator('.vt-nav__toggle');
    await stopClock(page);
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    await passTime(page, 200);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await passTime(page, 500);
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await context.close();
  });

  test('Enter and ArrowDown open, Escape closes and gives the focus back [R79,96]', async () => {
    const { page, context, trouble } = await openPage('/');
    const item = prints(page);
    const toggle = item.locator('.vt-nav__toggle');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await item.locator('.vt-nav__link').focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.vt-nav__panel') !== null))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => toggle.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('marks the entry of the present page [R97]', async () => {
    const { page, context } = await openPage('/catalogs/gifts');
    expect(await page.locator('.vt-nav [aria-current=page]').allInnerTexts()).toEqual(['Gifts']);
    await context.close();
  });

  test('works without script by hover and focus', async () => {
    const { page, context } = await openPage('/', { script: false });
    await prints(page).hover();
    await prints(page).getByRole('link', { name: 'Landscapes' }).click();
    expect(page.url()).toContain('/catalogs/landscapes');
    await context.close();
  });
});

describe('room', () => {
  const crowding = (page: Page) =>
    page.evaluate(() => {
      const row = document.querySelector('.vt-header__screen--desktop [data-row=main]');
      const boxes = [...(row?.querySelectorAll('.vt-logo, .vt-nav__item, .vt-icon-button') ?? [])]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const overlaps = boxes.filter((box, index) =>
        boxes.slice(index + 1).some((next) => next.left < box.right - 1),
      );
      const cut = [...document.querySelectorAll<HTMLElement>('.vt-header [href^="tel:"]')].filter(
        (link) => link.offsetParent && link.scrollWidth > link.clientWidth + 1,
      );
      const wraps = boxes.filter(({ height }) => height > 60);
      return [overlaps.length, cut.length, wraps.length, document.documentElement.scrollWidth - innerWidth];
    });

  test.each(['en', 'ru'] as const)('the header of the %s shop fits every desktop width', async (language) => {
    const { page, context } = await openPage('/about', { language });
    for (const width of [1025, 1100, 1200, 1239, 1240, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await crowding(page), `${width}`).toEqual([0, 0, 0, 0]);
    }
    await context.close();
  });

  test('an open panel stays in the window, and the pointer reaches it', async () => {
    const { page, context } = await openPage('/about', { language: 'ru' });
    await page.clock.install();
    // The narrowest window that has room for this menu, and a usual one.
    for (const width of [1240, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const item of await page.locator('.vt-header [data-vt-nav-item]').all()) {
        await item.locator('.vt-nav__link').hover();
        await item.locator('.vt-nav__panel').waitFor({ state: 'visible' });
        const box = await item.locator('.vt-nav__panel').boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        await item.locator('.vt-nav__panel a').first().hover();
        await passTime(page, 250);
        expect(await item.getAttribute('data-open')).toBe('');
        await page.mouse.move(5, 700);
        await item.locator('.vt-nav__panel').waitFor({ state: 'hidden' });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await context.close();
  });

  test('a menu that is too long for a row gives way to the menu button', async () => {
    const wide = ['Интерьерные постеры', 'Авторская керамика', 'Подарочные наборы', 'Журнал'];
    await testShop.set({ language: 'ru', common: { sitename: 'Прилив и глина' } });
    const state = async (width: number) => {
      const { page, context } = await testShop.open('/', { width });
      const found = [
        await page.locator('.vt-header__screen--desktop .vt-nav').isVisible(),
        await page.locator('.vt-header__screen--desktop .vt-header__menu-button').isVisible(),
      ];
      expect(await crowding(page), `${width}`).toEqual([0, 0, 0, 0]);
      await context.close();
      return found;
    };
    await testShop.makeMenu(
      'main',
      wide.map((title) => ({ title, children: [{ title }] })),
    );
    await testShop.set({ language: 'ru', common: { sitename: 'Прилив и глина' } });
    expect(await state(1025)).toEqual([false, true]);
    expect(await state(1280)).toEqual([true, false]);
    // Beside a logo in the middle such a menu has less than half of the row, and takes more.
    const main = {
      start: [{ type: 'menu', menu: 'main' }],
      center: [{ type: 'logo' }],
      end: [{ type: 'cart' }],
    };
    const header = { template: 'split', desktop: { main } };
    await testShop.set({ language: 'ru', header, common: { sitename: 'Прилив и глина' } });
    expect(await state(1280)).toEqual([true, false]);
    await testShop.makeMenu(
      'main',
      [...wide, ...wide].map((title) => ({ title })),
    );
    await testShop.set({ language: 'ru' });
    expect(await state(1440)).toEqual([false, true]);
  });
});

describe('scrolling', () => {
  const tall = [{ type: 'text', options: { content: { html: '<p>Word</p>'.repeat(120) } } }];
  const measure = (page: Page) =>
    page.evaluate(() => {
      const row = document.querySelector('.vt-header__screen--desktop [data-row=main]');
      const inner = row?.firstElementChild;
      return {
        top: Math.round(row?.getBoundingClientRect().top ?? 0),
        isMoved: inner ? getComputedStyle(inner).transform !== 'none' : false,
      };
    });

  test.each([
    { scroll: 'shrink', top: -16, isMoved: true },
    { scroll: 'sticky', top: 40, isMoved: false },
    { scroll: 'block', top: -560, isMoved: false },
  ])('$scroll [R88]', async ({ scroll, top, isMoved }) => {
    await testShop.set({ header: { scroll }, common: { phones: ['+7 912 345-67-89'] } });
    const { page, context } = await testShop.open(await testShop.makePage(tall));
    expect(await measure(page)).toEqual({ top: 40, isMoved: false });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.locator('html[data-scrolled]').waitFor();
    await waitForStill(page);
    expect(await measure(page)).toEqual({ top, isMoved });
    await context.close();
  });

  const link = (name: string) => ({ type: 'customText', html: `<a href="/">${name} link</a>` });
  const linked = (name: string) => ({ start: [link(name)], center: [], end: [{ type: 'search' }] });
  const none = { start: [], center: [], end: [] };
  const bands = 'repeating-linear-gradient(red 0 3px, blue 0 6px)';
  /** Each set of rows that a header can have, first to third. */
  const sets = [1, 2, 3, 4, 5, 6, 7].map((bits) => [0, 1, 2].filter((place) => bits & (1 << place)));
  const arrange = (places: number[], names: string[]) =>
    Object.fromEntries(names.map((name, place) => [name, places.includes(place) ? linked(name) : none]));

  /** What the header covers of the window, and what of it does not answer to the pointer as it looks. */
  const probe = (page: Page) =>
    page.evaluate(async () => {
      const header = document.querySelector<HTMLElement>('.vt-header');
      if (!header) throw new Error('No header');
      await Promise.all(header.getAnimations({ subtree: true }).map(({ finished }) => finished));
      const bottom = Math.max(0, Math.round(header.getBoundingClientRect().bottom));
      const isHeader = (x: number, y: number) => header.contains(document.elementFromPoint(x, y));
      const wrong: string[] = [];
      for (let x = 2; x < innerWidth - 20; x += 38) {
        for (let y = 1; y < bottom - 1; y += 6) if (!isHeader(x, y)) wrong.push(`through at ${x}, ${y}`);
        for (const y of [bottom + 2, bottom + 9])
          if (isHeader(x, y)) wrong.push(`covered without a look at ${x}, ${y}`);
      }
      for (const link of header.querySelectorAll('a[href]')) {
        const { left, top, width, height } = link.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width === 0 || y < 0) continue;
        if (!link.contains(document.elementFromPoint(x, y))) wrong.push(`dead link ${link.textContent}`);
      }
      return { bottom, wrong };
    });

  describe.each(['shrink', 'sticky', 'block'])('rows of a header with scroll %s', (scroll) => {
    test.each(sets.map((places) => ({ places })))(
      '$places hide the page below them and take its clicks',
      async ({ places }) => {
        const header = {
          scroll,
          desktop: arrange(places, ['top', 'main', 'bottom']),
          mobile: arrange(places, ['info', 'main', 'second']),
        };
        await testShop.set({ header, common: { sitename: 'Rows' } });
        const path = await testShop.makePage(tall);
        for (const width of [1280, 390]) {
          const { page, context } = await testShop.open(path, { width, reducedMotion: true });
          for (const top of [0, 900]) {
            await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
            await expect
              .poll(() => page.evaluate(() => 'scrolled' in document.documentElement.dataset))
              .toBe(top > 0);
            const { bottom, wrong } = await probe(page);
            expect({ width, top, wrong }).toEqual({ width, top, wrong: [] });
            if (bottom === 0) continue;
            const shoot = async (background: string) => {
              await page.locator('.vt-main').evaluate((main, value) => {
                main.style.background = value;
              }, background);
              return page.screenshot({ clip: { x: 0, y: 0, width, height: bottom } });
            };
            const isSame = async () => (await shoot(bands)).equals(await shoot(''));
            await expect
              .poll(isSame, { message: `the page shows through at ${width} px, ${top} px down` })
              .toBe(true);
          }
          await context.close();
        }
      },
    );
  });
});
