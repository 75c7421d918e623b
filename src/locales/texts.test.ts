import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { parseMessage, type MessagePart } from '#domain/i18n/parse-message.ts';
import { hasLettersOf } from '#tests/support/letters.ts';

import { languageCodes, languages, type Language } from './languages.ts';
import type { Texts } from './messages.ts';

const listFiles = (language: Language) =>
  globSync('**/*.ts', { cwd: join(import.meta.dirname, language) }).toSorted();

async function readFile(language: Language, file: string): Promise<Texts> {
  const { messages } = (await import(join(import.meta.dirname, language, file))) as { messages: Texts };
  return messages;
}

async function readTexts(language: Language, file: string): Promise<ReadonlyMap<string, string>> {
  return new Map(flatten(await readFile(language, file)));
}

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key} › `),
  );
}

/** Names of the parameters that a text asks for, each once. */
function parametersOf(text: string): string[] {
  return [...new Set(namesOf(parseMessage(text)))].toSorted();
}

function namesOf(parts: readonly MessagePart[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.type === 'count') return [];
    if (part.type === 'parameter') return [part.name];
    return [part.name, ...[...part.branches.values()].flatMap(namesOf)];
  });
}

function pluralsOf(parts: readonly MessagePart[]): string[][] {
  return parts.flatMap((part) =>
    typeof part === 'object' && part.type === 'plural'
      ? [[...part.branches.keys()], ...[...part.branches.values()].flatMap(pluralsOf)]
      : [],
  );
}

describe('the code', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.startsWith('locales/') && !file.includes('.test.'),
  );
  const filesWith = (isIn: (source: string) => boolean) =>
    files.filter((file) => isIn(readFileSync(join(root, file), 'utf8')));

  test('makes its lists of languages from languages.ts', () => {
    const names = Object.values(languages).map(({ name }) => `'${name}'`);
    expect(files.length).toBeGreaterThan(1000);
    expect(filesWith((source) => names.some((name) => source.includes(name)))).toEqual([]);
  });

  test('has no texts of its own in several languages', () => {
    const others = languageCodes.filter((language) => language !== 'en').join('|');
    const pair = new RegExp(`\\b(?:${others}): ['"\`{[]`);
    expect(pair.test("slug: { en: 'Address', ru: 'Адрес' }")).toBe(true);
    expect(filesWith((source) => pair.test(source))).toEqual([]);
  });
});

/** States are told by the names that the API has for them: other languages do without. */
const mayTellLess = new Set(['orders.cannotBecome']);

/** Written alike in every language. */
const alike =
  /\b(Google|Merchant|Analytics|Tag Manager|Facebook|Instagram|LinkedIn|Medium|Telegram|TikTok|WhatsApp|X|Twitter|Yandex|YML|Stripe|Telr|Tap|PayTabs|YooKassa|CDEK|HTML|CommerceML|1C|px)\b/g;
/** Without parameters, and the variables of meta templates. */
const wordsOf = (text: string) => text.replace(/\{\w+\}|%\w+%/g, '').replace(alike, '');

const english = listFiles('en');

test('English has texts', () => {
  expect(english.length).toBeGreaterThan(50);
});

