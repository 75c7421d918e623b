import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { languageCodes, languages, type Language } from '#locales/languages.ts';
import { hasLettersOf } from '#tests/support/letters.ts';

import { describeSection, type FieldDescription } from './framework/describe-fields.ts';
import { purposes } from './framework/purposes.ts';
import { sectionExamples } from './section-examples.ts';
import { choiceName, contentText, fieldTexts, purposeName, sectionTexts } from './section-texts.ts';
import { sectionDefinitions } from './sections.ts';

/** Languages that have all texts, of their own. */
const finished = languageCodes.filter((language) => languages[language].inProgress !== true);

const isSaid = (text: string | undefined, language: Language) =>
  text !== undefined && hasLettersOf(language, text);

const baseNames = (pattern: string, end: string) =>
  globSync(join(import.meta.dirname, pattern))
    .map((file) => basename(file, end))
    .toSorted();

describe.each(finished)('in %s', (language) => {
  test('there is a file of texts for every folder of sections, and for nothing else', () => {
    const folders = baseNames('*/*.section.ts', '.section.ts');
    expect(baseNames(`../locales/${language}/sections/*.ts`, '.ts')).toEqual(folders);
  });

  test('every shelf of the library is named', () => {
    expect(purposes.filter((purpose) => !isSaid(purposeName(purpose, language), language))).toEqual([]);
  });

  describe.each([...sectionDefinitions.values()])('$type', (definition) => {
    const { type, presets } = definition;
    const texts = sectionTexts(type, language);
    const { fields, itemFields } = describeSection(definition);
    const all = [...fields, ...(itemFields ?? [])].flatMap(withInner);

    test('has a name, a line about it, and a word for its items', () => {
      expect(isSaid(texts?.name, language) && isSaid(texts?.about, language)).toBe(true);
      expect(isSaid(texts?.item, language)).toBe(itemFields !== null);
    });

    test('every preset has a name, and no other', () => {
      const names = presets.map(({ name }) => name);
      expect(names.filter((name) => !isSaid(texts?.presets?.[name], language))).toEqual([]);
    });

    test('every field and every choice has a name', () => {
      const unnamed = all.filter(({ name }) => !isSaid(fieldTexts(type, name, language)?.label, language));
      expect(unnamed.map(({ name }) => name)).toEqual([]);
      const choices = all.flatMap((field) =>
        field.kind === 'choice' ? field.choices.map((value) => [field.name, value] as const) : [],
      );
      const silent = choices.filter(([name, value]) => {
        const text = choiceName(type, name, value, language);
        return /\p{L}/u.test(value) ? !isSaid(text, language) : text === undefined;
      });
      expect(silent).toEqual([]);
    });

    test('what its presets and examples say is there', () => {
      for (const key of contentKeys([presets, sectionExamples.get(type)]))
        expect(isSaid(contentText(type, key, language), language)).toBe(true);
    });
  });
});

const texts = import.meta.glob<Record<string, unknown>>('../locales/en/sections/*.ts', {
  eager: true,
  import: 'messages',
});

/** Of a folder's types together: what is said of all need not be there in each. */
describe.each(Object.entries(texts))('%s names nothing that is not there:', (path, own) => {
  const types = Object.keys((own['types'] as object | undefined) ?? { [basename(path, '.ts')]: own });
  const definitions = types.map((type) => sectionDefinitions.get(type));
  const parts = (name: string) =>
    [own, ...Object.values(own['types'] ?? {})].flatMap((one: Record<string, unknown>) =>
      Object.keys(one[name] ?? {}),
    );

  test('types', () => {
    expect(types.filter((_type, place) => definitions[place] === undefined)).toEqual([]);
  });

  test('fields and choices', () => {
    const fields = new Set(
      definitions.flatMap((definition) => {
        const { fields: ofOptions, itemFields } = definition ? describeSection(definition) : { fields: [] };
        return [...ofOptions, ...(itemFields ?? [])].flatMap(withInner).map(({ name }) => name);
      }),
    );
    expect([...parts('fields'), ...parts('choices')].filter((name) => !fields.has(name))).toEqual([]);
  });

  test('presets', () => {
    const presets = new Set(
      definitions.flatMap((definition) => definition?.presets.map(({ name }) => name) ?? []),
    );
    expect(parts('presets').filter((name) => !presets.has(name))).toEqual([]);
  });

  test('content', () => {
    const used = new Set(
      types.flatMap((type, place) => contentKeys([definitions[place]?.presets, sectionExamples.get(type)])),
    );
    expect(parts('content').filter((key) => !used.has(key))).toEqual([]);
  });
});

test('a type that nobody knows any more has no texts, common fields have them all the same', () => {
  expect(sectionTexts('gone', 'ru')).toBeUndefined();
  expect(fieldTexts('gone', 'background', 'ru')?.label).toBe('Фон');
  expect(() => contentText('text', 'gone', 'en')).toThrow('no content named gone');
});

function withInner(field: FieldDescription): FieldDescription[] {
  return field.kind === 'list' ? [field, ...field.fields] : [field];
}

/** Keys that stand anywhere in a value. */
function contentKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('textKey' in value) return [String(value.textKey)];
  return Object.values(value).flatMap(contentKeys);
}
