import { setTimeout as sleep } from 'node:timers/promises';

import { findDrawn, patience, type Window } from './window.ts';

/** What somebody does in a window, whatever engine draws it. */
export interface Visitor extends Omit<Window, 'goTo'> {
  open(path: string): Promise<void>;
  /** Into a field that is pressed first, instead of what stands there. */
  fill(selector: string, text: string): Promise<void>;
  /** Until the function answers something other than false, null, undefined or ''; gives that. */
  until<Answer>(script: string, ...args: unknown[]): Promise<NonNullable<Answer>>;
  /** Until something that matches is drawn. */
  see(selector: string): Promise<void>;
  /** Until something that matches is in the page, drawn or not. */
  await(selector: string): Promise<void>;
  /** What is written on the first that is drawn. */
  read(selector: string): Promise<string>;
  /** The address of the page, without its origin; once it fits. */
  at(pattern: RegExp): Promise<string>;
  /** Errors of the scripts since the page was opened. */
  errors(): Promise<string[]>;
}

/** Listens for what scripts throw from the moment when the page has come. */
const listen = `() => {
  if (window.vtErrors) return;
  window.vtErrors = [];
  addEventListener('error', (event) => window.vtErrors.push(String(event.error ?? event.message)));
  addEventListener('unhandledrejection', (event) => window.vtErrors.push(String(event.reason)));
}`;

/** What somebody would say who looks at the page. */
const describePage = `() => [
  location.href,
  document.readyState,
  ...[...document.querySelectorAll('dialog[open], .vt-field__error, .vt-error-summary')].map((one) => one.innerText),
].join(' | ')`;

export function visit(window: Window, origin: string): Visitor {
  const visitor: Visitor = {
    ...window,
    async open(path) {
      await window.goTo(origin + path);
      await window.ask(listen);
    },
    async fill(selector, text) {
      await window.click(selector);
      await window.ask(`() => document.activeElement.select?.()`);
      await window.type(text);
    },
    async until(script, ...args) {
      const deadline = performance.now() + patience;
      let failure: unknown = `never true: ${script} ${JSON.stringify(args)}`;
      do {
        try {
          const answer = await window.ask<NonNullable<never>>(script, ...args);
          if (answer) return answer;
        } catch (error) {
          // The page is on its way to another one.
          failure = error;
        }
        await sleep(50);
      } while (performance.now() < deadline);
      const page = await window.ask<string>(describePage).catch(String);
      throw new Error(`${String(failure)} at ${page}`);
    },
    see: async (selector) =>
      void (await visitor.until(`(wanted) => Boolean((${findDrawn})(wanted))`, selector)),
    await: async (selector) =>
      void (await visitor.until(`(wanted) => document.querySelector(wanted) !== null`, selector)),
    read: (selector) =>
      visitor.until<string>(`(wanted) => (${findDrawn})(wanted)?.innerText.trim()`, selector),
    async at(pattern) {
      const address = await visitor.until<string>(
        `(source) => {
          const address = location.pathname + location.search;
          return new RegExp(source).test(address) && document.readyState === 'complete' ? address : null;
        }`,
        pattern.source,
      );
      await window.ask(listen);
      return address;
    },
    errors: () => window.ask<string[]>('() => window.vtErrors ?? []'),
  };
  return visitor;
}

/** How far the page can be scrolled sideways, in pixels: nobody should have to. */
export const sideways = '() => document.documentElement.scrollWidth - document.documentElement.clientWidth';
