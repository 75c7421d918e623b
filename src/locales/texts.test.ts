import { globSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { parseMessage, type MessagePart } from '#domain/i18n/parse-message.ts';

import { languageCodes, languages, type Language } from './languages.ts';
import type { Texts } from './messages.ts';

const listFiles = (language: Language) =>
  globSync('**/*.ts', { cwd: join(import.meta.dirname, language) }).toSorted();

async function readTexts(language: Language, file: string): Promise<ReadonlyMap<string, string>> {
  const { messages } = (await import(join(import.meta.dirname, language, file))) as { messages: Texts };
  return new Map(flatten(messages));
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

/** States are told by the names that the API has for them: other languages do without. */
const mayTellLess = new Set(['orders.cannotBecome']);

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
