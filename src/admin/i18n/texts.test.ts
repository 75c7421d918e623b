import { globSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { parseMessage, type MessagePart } from '#domain/i18n/parse-message.ts';

const folder = join(import.meta.dirname, '..');
const files = globSync('**/*.texts.ts', { cwd: folder });

/** Names of the parameters that a text asks for, each once. */
function parametersOf(text: string): string[] {
  return [...new Set(namesOf(parseMessage(text)))].sort();
}

function namesOf(parts: readonly MessagePart[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.type === 'count') return [];
    if (part.type === 'parameter') return [part.name];
    return [part.name, ...[...part.branches.values()].flatMap(namesOf)];
  });
}

describe.each(files)('%s', (file) => {
  test('speaks both languages, by the same keys, with the same parameters', async () => {
    const module = (await import(join(folder, file))) as Record<string, unknown>;
    const sets = Object.values(module).filter(
      (value): value is Record<'en' | 'ru', Record<string, string>> =>
        typeof value === 'object' && value !== null && 'en' in value && 'ru' in value,
    );
    expect(sets.length).toBeGreaterThan(0);
    for (const { en, ru } of sets) {
      expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
      expect(Object.entries({ ...en, ...ru }).filter(([, text]) => text.trim() === '')).toEqual([]);
      const asked = (texts: Record<string, string>) =>
        Object.entries(texts).map(([key, text]) => [key, parametersOf(text)]);
      expect(Object.fromEntries(asked(ru))).toEqual(Object.fromEntries(asked(en)));
    }
  });

  test('has the Russian plurals wherever it counts', async () => {
    const module = (await import(join(folder, file))) as Record<string, { ru?: Record<string, string> }>;
    const counting = Object.values(module)
      .flatMap(({ ru = {} }) => Object.values(ru))
      .filter((text) => text.includes(', plural,'));
    const lacking = counting.filter(
      (text) => !['one {', 'few {', 'many {'].every((form) => text.includes(form)),
    );
    expect(lacking).toEqual([]);
  });
});
