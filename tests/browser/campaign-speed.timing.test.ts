import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import type { EditsAnswer } from '#domain/editing/drafts.schema.ts';
import type { Layer, LayerDraftAnswer } from '#domain/schemas/layer.schema.ts';

import { openAdmin, signIn } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { keyOfPage, openBuilder, shopIn, waitForBuilder, waitForSaved } from './support/builder.ts';
import { watchWork } from './support/page-work.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({ type: 'text', options: { heading: { title } } });
const makeLongPage = (count: number) =>
  testShop.makePage(Array.from({ length: count }, (_, index) => text(`Section ${index + 1}`)));

/** Work of the tab's thread from the address to the tree of sections. */
async function openingWork(page: Page, address: string): Promise<number> {
  const work = await watchWork(page);
  const before = await work.read();
  await page.goto(address);
  await waitForBuilder(page);
  await page.locator('.vt-tree__name').first().waitFor();
  await shopIn(page).locator('[data-section-type]').nth(299).waitFor({ state: 'attached' });
  return (await work.read()) - before;
}

/** Approved campaigns that each say something of the page; the id of the last. */
async function planCampaigns(path: string, count: number): Promise<number> {
  const { page, member, context } = await openAdmin(testShop, '/nothing');
  await page.close();
  await context.close();
  const { token } = await signIn(testShop, member);
  const call = async <Answer>(method: string, address: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${testShop.origin()}/api/admin${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const key = await keyOfPage(testShop, path);
  let last = 0;
  for (let number = 1; number <= count; number++) {
    const layer = await call<Layer>('POST', '/layers', {
      name: `Campaign ${number}`,
      color: '#c2410c',
      startsAt: new Date(Date.now() - 1000).toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    last = layer.id;
    const draft = `/layers/${last}/documents/${key}/draft`;
    const { revision } = await call<LayerDraftAnswer>('GET', draft);
    const changes = [{ path: ['options', 'heading', 'title'], value: `Campaign ${number}` }];
    const { results } = await call<EditsAnswer>('POST', `${draft}/edits`, {
      baseRevision: revision,
      clientId: crypto.randomUUID(),
      edits: [{ id: crypto.randomUUID(), intent: { type: 'section.update', id: `s${number}`, changes } }],
    });
    expect(results.map(({ status }) => status)).toEqual(['applied']);
    await call('POST', `/layers/${last}/approve`, { revision: 1 });
  }
  return last;
}

/** Of the work without campaigns; issue 17's figure. */
const openingBar = 1.5;

test('the builder opens 300 sections with five campaigns about as it does without any', async () => {
  const path = await makeLongPage(300);
  const address = `${testShop.origin()}/admin/builder?path=${path}`;
  const { page, context } = await openAdmin(testShop, '/nothing');
  // What only the first opening loads is in neither.
  await openingWork(page, address);
  const without = Math.min(await openingWork(page, address), await openingWork(page, address));
  const layer = await planCampaigns(path, 5);
  const live = Math.min(await openingWork(page, address), await openingWork(page, address));
  const inCampaign = await openingWork(page, `${address}&layer=${layer}`);
  await shopIn(page).getByText('Campaign 5').waitFor();
  const figures = { live: live / without, inCampaign: inCampaign / without };
  process.stdout.write(`opened with five campaigns ${JSON.stringify(figures)}\n`);
  expect(figures.live).toBeLessThanOrEqual(openingBar);
  expect(figures.inCampaign).toBeLessThanOrEqual(openingBar);
  await context.close();
});

/** Of what the tab holds after its first edit; issue 17's figure. */
const memoryBar = 1.2;

test('a tab holds little more after 1,000 edits than after the first', async () => {
  const path = await makeLongPage(4);
  const { page, context } = await openBuilder(testShop, path);
  const session = await context.newCDPSession(page);
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const write = async (section: number, letters: string) => {
    await page
      .locator('.vt-tree__name', { hasText: `Section ${section}` })
      .first()
      .click();
    const field = page.locator('.vt-panel--right').getByRole('textbox', { name: 'Heading' }).first();
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.type(letters);
    await waitForSaved(page);
  };
  for (let section = 1; section <= 4; section++) await write(section, '!');
  const before = await held();
  for (let section = 1; section <= 4; section++) await write(section, ' and so on'.repeat(25));
  const ratio = (await held()) / before;
  process.stdout.write(`held after 1,000 edits ${JSON.stringify({ before, ratio })}\n`);
  expect(ratio).toBeLessThanOrEqual(memoryBar);
  await context.close();
});
