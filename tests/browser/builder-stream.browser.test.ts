import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { openBuilder, readDraft, shopIn, waitForBuilder, waitForSaved } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({
  type: 'text',
  options: { heading: { title }, content: { html: '<p>Body</p>' } },
});
const heading = (page: Page, name: string) => {
  const choose = page.locator('.vt-tree__name', { hasText: name }).click();
  return choose.then(() =>
    page.locator('.vt-panel--right').getByRole('textbox', { name: 'Heading' }).first(),
  );
};

test('two people on one page: what either types is told to the other by the stream, and both end alike', async () => {
  const path = await testShop.makePage([text('First'), text('Second')]);
  const [ann, ben] = [await openBuilder(testShop, path), await openBuilder(testShop, path)];
  // Nothing is asked for any more: what is heard comes by the stream.
  for (const { page } of [ann, ben]) await page.route(/admin\/changes$/, (route) => route.abort());
  const annTypes = await heading(ann.page, 'First');
  await annTypes.fill('Lighthouses');
  await ben.shop.getByText('Lighthouses', { exact: true }).waitFor();
  const benTypes = await heading(ben.page, 'Second');
  await benTypes.fill('Harbours');
  await ann.shop.getByText('Harbours', { exact: true }).waitFor();
  // At the same moment, each in a section of their own.
  await Promise.all([annTypes.pressSequentially(' at sea'), benTypes.pressSequentially(' at night')]);
  for (const { page, shop } of [ann, ben]) {
    await shop.getByText('Lighthouses at sea', { exact: true }).waitFor();
    await shop.getByText('Harbours at night', { exact: true }).waitFor();
    await waitForSaved(page);
  }
  const draft = JSON.stringify(await readDraft(testShop, path, ann.member));
  expect(draft).toContain('Lighthouses at sea');
  expect(draft).toContain('Harbours at night');
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('where a proxy keeps the stream to itself, what others write still comes, and edits are saved', async () => {
  const path = await testShop.makePage([text('First'), text('Second')]);
  const ann = await openBuilder(testShop, path);
  const ben = await openBuilder(testShop, path);
  // From the next stream on nothing of it arrives, as behind a proxy that waits for its end.
  const held: string[] = [];
  await ben.page.route(/admin\/live\?/, (route) => void held.push(route.request().url()));
  await ben.page.reload();
  await waitForBuilder(ben.page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await (await heading(ann.page, 'First')).fill('Lighthouses');
  await shopIn(ben.page).getByText('Lighthouses', { exact: true }).waitFor();
  await (await heading(ben.page, 'Second')).fill('Harbours');
  await waitForSaved(ben.page);
  await ann.shop.getByText('Harbours', { exact: true }).waitFor();
  await Promise.all([ann.context.close(), ben.context.close()]);
});
