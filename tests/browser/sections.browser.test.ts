import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { openPage, useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { waitForRequests, waitForStill } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

const text = (options: object = {}, styles: object = {}) => ({
  type: 'text',
  options: { content: { html: '<p>Words and <a href="/">a link</a>.</p>' }, ...options },
  styles,
});
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} has no box`);
  return found;
};
/** Addresses asked of other hosts than the shop; those are answered with an empty page. */
async function watchForeign(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== testShop.origin(),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '' });
    },
  );
  return asked;
}

describe('the frame', () => {
  test('five backgrounds are five colours of the theme [R156-157]', async () => {
    const names = ['white', 'grey', 'light', 'middle', 'dark'];
    const { page, context } = await testShop.open(
      await testShop.makePage(names.map((background) => text({ background, section: { width: 'full' } }))),
    );
    const colors = await page
      .locator('.vt-section[data-background]')
      .evaluateAll((sections) =>
        sections
          .filter((section) => section.dataset['sectionType'] === 'text')
          .map((section) => getComputedStyle(section).backgroundColor),
      );
    expect(colors).toEqual([
      'rgb(255, 253, 250)',
      'rgb(243, 240, 234)',
      'rgb(248, 243, 234)',
      'rgb(232, 223, 208)',
      'rgb(35, 32, 30)',
    ]);
    await context.close();
  });

  test('a full section spans the window, its contents the content width, each on its own [R154-155]', async () => {
    const path = await testShop.makePage([
      text({ section: { width: 'full' }, background: 'grey' }),
      text({ section: { width: 'full' }, container: { width: 'full' } }),
      text({ section: { width: 'content' }, container: { width: 'narrow' }, background: 'grey' }),
    ]);
    const { page, context } = await testShop.open(path, { width: 1600 });
    const widths = async (id: string) => {
      const inner = await page.locator(`#section-${id} > .vt-section__inner`).evaluate((element) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
        return (
          element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
        );
      });
      return [Math.round((await box(page, `#section-${id}`)).width), Math.round(inner)];
    };
    expect(await widths('s1')).toEqual([1600, 1170]);
    expect(await widths('s2')).toEqual([1600, 1536]);
    expect(await widths('s3')).toEqual([1234, 800]);
    const radius = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
    expect(await radius('#section-s3')).not.toBe('0px');
    await context.close();
  });

  test('heading, note, colours and alignment; texts before and after; button and footer [R158-159,163]', async () => {
    const path = await testShop.makePage([
      text({
        heading: {
          title: 'Title',
          note: 'Note',
          textAlign: 'center',
          color: '#aa0000',
          colorNote: '#005500',
        },
        content: {
          html: '<p>Body</p>',
          htmlBefore: '<p>Before</p>',
          htmlAfter: '<p>After</p>',
          colorText: '#0000aa',
        },
        button: { title: 'Go', link: { type: 'page', url: 'about' } },
        footer: {
          note: 'Foot',
          button: { title: 'More', link: { type: 'homepage' } },
          colorNote: '#333333',
          textAlign: 'end',
        },
      }),
    ]);
    const { page, context } = await testShop.open(path);
    const section = page.locator('#section-s1');
    expect(await section.innerText()).toMatch(/Title\s+Note\s+Before\s+Body\s+After\s+Go\s+Foot\s+More/);
    const look = (selector: string, property: 'color' | 'textAlign') =>
      section
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name as 'color'], property);
    expect(await look('h2', 'color')).toBe('rgb(170, 0, 0)');
    expect(await look('h2', 'textAlign')).toBe('center');
    expect(await look('.vt-section__note', 'color')).toBe('rgb(0, 85, 0)');
    expect(await look('.vt-text p', 'color')).toBe('rgb(0, 0, 170)');
    expect(await look('.vt-section__footer p', 'textAlign')).toBe('end');
    const primary = section.getByRole('link', { name: 'Go' });
    expect(await primary.getAttribute('href')).toBe('/about');
    const button = await primary.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element).borderTopLeftRadius,
    ]);
    expect(button).toEqual(['rgb(42, 58, 158)', '8px']);
    await context.close();
  });

  test('styles of a screen hold on that screen alone [R164]', async () => {
    const styles = {
      desktop: { paddingTop: 10 },
      tablet: { paddingTop: 20, color: '#aa0000' },
      mobile: { paddingTop: 30, hidden: false },
    };
    const { page, context } = await testShop.open(await testShop.makePage([text({}, styles)]));
    const paddingAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return page.locator('#section-s1').evaluate((section) => getComputedStyle(section).paddingTop);
    };
    expect([
      await paddingAt(1280),
      await paddingAt(1024),
      await paddingAt(568),
      await paddingAt(567),
    ]).toEqual(['10px', '20px', '20px', '30px']);
    await context.close();
  });

  test('an anchor brings a section into sight below the header [R166]', async () => {
    const path = await testShop.makePage([
      text({ content: { html: '<p>Word</p>'.repeat(60) } }),
      text(),
      text({ content: { html: '<p>Word</p>'.repeat(60) } }),
    ]);
    const { page, context } = await testShop.open(`${path}#section-s2`, { reducedMotion: true });
    await waitForStill(page);
    const header = await page
      .locator('.vt-header__screen--desktop [data-row=main]')
      .evaluate((row) => row.getBoundingClientRect().bottom);
    const top = await page.locator('#section-s2').evaluate((section) => section.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(300);
    const textTop = await page
      .locator('#section-s2 p')
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(textTop).toBeGreaterThanOrEqual(Math.min(header, 60));
    await context.close();
  });

  test('pictures of the first four sections load at once, of later ones near the window [R150]', async () => {
    const sections = await Promise.all(
      Array.from({ length: 8 }, async () => ({
        type: 'text-picture-left',
        options: { content: { html: '<p>Word</p>', image: await testShop.makeImage() } },
      })),
    );
    const { page, context } = await testShop.open(await testShop.makePage([{ type: 'h1' }, ...sections]));
    const loading = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('loading')));
    expect(loading).toEqual([null, null, null, 'lazy', 'lazy', 'lazy', 'lazy', 'lazy']);
    await context.close();
  });
});

