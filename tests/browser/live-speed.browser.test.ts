import { availableParallelism, loadavg } from 'node:os';

import { afterEach, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useLab } from './support/lab.ts';
import { openLive, type LiveParent } from './support/live-parent.ts';

useBrowser();
const lab = useLab();
let live: LiveParent;

afterEach(() => live.context.close());

const sectionCount = 300;
const editCount = 60;
const slowness = 4;
const budgetMs = 50;
const frameMs = 1000 / 60;

test(`${sectionCount} sections, CPU ${slowness}x slower: from the message to the paint in ${budgetMs} ms at p95, one section each`, async () => {
  const sections = Array.from({ length: sectionCount }, (_, index) =>
    index % 3 === 0
      ? { type: 'slider', items: [{ heading: { title: `Slide ${index}` } }, { heading: { title: 'Other' } }] }
      : {
          type: 'text',
          options: {
            heading: { title: `Section ${index}`, note: 'A note below it.' },
            content: { html: `<p>${'Words of a text. '.repeat(40)}</p>` },
          },
        },
  );
  live = await openLive(lab, await lab.makePage(sections));
  const [ready] = await live.heardOf('ready');
  const document = `page:${ready?.pageId ?? 0}`;
  const session = await live.page.context().newCDPSession(live.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  // The frame tells when what a message has changed is on the screen.
  await live.frame.evaluate(() => {
    const painted: Record<string, number> = {};
    Object.assign(window, { painted });
    new MutationObserver(() => {
      const title = window.document.querySelector('#section-s150 .vt-section__title')?.textContent ?? '';
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener(
          'message',
          () => (painted[title] ??= performance.timeOrigin + performance.now()),
        );
        channel.port1.start();
        channel.port2.postMessage(0);
      });
    }).observe(window.document.querySelector('#section-s150') ?? window.document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  const before = await work();
  const times: number[] = [];
  for (let count = 0; count < editCount; count++) {
    const title = `Typed ${count}`;
    const sent = await live.page.evaluate(
      ([key, value]) => {
        const intent = {
          type: 'section.update',
          id: 's150',
          changes: [{ path: ['options', 'heading', 'title'], value }],
        };
        const now = performance.timeOrigin + performance.now();
        (window as unknown as { send(action: string, payload: unknown): void }).send('section.update', {
          document: key,
          intent,
        });
        return now;
      },
      [document, title] as const,
    );
    const painted = await live.frame.waitForFunction(
      (key) => (window as unknown as { painted: Record<string, number> }).painted[key],
      title,
      { polling: 40 },
    );
    times.push(Number(await painted.jsonValue()) - sent);
  }
  const after = await work();
  // The slowed main thread's own time, which other programs on the machine do not lengthen.
  const spent = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].reduce(
    (sum, name) => sum + ((after[name] ?? 0) - (before[name] ?? 0)) / editCount,
    0,
  );
  const drawn = (await live.heardOf('rendered')).map(({ sectionIds }) => sectionIds);
  expect(drawn).toHaveLength(editCount);
  expect(drawn.every((ids) => ids.length === 1 && ids[0] === 's150')).toBe(true);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  process.stdout.write(
    `message to paint: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; work an edit ${spent.toFixed(1)} ms; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  expect(spent).toBeLessThanOrEqual(budgetMs - frameMs);
  // On a machine that others use, waiting for a processor is most of the time.
  const isQuiet = (loadavg()[0] ?? 0) < availableParallelism();
  expect(at(0.95)).toBeLessThanOrEqual(isQuiet ? budgetMs : 20 * budgetMs);
});
