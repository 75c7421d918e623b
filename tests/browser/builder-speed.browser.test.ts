import { availableParallelism, loadavg } from 'node:os';

import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { openBuilder, shopIn, waitForBuilder } from './support/builder.ts';
import { useLab } from './support/lab.ts';
import { openOffice } from './support/office.ts';

useBrowser();
const lab = useLab();

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

/** Watches keys in the builder and what they change in the frame; both windows share one clock. */
async function watchKeys(page: Page): Promise<() => Promise<Measured>> {
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
        });
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    }).observe(shop.document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { measured: Measured }).measured);
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Infinity;

/** Milliseconds that the page's thread has worked, drawing included. */
async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Where more programs want to run than there are processors, a time says more of them than of the builder. */
function isQuiet(): boolean {
  return (loadavg()[0] ?? 0) < availableParallelism();
}

function report(what: string, figures: Record<string, number>): void {
  const rounded = Object.entries(figures).map(([name, ms]) => [name, Math.round(ms * 10) / 10]);
  process.stdout.write(`${what} ${JSON.stringify(Object.fromEntries(rounded))}\n`);
}

/** Milliseconds (the product's promise): whatever else the machine does adds to it, so the best of a few rounds counts. */
const bar = 50;
const rounds = 4;
/** Milliseconds of the thread per key, slowed 4×: seen on a busy machine too, where the bar says little. */
const workBar = 120;
/** A line of letters, and half of it taken back. */
const keys = [...'a line of letters that one types here ab', ...Array<string>(20).fill('Backspace')].map(
  (key) => (key === ' ' ? 'Space' : key),
);

test('300 sections, CPU slowed 4×: one section is drawn anew a key, and the paint comes soon', async () => {
  const path = await lab.makePage(Array.from({ length: 300 }, (_, index) => text(`Section ${index + 1}`)));
  const { page, context } = await openBuilder(lab, path);
  await page.locator('.vt-tree__name', { hasText: 'Section 3' }).first().click();
  const field = page.locator('.vt-panel--right').getByRole('textbox', { name: 'Heading' }).first();
  await field.click();
  await page.keyboard.press('End');
  // The first edit of a section takes it over.
  await page.keyboard.type('!');
  await shopIn(page).getByText('Section 3!').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Time that the page's thread works: other programs on the machine are no part of it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = await watchKeys(page);
  let best = Infinity;
  const worked: number[] = [];
  for (let round = 0; round < rounds && best > bar; round++) {
    const { delays: earlier } = await read();
    for (const key of keys) {
      const before = await readWork(session);
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
      worked.push((await readWork(session)) - before);
    }
    const { delays, changed } = await read();
    const ofRound = delays.slice(earlier.length);
    const p95 = percentile(ofRound, 0.95);
    report('key to paint', { p50: percentile(ofRound, 0.5), p95, work: percentile(worked, 0.5) });
    expect(ofRound.length).toBeGreaterThan(keys.length * 0.9);
    expect(new Set(changed)).toEqual(new Set([1]));
    best = Math.min(best, p95);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(percentile(worked, 0.5)).toBeLessThanOrEqual(workBar);
  expect(isQuiet() ? best : 0).toBeLessThanOrEqual(bar);
  await context.close();
});

test('the builder is ready within 3 s', async () => {
  await lab.makePage([text('One'), text('Two')]);
  const { page, context } = await openOffice(lab, '/nothing');
  const start = performance.now();
  await page.getByRole('link', { name: 'Builder' }).click();
  await waitForBuilder(page);
  await page.locator('.vt-tree__name').first().waitFor();
  const took = performance.now() - start;
  report('opened', { took });
  expect(isQuiet() ? took : 0).toBeLessThan(3000);
  await context.close();
});
