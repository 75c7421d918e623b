import type { Language } from '#locales/languages.ts';
import { fillFromEnglish, type Texts } from '#locales/messages.ts';
import type { SectionTexts, TypeTexts } from '#locales/section-texts.ts';

import type { Purpose } from './framework/purposes.ts';

// Loaded by Vite alone, as all that uses `import.meta.glob`. All languages come at once, and with the builder or the
// server only: the library finds a section by its words in any language.
const files = import.meta.glob<Texts>(
  ['../locales/*/sections/*.ts', '../locales/*/sections/shared/common.ts'],
  { eager: true, import: 'messages' },
);

/** What all sections have, and the names of the library's shelves. */
type CommonTexts = Pick<TypeTexts, 'fields' | 'choices'> & {
  readonly purposes: Record<Purpose, string>;
  /** Of what stands on pages and is no type of the library. */
  readonly types: Readonly<Record<string, TypeTexts>>;
};

interface LanguageTexts {
  common: CommonTexts;
  types: ReadonlyMap<string, TypeTexts>;
  /** By type: what presets and examples say, by the keys that they name. */
  contents: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

const known = new Map<Language, LanguageTexts>();

/** What the editor calls a section type and its parts; undefined for types that nobody knows any more. */
export function sectionTexts(type: string, language: Language): TypeTexts | undefined {
  return textsIn(language).types.get(type);
}

export function purposeName(purpose: Purpose, language: Language): string {
  return textsIn(language).common.purposes[purpose];
}

/** By the field's name; a button under the section is called as the section's own. Undefined when nobody named it. */
export function fieldTexts(
  type: string,
  name: string,
  language: Language,
): { label: string; help?: string } | undefined {
  const { common, types } = textsIn(language);
  const text =
    types.get(type)?.fields?.[name] ??
    common.fields?.[name] ??
    common.fields?.[name.replace(/^footer\.(?=button\.)/, '')];
  return typeof text === 'string' ? { label: text } : text;
}

/** Values without letters, such as `4:3`, are their own names. */
export function choiceName(
  type: string,
  name: string,
  value: string,
  language: Language,
): string | undefined {
  const { common, types } = textsIn(language);
  const last = name.split('.').at(-1) ?? '';
  const text = types.get(type)?.choices?.[name]?.[value] ?? common.choices?.[last]?.[value];
  return text ?? (/\p{L}/u.test(value) ? undefined : value);
}

/** What a preset or an example says, by the key that stands in it. */
export function contentText(type: string, key: string, language: Language): string {
  const text = textsIn(language).contents.get(type)?.[key];
  if (text === undefined) throw new Error(`The texts of the section ${type} have no content named ${key}`);
  return text;
}

function textsIn(language: Language): LanguageTexts {
  const texts = known.get(language) ?? readTexts(language);
  known.set(language, texts);
  return texts;
}

function readTexts(language: Language): LanguageTexts {
  const types: [string, TypeTexts][] = [];
  const contents: [string, Readonly<Record<string, string>>][] = [];
  for (const [path, english] of Object.entries(files)) {
    const [, folder] = /\/en\/sections\/([\w-]+)\.ts$/.exec(path) ?? [];
    if (folder === undefined) continue;
    const texts: SectionTexts = fillFromEnglish(english, inLanguage(path));
    for (const type of Object.keys(texts.types ?? { [folder]: texts })) {
      types.push([type, ofType(texts, type)]);
      contents.push([type, texts.content ?? {}]);
    }
  }
  const path = '../locales/en/sections/shared/common.ts';
  const common = fillFromEnglish(files[path] ?? {}, inLanguage(path)) as unknown as CommonTexts;
  types.push(...Object.entries(common.types));
  return { common, types: new Map(types), contents: new Map(contents) };

  function inLanguage(ofEnglish: string): Texts | undefined {
    return files[ofEnglish.replace('/en/', `/${language}/`)];
  }
}

/** What is said of all types of a folder, and over it what is said of this one. */
function ofType(
  { types, content: _content, name = '', about = '', ...shared }: SectionTexts,
  type: string,
): TypeTexts {
  const own = types?.[type];
  return {
    name,
    about,
    ...shared,
    ...own,
    fields: { ...shared.fields, ...own?.fields },
    choices: { ...shared.choices, ...own?.choices },
    presets: { ...shared.presets, ...own?.presets },
  };
}
