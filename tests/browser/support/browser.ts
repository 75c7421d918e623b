import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, inject, type TestContext } from 'vitest';

export const widths = [390, 800, 1280] as const;
export type Language = 'en' | 'ru';

let browser: Browser | undefined;

/**
 * Opens Chromium for the test file, or takes that of the worker's file before; call it at the top of the file. It ends
 * with the worker. What a failed try or the file left open is closed.
 */
export function useBrowser(): void {
  let standing: BrowserContext[] = [];
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchChromium();
  });
  beforeEach(async ({ task }) => {
    // Tests that run at the same time have their windows among each other's.
    if (task.concurrent) return;
    const contexts = browser?.contexts() ?? [];
    if (!wasTriedBefore(task)) standing = contexts;
    else await Promise.all(contexts.filter((one) => !standing.includes(one)).map((one) => one.close()));
  });
  afterAll(() => Promise.all(browser?.contexts().map((one) => one.close()) ?? []));
}

/** A Chromium of one's own, with variables of the environment besides this process's. */
export function launchChromium(env: Record<string, string> = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // A process for each new page's site costs a tenth of the processor's time.
      '--disable-site-isolation-trials',
    ],
    env: { ...process.env, ...env },
  });
}

export function wasTriedBefore({ result }: TestContext['task']): boolean {
  return (result?.attempts?.length ?? 0) > 0;
}

interface OpenOptions {
  language?: Language;
  /** Another shop than the demo's. */
  origin?: string;
  width?: number;
  script?: boolean;
  reducedMotion?: boolean;
  /** A `Set-Cookie` line of the shop's. */
  cookie?: string;
  /** What the browser keeps locally before the page opens. */
  stored?: Record<string, string>;
}

/** What went wrong on a page while a test used it. */
export interface Trouble {
  errors: string[];
}

export interface OpenedPage {
  page: Page;
  context: BrowserContext;
  trouble: Trouble;
  origin: string;
}

/** Of this worker's demo shop, which no other worker uses. */
export function originOf(language: Language = 'en'): string {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const shops = inject('shops')[worker - 1];
  if (!shops) throw new Error(`No demo shop was started for worker ${worker}`);
  return shops[language];
}

/** The header by which the demo shops know a visitor from others. */
export function fromSomewhere(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/**
 * Chromium's own word that the transition from the last page came after this one was shown, which then stands without
 * one. It throws it past any script of the page: the shop asks for transitions by `@view-transition` alone.
 */
function isLateTransition({ name, message }: Error): boolean {
  return name === 'InvalidStateError' && message.startsWith('Transition was aborted');
}

/** A fresh visitor on a path of the demo shop. Console errors and failed requests are collected. */
export async function openPage(path: string, options: OpenOptions = {}): Promise<OpenedPage> {
  if (!browser) throw new Error('Call useBrowser() at the top of the file');
  const { language = 'en', width = 1280, script = true, reducedMotion = false } = options;
  const context = await browser.newContext({
    viewport: { width, height: width < 568 ? 844 : 900 },
    javaScriptEnabled: script,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: width < 1025,
    // A test shop behind https has a certificate that nobody signed.
    ignoreHTTPSErrors: options.origin?.startsWith('https:') ?? false,
    ...(options.origin === undefined && { extraHTTPHeaders: fromSomewhere() }),
  });
  const page = await context.newPage();
  const trouble: Trouble = { errors: [] };
  page.on('pageerror', (error) => {
    if (!isLateTransition(error)) trouble.errors.push(String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.errors.push(message.text());
  });
  const origin = options.origin ?? originOf(language);
  const { cookie, stored } = options;
  if (cookie !== undefined) await context.addCookies([readCookie(cookie, origin)]);
  if (stored)
    await context.addInitScript((entries) => {
      for (const [key, value] of entries)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, Object.entries(stored));
  await page.goto(origin + path);
  return { page, context, trouble, origin };
}

function readCookie(line: string, origin: string) {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const path = attributes.find((one) => /^path=/i.test(one))?.slice('path='.length) ?? '/';
  const { hostname } = new URL(origin);
  return {
    name,
    value: value.join('='),
    domain: hostname,
    path,
    httpOnly: true,
    sameSite: 'Strict' as const,
  };
}
