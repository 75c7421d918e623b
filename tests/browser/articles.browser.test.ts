import { expect, test } from 'vitest';

import { openPage, originOf, useBrowser, type Language } from './support/browser.ts';
import { waitForStill } from './support/moments.ts';

useBrowser();

async function firstArticle(language: Language = 'en'): Promise<string> {
  const html = await (await fetch(`${originOf(language)}/journal`)).text();
  return /<h3 class="vt-article-card__title"><a href="([^"]+)"/.exec(html)?.[1] ?? '';
}

test('the contents lead to every heading, below the header, and follow the reader [R429]', async () => {
  const { page, context, trouble } = await openPage(await firstArticle(), { reducedMotion: true });
  const links = page.locator('.vt-toc a');
  const hrefs = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(3);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  for (const [index, href] of hrefs.slice(0, 4).entries()) {
    await links.nth(index).click();
    const heading = page.locator(`[id="${decodeURIComponent(href.slice(1))}"]`);
    await expect
      .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(200);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      60,
    );
    await expect.poll(() => page.locator('.vt-toc [aria-current]').getAttribute('href')).toBe(href);
  }
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('the contents fold on phones and work there', async () => {
  const { page, context } = await openPage(await firstArticle(), { width: 390, reducedMotion: true });
  const link = page.locator('.vt-toc a').nth(2);
  expect(await link.isVisible()).toBe(false);
  await page.locator('.vt-toc summary').click();
  await link.click();
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect
    .poll(() =>
      page.locator(`[id="${id}"]`).evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    )
    .toBeLessThan(200);
  await context.close();
});

test('the scroll spy leaves nothing marked above the first heading', async () => {
  const { page, context } = await openPage(await firstArticle());
  await page.waitForFunction(() => customElements.get('vt-toc') !== undefined);
  await waitForStill(page);
  expect(await page.locator('.vt-toc [aria-current]').count()).toBe(0);
  await context.close();
});

test('tags filter the list; several are alternatives; the choice is in the address [R224,420-421]', async () => {
  const { page, context } = await openPage('/journal');
  const cards = page.locator('.vt-article-card');
  const all = await cards.count();
  const chips = page.locator('.vt-tags__chip');
  await chips.nth(1).click();
  await page.waitForURL(/\?tag=/);
  const one = await cards.count();
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThan(all);
  await chips.nth(2).click();
  await page.waitForURL(/tag=.+tag=|tag=.+(?:,|%2C)/);
  expect(await cards.count()).toBeGreaterThanOrEqual(one);
  const chosen = await page.locator('.vt-tags__chip[aria-current=true]').count();
  expect(chosen).toBe(2);
  await page.reload();
  await expect.poll(() => page.locator('.vt-tags__chip[aria-current=true]').count()).toBe(2);
  await chips.first().click();
  await page.waitForURL(/\/journal$/);
  expect(await cards.count()).toBe(all);
  await context.close();
});

test.each([
  { language: 'en' as const, date: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/ },
  { language: 'ru' as const, date: /^\d{1,2}\s[а-я]{3,5}\.?\s\d{4}\sг\.$/ },
])('dates are a short month, day and year in $language [R428]', async ({ language, date }) => {
  for (const path of ['/journal', await firstArticle(language)]) {
    const { page, context } = await openPage(path, { language, script: false });
    const texts = await page.locator('main time').allInnerTexts();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(date);
    await context.close();
  }
});

test.each([
  { width: 1280, columns: 3, gap: 32 },
  { width: 800, columns: 2, gap: 15 },
  { width: 390, columns: 1, gap: 10 },
])(
  'the list has $columns columns at $width, $gap px apart, with round corners [R414-415,418,724]',
  async ({ width, columns, gap }) => {
    const { page, context } = await openPage('/journal', { width });
    const list = await page
      .locator('.vt-article-card')
      .first()
      .evaluate((card) => {
        const cards = [...(card.closest('ul')?.children ?? [])].map((item) => item.getBoundingClientRect());
        const lefts = [...new Set(cards.map(({ left }) => Math.round(left)))];
        const picture = card.querySelector('.vt-article-card__picture');
        const box = picture?.getBoundingClientRect();
        return {
          columns: lefts.length,
          gap: getComputedStyle(card.closest('ul') ?? card).columnGap,
          radius: picture ? getComputedStyle(picture).borderTopLeftRadius : '',
          ratio: box ? Math.round((box.width / box.height) * 10) / 10 : 0,
        };
      });
    expect(list).toEqual({ columns, gap: `${gap}px`, radius: '10px', ratio: 1.5 });
    await context.close();
  },
);
