import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { openBuilder, shopIn, waitForBuilder } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';
import { watchWork } from './support/page-work.ts';

useBrowser();
const testShop = useTestShop();

const text = (title: string) => ({
  type: 'text',
  options: { heading: { title }, content: { html: `<p>${'A text of some length. '.repeat(8)}</p>` } },
});

interface Measured {
  /** Milliseconds from the key's event to after the paint of the frame that shows it. */
  delays: number[];
  /** How many sections each key has changed. */
  changed: number[];
}

interface KeyWatch {
  /** Resolves when the frame shows the key: the page that is measured is not asked again and again meanwhile. */
  shown(key: number): Promise<void>;
  read(): Promise<Measured>;
}

/** Watches keys in the builder and what they change in the frame; both windows share one clock. */
async function watchKeys(page: Page): Promise<KeyWatch> {
  await page.evaluate(() => {
    const shop = document.querySelector('iframe')?.contentWindow as (Window & typeof globalThis) | null;
    if (!shop) throw new Error('No frame');
    const measured: Measured = { delays: [], changed: [] };
    Object.assign(window, { measured });
    let pressedAt: number | null = null;
    window.addEventListener(
      'keydown',
      (event) => {
        pressedAt = performance.timeOrigin + event.timeStamp;
      },
      true,
    );
    new shop.MutationObserver((records) => {
      const sections = records.flatMap(({ target }) => {
        const element = target instanceof shop.Element ? target : target.parentElement;
        return element?.closest('[data-section-type]')?.id ?? [];
      });
      if (sections.length === 0 || pressedAt === null) return;
      const from = pressedAt;
      pressedAt = null;
      measured.changed.push(new Set(sections).size);
      // A message that is sent in an animation frame arrives after its paint.
      shop.requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => {
          measured.delays.push(performance.timeOrigin + performance.now() - from);
          window.dispatchEvent(new Event('shown'));
        });
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    }).observe(shop.document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return {
    shown: (key) =>
      page.evaluate(async (count) => {
        const { measured } = window as unknown as { measured: Measured };
        while (measured.delays.length < count)
          await new Promise((resolve) => window.addEventListener('shown', resolve, { once: true }));
      }, key),
    read: () => page.evaluate(() => (window as unknown as { measured: Measured }).measured),
  };
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Infinity;

function report(what: string, figures: Record<string, number>): void {
  const rounded = Object.entries(figures).map(([name, ms]) => [name, Math.round(ms * 10) / 10]);
  process.stdout.write(`${what} ${JSON.stringify(Object.fromEntries(rounded))}\n`);
}

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
  const watch = await watchKeys(page);
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
