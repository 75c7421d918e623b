import { afterEach, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { openLive, type LiveParent } from './support/live-parent.ts';
import { watchWork } from './support/page-work.ts';

useBrowser();
const testShop = useTestShop();
let live: LiveParent;

afterEach(() => live.context.close());

const sectionCount = 300;
const editCount = 60;
const slowness = 4;
/** The work of an edit, in calibrations (`watchWork`). */
const workBar = 8;

test(`${sectionCount} sections, CPU ${slowness}x slower: an edit draws one section anew, with little work`, async () => {
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
  live = await openLive(testShop, await testShop.makePage(sections));
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
  const work = await watchWork(live.page);
  const unit = await work.calibrate();
  const before = await work.read();
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
  const spent = ((await work.read()) - before) / editCount / unit;
  const drawn = (await live.heardOf('rendered')).map(({ sectionIds }) => sectionIds);
  expect(drawn).toHaveLength(editCount);
  expect(drawn.every((ids) => ids.length === 1 && ids[0] === 's150')).toBe(true);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  process.stdout.write(
    `message to paint: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; work an edit ${spent.toFixed(1)} calibrations\n`,
  );
  expect(spent).toBeLessThanOrEqual(workBar);
});