describe.each(languageCodes)('%s', (language) => {
  const files = listFiles(language);

  test('has the files of English, all of them unless it is in progress', () => {
    expect(files.filter((file) => !english.includes(file))).toEqual([]);
    const missing = english.filter((file) => !files.includes(file));
    expect(languages[language].inProgress ? [] : missing).toEqual([]);
  });

  test('writes its own name and is known to Intl', () => {
    expect(languages[language].name).not.toBe('');
    expect(Intl.PluralRules.supportedLocalesOf(language)).toEqual([language]);
  });

  test.each(files)('%s has the keys of English, with the same parameters [R5]', async (file) => {
    const [own, model] = await Promise.all([readTexts(language, file), readTexts('en', file)]);
    const missing = [...model.keys()].filter((key) => !own.has(key));
    expect([...own.keys()].filter((key) => !model.has(key))).toEqual([]);
    expect(languages[language].inProgress ? [] : missing).toEqual([]);
    const asked = (texts: ReadonlyMap<string, string>) =>
      [...own.keys()]
        .filter((key) => !mayTellLess.has(key))
        .map((key) => [key, parametersOf(texts.get(key) ?? '')]);
    expect(asked(own)).toEqual(asked(model));
    const empty = (texts: ReadonlyMap<string, string>) =>
      [...own.keys()].filter((key) => texts.get(key)?.trim() === '');
    expect(empty(own)).toEqual(empty(model));
  });

  test.runIf(!languages[language].inProgress).each(files)(
    '%s is written in the letters of the language',
    async (file) => {
      const texts = [...(await readTexts(language, file))].map(
        ([key, text]) => [key, wordsOf(text)] as const,
      );
      const foreign = texts.filter(
        ([, words]) =>
          /\p{L}/u.test(words) &&
          (!hasLettersOf(language, words) ||
            (languages[language].letters === 'latin' && /[^\P{L}\p{Script=Latin}]/u.test(words))),
      );
      expect(foreign).toEqual([]);
    },
  );

  // After Arabic letters the digits of a sum change sides with its currency (UAX 9, rules W2 and W5).
  test.runIf(languages[language].dir === 'rtl').each(files.filter((file) => !file.startsWith('admin/')))(
    '%s keeps sums apart from the direction of the sentence',
    async (file) => {
      const texts = [...(await readTexts(language, file)).values()];
      expect(texts.filter((text) => /(?<!\u2068)\{(?:price|amount|total)\}/.test(text))).toEqual([]);
    },
  );

  test.each(files)('%s has the plurals of the language wherever it counts', async (file) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const wrong = [...(await readTexts(language, file))].filter(([, text]) =>
      pluralsOf(parseMessage(text)).some((branches) => {
        const named = branches.filter((branch) => !branch.startsWith('=')).toSorted();
        // No word bends with the number in "Reviews (5)".
        const isOneForAll = named.length === 1 && !/#\s*\p{L}/u.test(text);
        return !isOneForAll && named.join() !== forms.join();
      }),
    );
    expect(wrong).toEqual([]);
  });
});

const site = namesIn('{src/!(admin)/**,demo/**}/*.{ts,tsx}', true);
const admin = namesIn('{src/!(site)/**,demo/**}/*.{ts,tsx}', false);

test.each(english.filter((file) => !file.includes('/') || /^(admin|site)\//.test(file)))(
  '%s has no text that no code names',
  async (file) => {
    const texts = Object.entries(await readFile('en', file));
    // Trees of texts are read by the names of what they tell of.
    if (texts.some(([, text]) => typeof text !== 'string')) return;
    const { keys, made } = file.startsWith('admin/') ? admin : site;
    const unnamed = texts.map(([key]) => key).filter((key) => !keys.has(key));
    expect(unnamed.filter((key) => !made.some((pattern) => pattern.test(key)))).toEqual([]);
  },
);

/** What the code names in quotes, and, as expressions, what it makes of a text and something known later. */
function namesIn(rooms: string, isSite: boolean): { keys: ReadonlySet<string>; made: readonly RegExp[] } {
  const code = globSync(rooms, { cwd: join(import.meta.dirname, '../..') })
    .filter((path) => !/\.test\.|^src\/locales/.test(path))
    .map((path) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8'))
    .join('\n');
  const keys = [...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , key = '']) => key);
  const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)]
    .map(([, text = '']) => text.replace(/\$\{[^{}]*\}/g, '*'))
    // A key of pages and mails begins with its area, which somebody can look for.
    .filter((text) => text.includes('*') && (isSite ? /^[\w-]+\./ : /[\w.]/).test(text));
  // Answers of the API name a key whole; where one screen explains them, by its last word.
  const last = keys.filter((key) => key.includes('.')).map((key) => key.slice(key.lastIndexOf('.') + 1));
  return {
    keys: new Set([...keys, ...(isSite ? [] : last)]),
    made: [...new Set(templates)].map(
      (text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '.+')}$`),
    ),
  };
}
