import { expect, test } from 'vitest';

import { openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { openBuilder, shopIn, waitForBuilder } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';
import { watchWork } from './support/page-work.ts';
import { percentile, report, watchKeys } from './support/watch-keys.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({
  type: 'text',
  options: { heading: { title }, content: { html: `<p>${'A text of some length. '.repeat(8)}</p>` } },
});

/** The work of a key at its usual, in calibrations (`watchWork`): 7 on a busy machine. */
const workBar = 20;
/** A line of letters, and half of it taken back. */
const keys = [...'a line of letters that one types here ab', ...Array<string>(20).fill('Backspace')].map(
  (key) => (key === ' ' ? 'Space' : key),
);

test('300 sections, CPU slowed 4×: one section is drawn anew a key, with little work', async () => {
  const path = await testShop.makePage(
    Array.from({ length: 300 }, (_, index) => text(`Section ${index + 1}`)),
  );
  const { page, context } = await openBuilder(testShop, path);
  await page.locator('.vt-tree__name', { hasText: 'Section 3' }).first().click();
  const field = page.locator('.vt-panel--right').getByRole('textbox', { name: 'Heading' }).first();
  await field.click();
  await page.keyboard.press('End');
  // The first edit of a section takes it over.
  await page.keyboard.type('!');
  await shopIn(page).getByText('Section 3!').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const work = await watchWork(page);
  const unit = await work.calibrate();
  const watch = await watchKeys(page, 'section-s3');
  const worked: number[] = [];
  for (const key of keys) {
    const before = await work.read();
    await page.keyboard.press(key);
    await watch.shown(worked.length + 1);
    worked.push(((await work.read()) - before) / unit);
  }
  const { delays, changed } = await watch.read();
  const figures = {
    p50: percentile(delays, 0.5),
    p95: percentile(delays, 0.95),
    work: percentile(worked, 0.5),
  };
  report('key to paint', figures);
  expect(new Set(changed)).toEqual(new Set([1]));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(percentile(worked, 0.5)).toBeLessThanOrEqual(workBar);
  await context.close();
});

/** Work of the builder's thread from the link to the tree, in calibrations: 180 on a busy machine. */
const openingBar = 500;

test('the builder opens with little work', async () => {
  await testShop.makePage([text('One'), text('Two')]);
  const { page, context } = await openAdmin(testShop, '/nothing');
  const work = await watchWork(page);
  const unit = await work.calibrate();
  const [start, before] = [performance.now(), await work.read()];
  await page.getByRole('link', { name: 'Builder' }).click();
  await waitForBuilder(page);
  await page.locator('.vt-tree__name').first().waitFor();
  const opening = ((await work.read()) - before) / unit;
  report('opened', { took: performance.now() - start, work: opening });
  expect(opening).toBeLessThanOrEqual(openingBar);
  await context.close();
});
