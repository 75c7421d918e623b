import axe from 'axe-core';
import type { Frame, Page } from 'playwright';

import { widths } from './browser.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeOptions {
  /** Selector of the part to look at; of the frame, then the part within it. */
  within?: string | readonly [frame: string, part: string];
  /** Selector of what is left out. */
  except?: string;
  /** Default `wcag`: WCAG 2.2 AA; `best` adds what axe holds for good practice. */
  rules?: 'wcag' | 'best' | readonly string[];
  /** Rules that do not apply. */
  disabled?: readonly string[];
}

/** Colours are the same in every language, and judging them is two thirds of what axe takes. */
const isTranslation = (page: Page) =>
  page.evaluate(() => !['', 'en'].includes(document.documentElement.lang));

/**
 * As `findViolations`, where this width and language may tell something new. What axe looks at is the same in both
 * languages and, between the narrowest and the widest, at every width: it looks at those two in English, and in
 * another language where room is narrowest.
 */
export async function findWidthViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const width = page.viewportSize()?.width;
  const isNew = width === widths[0] || (width !== widths[1] && !(await isTranslation(page)));
  return isNew ? findViolations(page, options) : [];
}

/**
 * What axe finds wrong with a page and its frames, as `rule: HTML` of each place. Colours are judged in English, or
 * where they are asked about by name.
 */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { within = 'html', except, rules = 'wcag', disabled = [] } = options;
  await Promise.all(page.frames().map(loadAxe));
  const part: string | { fromFrames: [string, string] } =
    typeof within === 'string' ? within : { fromFrames: [...within] };
  const context = {
    include: [part],
    exclude: except === undefined ? [] : [except],
  };
  const isColourless = typeof rules === 'string' && (await isTranslation(page));
  const ofEnglish = isColourless ? ['color-contrast'] : [];
  const values = rules === 'wcag' ? wcag : [...wcag, 'best-practice'];
  const settings: axe.RunOptions = {
    runOnly: typeof rules === 'string' ? { type: 'tag', values } : { type: 'rule', values: [...rules] },
    rules: Object.fromEntries([...disabled, ...ofEnglish].map((rule) => [rule, { enabled: false }])),
    // Describing what is right too takes a third of the time.
    resultTypes: ['violations'],
    preload: false,
  };
  const { violations } = await page.evaluate(([what, how]) => globalThis.axe.run(what, how), [
    context,
    settings,
  ] as const);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Once a document; a frame that is gone or runs no scripts is left out, as axe itself does. */
async function loadAxe(frame: Frame): Promise<void> {
  try {
    if (await frame.evaluate(() => 'axe' in globalThis)) return;
    await frame.evaluate(axe.source);
    await frame.evaluate(() => globalThis.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  } catch (error) {
    if (frame.parentFrame() === null) throw error;
  }
}

declare global {
  // Where axe's own source puts it.
  var axe: typeof import('axe-core');
}