describe('text and picture', () => {
  test.each(['left', 'right'])(
    'with the picture on the %s stands side by side, on phones below it',
    async (place) => {
      const image = await testShop.makeImage();
      const { page, context } = await testShop.open(
        await testShop.makePage([
          {
            type: `text-picture-${place}`,
            options: { heading: { title: 'T' }, content: { html: '<p>Word</p>', image } },
          },
        ]),
      );
      const [picture, words] = [
        await box(page, '.vt-text-picture__picture'),
        await box(page, '.vt-text-picture__text'),
      ];
      const [first, second] = place === 'left' ? [picture, words] : [words, picture];
      expect(first.x + first.width).toBeLessThanOrEqual(second.x);
      await page.setViewportSize({ width: 390, height: 844 });
      const [above, below] = [
        await box(page, '.vt-text-picture__picture'),
        await box(page, '.vt-text-picture__text'),
      ];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
      await context.close();
    },
  );

  test('in the centre stands above the text [R193]', async () => {
    const image = await testShop.makeImage();
    const { page, context } = await testShop.open(
      await testShop.makePage([
        { type: 'text-picture-center', options: { content: { html: '<p>Word</p>', image } } },
      ]),
    );
    const [above, below] = [
      await box(page, '.vt-text-picture__picture'),
      await box(page, '.vt-text-picture__text'),
    ];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    await context.close();
  });
});

test('masonry has three, two and one columns with 12 px between', async () => {
  const items = await Promise.all(
    Array.from({ length: 6 }, async () => ({ image: await testShop.makeImage() })),
  );
  const { page, context } = await testShop.open(
    await testShop.makePage([{ type: 'gallery-masonry', items }]),
  );
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await page
      .locator('.vt-masonry__item')
      .evaluateAll((list) =>
        list
          .map((item) => item.getBoundingClientRect())
          .map(({ left, width }) => ({ left: Math.round(left), width })),
      );
    const lefts = [...new Set(boxes.map(({ left }) => left))].toSorted((a, b) => a - b);
    const gaps = lefts
      .slice(1)
      .map((left, place) => Math.round(left - (lefts[place] ?? 0) - (boxes[0]?.width ?? 0)));
    expect(gaps).toEqual(Array.from({ length: columns - 1 }, () => 12));
  }
  await context.close();
});

test('questions open one by one, and a search in the page finds what is closed [R200-202,205]', async () => {
  const { page, context } = await openPage('/faq');
  const first = page.locator('.vt-faq__item').first();
  const answer = first.locator('.vt-faq__answer');
  expect(await answer.isVisible()).toBe(false);
  await first.locator('summary').click();
  await expect.poll(() => answer.isVisible()).toBe(true);
  const second = page.locator('.vt-faq__item').nth(1);
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => second.getAttribute('open')).not.toBeNull();
  const third = page.locator('.vt-faq__item').nth(2);
  const words =
    (await third.locator('.vt-faq__answer').textContent())?.trim().split(' ').slice(0, 4).join(' ') ?? '';
  // A link to a text opens what hides it, as a search in the page does.
  const found = await context.newPage();
  await found.goto(`${page.url()}#:~:text=${encodeURIComponent(words)}`);
  await expect.poll(() => found.locator('.vt-faq__item').nth(2).getAttribute('open')).not.toBeNull();
  await context.close();
});

