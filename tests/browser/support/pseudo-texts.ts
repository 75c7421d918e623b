import type { BrowserContext } from 'playwright';

import { languages } from '#locales/languages.ts';
import { toPseudo, toPseudoTexts } from '#tests/support/pseudo-locale.ts';

/**
 * English as this process says it from now on: every text as `toPseudo` writes it, in lines from right to left. To be
 * imported before whatever says a text, since translators are made once.
 */
const files = import.meta.glob<Record<string, unknown>>('../../../src/locales/en/**/*.ts', { eager: true });
for (const file of Object.values(files)) for (const texts of Object.values(file)) rewrite(texts);
Object.assign(languages.en, { dir: 'rtl' });

function rewrite(texts: unknown): void {
  if (typeof texts !== 'object' || texts === null) return;
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') Object.assign(texts, { [key]: toPseudo(value) });
    else rewrite(value);
  }
}

/** A file of texts as the build writes it: a list and nothing else. */
const textsFile = /^(?:var|const) \w+=\{[\s\S]*\};export\{\w+ as messages\};?\s*$/;
const facts = /(en:\{name:[`"']English[`"'],dir:)[`"']ltr[`"']/;

/** The same in what the browser loads: files of texts, and the list of languages, on their way from the server. */
export async function rewriteTexts(context: BrowserContext): Promise<void> {
  const known = new Map<string, Promise<string | null>>();
  await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const url = route.request().url();
    const rewritten = known.get(url) ?? rewriteScript(url);
    known.set(url, rewritten);
    const body = await rewritten;
    await (body === null ? route.continue() : route.fulfill({ contentType: 'text/javascript', body }));
  });
}

async function rewriteScript(url: string): Promise<string | null> {
  const script = await (await fetch(url)).text();
  if (facts.test(script)) return script.replace(facts, '$1"rtl"');
  if (!textsFile.test(script)) return null;
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
    messages: unknown;
  };
  return `export const messages=${JSON.stringify(toPseudoTexts(messages))}`;
}
