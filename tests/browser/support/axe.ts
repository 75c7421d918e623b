import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright';

import { widths } from './browser.ts';
import { findColourViolations } from './judge-colours.ts';

/** Half as long as what `axe.source` gives, which is sent and parsed for every document. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
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

/** Pages, by hash of all that they are made of and show, in which axe has found nothing wrong in this process. */
const goodPages = new Set<string>();
/** What may be wrong at one width and right at another where the same parts are shown. */
const widthRules = ['target-size', 'scrollable-region-focusable'];

/**
 * As `findViolations`, where this width and language may tell something new. What axe looks at is the same in both
 * languages and, between the narrowest and the widest, at every width: it looks at those two in English, and in
 * another language where room is narrowest. There it looks once at what is made alike and shows the same parts, and
 * at words of one look.
 */
export async function findWidthViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const width = page.viewportSize()?.width;
  const isInEnglish = !(await isTranslation(page));
  const isNew = width === widths[0] || (width !== widths[1] && isInEnglish);
  if (!isNew) return [];
  const { within = 'html', except = '', rules = 'wcag' } = options;
  // What a frame shows is looked at by axe itself.
  if (typeof within !== 'string' || typeof rules !== 'string' || page.frames().length > 1)
    return findViolations(page, options);

  await loadAxe(page.mainFrame());
  const found = isInEnglish ? await findColourViolations(page, { within, except }) : [];
  const known = [JSON.stringify(options), await hashShown(page, within)].join();
  if (goodPages.has(known))
    return [...found, ...(await findViolations(page, { ...options, rules: widthRules }))];
  const { disabled = [] } = options;
  const others = await findViolations(page, { ...options, disabled: [...disabled, 'color-contrast'] });
  if (others.length === 0) goodPages.add(known);
  return [...found, ...others];
}

/** Of all elements within a part, with their attributes and words, and of which of them are shown. */
async function hashShown(page: Page, within: string): Promise<string> {
  const shown = await page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(selector)].flatMap((root) => [
      root,
      ...root.querySelectorAll('*'),
    ]);
    const describe = (element: Element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      const words = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ''));
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return [element.tagName, isShown, ...attributes, ...words].join('|');
    };
    return `${document.documentElement.lang}\n${elements.map(describe).join('\n')}`;
  }, within);
  return createHash('sha256').update(shown).digest('base64');
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
  const settings: RunOptions = {
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
    if (frame.parentFrame() === null) await loadInPage(frame.page());
    else await frame.evaluate(axeSource);
    await frame.evaluate(() => globalThis.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  } catch (error) {
    if (frame.parentFrame() === null) throw error;
  }
}

/** By Chromium's own protocol: as an argument of a function of Playwright's the text is written and read twice. */
async function loadInPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: axeSource });
  if (exceptionDetails) throw new Error(`axe does not load: ${exceptionDetails.text}`);
  await session.detach();
}

declare global {
  // Where axe's own source puts it.
  var axe: typeof import('axe-core');
}