const contactStyles = [
  { type: 'contacts-1', options: { showMap: true } },
  { type: 'contacts-2' },
  { type: 'contacts-3' },
];

test('the map of each style asks its host only after a click [R215]', async () => {
  const mapUrl = 'https://maps.example.com/embed?q=12';
  await testShop.set({ common: { mapUrl, address: { locality: 'Dubai' } } });
  const { page, context } = await testShop.open('/');
  const asked = await watchForeign(page);
  await page.goto(testShop.origin() + (await testShop.makePage(contactStyles)));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  for (const [index, { type }] of contactStyles.entries()) {
    const section = page.locator(`[data-section-type=${type}]`);
    await section.getByRole('link', { name: 'Show the map' }).click();
    await expect.poll(() => section.locator('iframe').getAttribute('src')).toBe(mapUrl);
    await expect.poll(() => asked).toEqual(Array.from({ length: index + 1 }, () => mapUrl));
  }
  await context.close();
});

test('contacts leave those out that their flags say, on phones and on larger screens [R213-214]', async () => {
  const common = {
    phones: ['+7 912 345-67-89'],
    emails: ['a@example.com'],
    telegram: 'https://t.me/example',
    whatsapps: ['+971501234567'],
  };
  await testShop.set({
    common: { ...common, showOnContacts: { phone: false }, showOnMobileContacts: { telegram: false } },
  });
  const { page, context } = await testShop.open(await testShop.makePage(contactStyles));
  const shown = (type: string) =>
    page
      .locator(`[data-section-type=${type}] address a >> visible=true`)
      .evaluateAll((links) =>
        links.map(
          (link) =>
            link.getAttribute('href')?.split(':')[0] +
            (link.getAttribute('href')?.includes('t.me') ? ' telegram' : ''),
        ),
      );
  for (const { type } of contactStyles)
    expect(await shown(type)).toEqual(['mailto', 'https', 'https telegram']);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { type } of contactStyles) expect(await shown(type)).toEqual(['tel', 'mailto', 'https']);
  await context.close();
});

describe('banner films', () => {
  const film = (video: string, options: object = {}) => ({
    type: 'banner-1',
    options: { heading: { title: 'Film' }, media: { desktop: { image: null, video } }, ...options },
  });
  const space = text({ content: { html: '<p>Word</p>'.repeat(60) } });
  const openFilm = async (
    sections: Parameters<typeof testShop.makePage>[0],
    options: Parameters<typeof testShop.open>[1] = {},
    hasAccepted = true,
  ) => {
    const opened = await testShop.open('/', options);
    const asked = await watchForeign(opened.page);
    if (hasAccepted) await opened.page.evaluate(() => localStorage.setItem('cookieAccept', 'true'));
    await opened.page.goto(testShop.origin() + (await testShop.makePage(sections)));
    // What stands here is looked at in the frame after its script has come.
    await opened.page.waitForFunction(() => customElements.get('vt-video') !== undefined);
    await waitForStill(opened.page);
    await waitForRequests(opened.page);
    return { ...opened, asked };
  };

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?'],
  ])(
    '%s is asked for once it is seen, silent, and can be paused [R220-221,562-564]',
    async (video, address) => {
      const { page, asked, context } = await openFilm([space, film(video)]);
      expect(asked).toEqual([]);
      await page.locator('.vt-banner-1').evaluate((banner) => banner.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0]).toContain(address);
      expect(asked[0]).toMatch(/mute=1|muted=1|background=1/);
      const toggle = page.locator('[data-part=toggle]');
      expect(await toggle.getAttribute('aria-label')).toBe('Pause video');
      await toggle.click();
      await expect.poll(() => toggle.getAttribute('aria-label')).toMatch(/^Play/);
      await context.close();
    },
  );

  test('waits until cookies are accepted; two in a box start each by itself', async () => {
    const media = (video: string) => ({ desktop: { image: null, video } });
    const pair = {
      type: 'banner-2',
      options: {
        heading: { title: 'Films' },
        media: media('https://youtu.be/aqz-KE-bpKQ'),
        second: media('https://vimeo.com/76979871'),
      },
    };
    const { page, asked, context } = await openFilm([pair], {}, false);
    await page.locator('[data-part=toggle]').first().waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(() => asked.map((address) => new URL(address).host).toSorted())
      .toEqual(['player.vimeo.com', 'www.youtube-nocookie.com']);
    await page.locator('[data-part=toggle]').nth(1).click();
    const labels = await page
      .locator('[data-part=toggle]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    expect(labels).toEqual(['Pause video', 'Play video: Films']);
    await context.close();
  });

  test('does not start for those who asked for less motion or less data, but on demand', async () => {
    const { page, asked, context } = await openFilm([film('https://youtu.be/aqz-KE-bpKQ')], {
      reducedMotion: true,
    });
    const toggle = page.locator('[data-part=toggle]');
    expect(asked).toEqual([]);
    await toggle.click();
    await expect.poll(() => asked.length).toBe(1);

    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await toggle.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await toggle.getAttribute('aria-label')).toMatch(/^Play/);
    expect(asked).toHaveLength(1);
    await toggle.click();
    await expect.poll(() => asked.length).toBe(2);
    await context.close();
  });

  test('that wait for a click ask for nothing before it', async () => {
    const { page, asked, context } = await openFilm([
      film('https://youtu.be/aqz-KE-bpKQ', { play: 'click' }),
    ]);
    expect(asked).toEqual([]);
    await page.locator('[data-part=toggle]').click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain('youtube-nocookie');
    await context.close();
  });

  test('a picture for phones alone means no film there', async () => {
    const image = await testShop.makeImage();
    const media = {
      desktop: { image, video: 'https://youtu.be/aqz-KE-bpKQ' },
      mobile: { image: await testShop.makeImage() },
    };
    const { page, asked, context } = await openFilm([film('', { media })], { width: 390 });
    expect(asked).toEqual([]);
    expect(await page.locator('[data-part=toggle]').isVisible()).toBe(false);
    await context.close();
  });
});

