import type { Page } from 'playwright';

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

/**
 * Watches keys in the builder and what they change in the frame, from when they change this section; both windows share
 * one clock.
 */
export async function watchKeys(page: Page, sectionId: string): Promise<KeyWatch> {
  await page.evaluate((own) => {
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
      if (!sections.includes(own) || pressedAt === null) return;
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
  }, sectionId);
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

export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Infinity;

export function report(what: string, figures: Record<string, number>): void {
  const rounded = Object.entries(figures).map(([name, ms]) => [name, Math.round(ms * 10) / 10]);
  process.stdout.write(`${what} ${JSON.stringify(Object.fromEntries(rounded))}\n`);
}
