/** Keys that are no characters, as WebDriver calls them. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Backspace' | 'End';

/**
 * One visitor's window, the same in every engine: selectors are CSS, and of what matches the first that is drawn is
 * meant. What is asked for is waited for.
 */
export interface Window {
  goTo(address: string): Promise<void>;
  /** Presses where a person would: what lies over the element gets the press. */
  click(selector: string): Promise<void>;
  /** Into what has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs in the page (or in the frame that was entered); arguments and answer are JSON. */
  ask<Answer>(script: string, ...args: unknown[]): Promise<Answer>;
  /** From now on the frame that a selector names is meant; null leads back to the page. */
  enterFrame(selector: string | null): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  /** A visitor whom nobody knows, in a window 1280 pixels wide. */
  openWindow(): Promise<Window>;
  stop(): Promise<void>;
}

/** Longest wait for what is asked for, in milliseconds. */
export const patience = 20_000;

/** The first element of a selector that is drawn, as the source of a function. */
export const findDrawn = `(selector) => [...document.querySelectorAll(selector)].find((element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
})`;
