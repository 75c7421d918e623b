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

  async function find(selector: string): Promise<ElementHandle<Element>> {
    const handle = await place.waitForFunction(`(${findDrawn})(${JSON.stringify(selector)})`);
    const element = handle.asElement();
    if (!element) throw new Error(`${selector} is not to be seen`);
    return element as ElementHandle<Element>;
  }

  return {
    async goTo(address) {
      place = page;
      await page.goto(address);
    },
    async click(selector) {
      const element = await find(selector);
      await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key: Key) => page.keyboard.press(key satisfies KeyInput),
    ask: (script, ...args) => place.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<never>,
    async enterFrame(selector) {
      place = page;
      if (selector === null) return;
      const frame = await (await find(selector)).evaluateHandle((node) => node);
      const content = await (frame.asElement() as ElementHandle<HTMLIFrameElement> | null)?.contentFrame();
      if (!content) throw new Error(`${selector} is no frame`);
      place = content;
    },
    close,
  };
}