test('no page of the demo asks another host for anything [R738]', async () => {
  const { page, context, origin } = await openPage('/no/such/page');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  for (const path of ['/', '/contacts', '/catalogs/prints', '/journal']) {
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
  await context.close();
});

test('article cards follow the media settings on each device', async () => {
  const content = createContentFixture(testShop.db());
  const blog = await content.makeCategory(`blog-${Date.now()}`);
  const imageId = await testShop.makeImage();
  for (const title of ['One', 'Two', 'Three'])
    await content.makeArticle({ categoryId: blog, title, imageId });
  await testShop.set({
    media: {
      itemsStyle: {
        borderRadius: 6,
        textAlign: 'center',
        imageProportions: { desktop: '1:1', tablet: '4:5', mobile: '16:9' },
      },
      itemsLayout: {
        listColumn: { desktop: 4, tablet: 2, mobile: 2 },
        listAlign: { desktop: 'center', tablet: 'end', mobile: 'start' },
        gap: { desktop: 40, tablet: 20, mobile: 8 },
      },
    },
  });
  const { page, context } = await testShop.open(await testShop.makePage([{ type: 'media-list' }]));
  const look = () =>
    page.locator('.vt-media').evaluate((list) => {
      const [card] = list.querySelectorAll('.vt-article-card');
      const picture = card?.querySelector('.vt-article-card__picture');
      const body = card?.querySelector('.vt-article-card__body');
      if (!card || !picture || !body) throw new Error('No card');
      const { width, height } = picture.getBoundingClientRect();
      const styles = getComputedStyle(list);
      const gap = Number.parseFloat(styles.columnGap);
      const columns = (list.clientWidth + gap) / (card.getBoundingClientRect().width + gap);
      return {
        columns: Math.round(columns),
        gap,
        align: styles.justifyContent,
        ratio: Math.round((width / height) * 100) / 100,
        radius: getComputedStyle(picture).borderStartStartRadius,
        text: getComputedStyle(body).textAlign,
      };
    });
  const always = { radius: '6px', text: 'center' };
  expect(await look()).toEqual({ columns: 4, gap: 40, align: 'center', ratio: 1, ...always });
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await look()).toEqual({ columns: 2, gap: 20, align: 'end', ratio: 0.8, ...always });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await look()).toEqual({ columns: 2, gap: 8, align: 'start', ratio: 1.78, ...always });
  await context.close();
});

test('catalogs beside the large one stand as far from each other as from it', async () => {
  const shop = createShopFixture(testShop.db());
  for (const title of ['Prints', 'Pots', 'Vases', 'Gifts']) await shop.makeCatalog({ title });
  await testShop.notify(['catalogs']);
  const { page, context } = await testShop.open(await testShop.makePage([{ type: 'category-2' }]));
  const tiles = page.locator('.vt-category-bento > li');
  await expect.poll(() => tiles.count()).toBe(4);
  const [large, second, , fourth] = await tiles.locator('a').evaluateAll((links) =>
    links.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  const between = (second?.left ?? 0) - (large?.right ?? 0);
  expect(between).toBeGreaterThan(10);
  expect((fourth?.top ?? 0) - (second?.bottom ?? 0)).toBeCloseTo(between, 0);
  expect(fourth?.bottom).toBeCloseTo(large?.bottom ?? 0, 0);
  await context.close();
});
