import type { Page } from 'playwright';

/**
 * Waits until what has just happened is painted and nothing moves or fades any more; what turns without an end
 * does not count.
 */
export async function waitForStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    // What a change sets off begins with the frame after it.
    await frame();
    await frame();
    for (let moving; (moving = document.getAnimations().filter(isMoving)).length > 0; await frame())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Waits until what the page has asked for so far is on its way, and answers that are there have been read. */
export async function waitForRequests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/liveness')).text();
  });
}

/** From here on only `passTime` moves the clock of the page; timers that run already keep the real one. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets milliseconds pass for a page whose clock has been installed or stopped, and what it asks for meanwhile set out. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await waitForRequests(page);
}

/** The first sign that somebody uses the page. */
export async function beginToUse(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
}

/** Keeps React, and what waits for it, from pages that are opened from here on until it is let go. */
export async function holdReact(page: Page): Promise<{ letGo(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo: resolve };
}

/** Waits until the product's choice is alive, which begins with the first sign that somebody uses the page. */
export async function awaitChoice(page: Page, island = 'product-choice'): Promise<void> {
  await beginToUse(page);
  await page.waitForSelector(`vt-island[name=${island}][data-ready]`, { state: 'attached' });
}
