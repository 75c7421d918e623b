import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { openPage, originOf, useBrowser } from './support/browser.ts';

useBrowser();

/** The fonts that draw the first element of the selector, by the browser's own account. */
async function readFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  // A variable font's own name is that of its first cut: `Open Sans Light`.
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName.replace(/ (Light|Regular)$/, '') : `${familyName} of the machine`,
  );
}

async function expectFonts(page: Page, selector: string, fonts: string[]): Promise<void> {
  await expect.poll(() => readFonts(page, selector)).toEqual(fonts);
}

const texts = [
  { name: 'Polish', text: 'Zażółć gęślą jaźń', fonts: ['Open Sans'] },
  { name: 'Czech', text: 'Příliš žluťoučký kůň', fonts: ['Open Sans'] },
  { name: 'Turkish', text: 'Çığlık şöyle ğ İstanbul', fonts: ['Open Sans'] },
  { name: 'Romanian', text: 'Țară și pâine, ăâîșț', fonts: ['Open Sans'] },
  { name: 'Russian', text: 'Съешь ещё этих булок', fonts: ['Open Sans'] },
  { name: 'Ukrainian', text: 'Їжак ґрунт є', fonts: ['Open Sans'] },
  { name: 'Greek', text: 'Καλημέρα', fonts: ['Open Sans'] },
  { name: 'Vietnamese', text: 'Tiếng Việt', fonts: ['Open Sans'] },
  { name: 'Arabic', text: 'مرحبا', fonts: ['Noto Sans Arabic'] },
];

test.each(texts)(
  '$name that comes to an English page later is drawn by a font of the shop',
  async ({ text, fonts }) => {
    const { page, context, trouble } = await openPage('/about');
    await page.waitForLoadState('load');
    await page.evaluate((words) => {
      const line = document.createElement('p');
      line.id = 'late';
      line.textContent = words;
      document.querySelector('main')?.append(line);
    }, text);
    await expectFonts(page, '#late', fonts);
    expect(trouble.errors).toEqual([]);
    await context.close();
  },
);

test('what stands in the page, with and without scripts, and what is typed is drawn by a font of the shop', async () => {
  for (const script of [true, false]) {
    const { page, context } = await openPage(`/search?q=${encodeURIComponent('Żółw')}`, { script });
    await page.waitForLoadState('load');
    await expectFonts(page, 'h1', ['Lora']);
    await context.close();
  }
  const { page, context } = await openPage('/about');
  const sheet = page.waitForResponse(/\/fonts\/open-sans-more-[^/]*\.css$/);
  const letters = page.waitForResponse(/\/fonts\/open-sans-cyrillic-/);
  await page
    .getByRole('searchbox')
    .or(page.locator('input[type=email]'))
    .first()
    .fill('Ёлка', { force: true });
  expect((await sheet).status()).toBe(200);
  expect((await letters).status()).toBe(200);
  await context.close();
});

test.each(['en', 'ru'] as const)(
  'a page in %s that has no such letters fetches nothing for them',
  async (language) => {
    const { page, context } = await openPage('/no/such/page', { language });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/fonts/')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(originOf(language), { waitUntil: 'networkidle' });
    expect(asked.filter((path) => !/(open-sans|lora)-(latin|cyrillic)-variable-/.test(path))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    await context.close();
  },
);
