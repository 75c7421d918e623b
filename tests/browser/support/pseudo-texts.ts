import type { BrowserContext } from 'playwright';
import { parseAst, type ESTree } from 'vite';

import { languages } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';
import { toPseudo, toPseudoTexts } from '#tests/support/pseudo-locale.ts';

/**
 * English as this process says it from now on: every text as `toPseudo` writes it, in lines from right to left. To be
 * imported before whatever says a text, since translators are made once.
 */
const files = import.meta.glob<Record<string, unknown>>('../../../src/locales/en/**/*.ts', { eager: true });
const lists = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isTexts);
/** As they were. */
const english = structuredClone(lists);
for (const texts of lists) Object.assign(texts, toPseudoTexts(texts));
Object.assign(languages.en, { dir: 'rtl' });

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null;
}

/** In the list of languages, as the build writes it. */
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
  const turned = script.replace(facts, '$1"rtl"');
  const spoken = findTexts(parseAst(turned)).reduceRight(
    (text, { start, end, said }) => text.slice(0, start) + JSON.stringify(toPseudo(said)) + text.slice(end),
    turned,
  );
  return spoken === script ? null : spoken;
}

interface FoundText {
  start: number;
  end: number;
  said: string;
}

/** Every text of a script that stands in what was a file of texts, in the order of the script. */
function findTexts(node: unknown): FoundText[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isObject(node) && english.some((texts) => holds(node, texts))) return leavesOf(node);
  return Object.values(node).flatMap(findTexts);
}

function isObject(node: object): node is ESTree.ObjectExpression {
  return 'type' in node && node.type === 'ObjectExpression';
}

/** It is this file: as many entries, and what is written out in it says the same. */
function holds(node: ESTree.ObjectExpression, texts: Texts): boolean {
  return (
    node.properties.length === Object.keys(texts).length && fits(node, texts) && leavesOf(node).length > 0
  );
}

function fits(node: ESTree.Expression, texts: string | Texts | undefined): boolean {
  if (node.type !== 'ObjectExpression') {
    const leaf = toLeaf(node);
    // What files have in common is said once.
    return leaf ? leaf.said === texts : /^(?:Identifier|MemberExpression)$/.test(node.type);
  }
  return (
    typeof texts === 'object' &&
    node.properties.every((one) => one.type !== 'Property' || fits(one.value, texts[keyOf(one)]))
  );
}

function leavesOf(node: ESTree.Expression): FoundText[] {
  if (node.type !== 'ObjectExpression') return [toLeaf(node) ?? []].flat();
  return node.properties.flatMap((one) => (one.type === 'Property' ? leavesOf(one.value) : []));
}

function toLeaf(node: ESTree.Expression): FoundText | undefined {
  const said =
    node.type === 'Literal'
      ? node.value
      : node.type === 'TemplateLiteral' && node.expressions.length === 0
        ? node.quasis[0]?.value.cooked
        : undefined;
  return typeof said === 'string' ? { start: node.start, end: node.end, said } : undefined;
}

function keyOf({ key }: ESTree.ObjectProperty): string {
  return key.type === 'Identifier' ? key.name : String(key.type === 'Literal' && key.value);
}
