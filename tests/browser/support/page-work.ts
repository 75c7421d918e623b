import type { Page } from 'playwright';

export interface PageWork {
  /** Milliseconds of its thread that the page has worked so far, drawing included; no waiting. */
  read(): Promise<number>;
  /** What a fixed piece of JavaScript costs that thread now: a slow machine or slowed page is slow in both. */
  calibrate(): Promise<number>;
}

/** Counts a page's work in the time of its own thread: other programs on the machine are no part of it. */
export async function watchWork(page: Page): Promise<PageWork> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const calibrate = async () => {
    let cheapest = Infinity;
    for (let round = 0; round < 6; round++) {
      const before = await read();
      await page.evaluate(() => {
        let text = '';
        for (let n = 0; n < 20_000; n++) text += ` data-${n}="${String(n).replaceAll('1', '&quot;')}"`;
        return text.length;
      });
      cheapest = Math.min(cheapest, (await read()) - before);
    }
    return cheapest;
  };
  return { read, calibrate };
}
