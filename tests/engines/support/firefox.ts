import { launch, type ElementHandle, type Frame, type KeyInput, type Page } from 'puppeteer-core';

import { findDrawn, patience, type Engine, type Key, type Window } from './window.ts';

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Firefox emulates no viewport: the window itself has the size.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  });
  return {
    async openWindow() {
      const context = await browser.createBrowserContext();
      return openWindow(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

function openWindow(page: Page, close: () => Promise<void>): Window {
  page.setDefaultTimeout(patience);
  let place: Page | Frame = page;
  let frame: ElementHandle<HTMLIFrameElement> | null = null;

  async function find(selector: string): Promise<ElementHandle<Element>> {
    const handle = await place.waitForFunction(`(${findDrawn})(${JSON.stringify(selector)})`);
    const element = handle.asElement();
    if (!element) throw new Error(`${selector} is not to be seen`);
    return element as ElementHandle<Element>;
  }

  return {
    async goTo(address) {
      place = page;
      frame = null;
      await page.goto(address).catch(async (error: unknown) => {
        // Said of a page that is left while it still asks for what it wants to have at hand.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        await page.goto(address);
      });
    },
    async click(selector) {
      const element = await find(selector);
      await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const inside = await element.evaluate(centre);
      if (!frame) return page.mouse.click(inside.x, inside.y);
      // The builder draws its frame smaller than it is.
      const around = await frame.evaluate((node) => {
        const { x, y, width } = node.getBoundingClientRect();
        return { x, y, scale: width / node.offsetWidth };
      });
      return page.mouse.click(around.x + inside.x * around.scale, around.y + inside.y * around.scale);
    },
    type: (text) => page.keyboard.type(text),
    press: (key: Key) => page.keyboard.press(key satisfies KeyInput),
    ask: (script, ...args) => place.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<never>,
    async enterFrame(selector) {
      place = page;
      frame = null;
      if (selector === null) return;
      frame = (await find(selector)) as ElementHandle<HTMLIFrameElement>;
      const content = await frame.contentFrame();
      if (!content) throw new Error(`${selector} is no frame`);
      place = content;
    },
    close,
  };
}

function centre(node: Element): { x: number; y: number } {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
