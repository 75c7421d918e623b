import { createPrinter, type MessageParams } from '#domain/i18n/translate.ts';
import { languages, type Language } from '#locales/languages.ts';
import type { Messages } from '#locales/messages.ts';

import { isolateParams } from './isolate-params.ts';
import { useLanguage } from './language.ts';
import { ownText } from './own-text.ts';
import { textsOf, wantFile } from './text-files.ts';

export type Print<Key extends string> = (key: Key, params?: MessageParams) => string;

/** The texts of one file of `src/locales/<language>/`. */
export interface TextPart<Key extends string = string> {
  /** Of the file below the language's folder: `admin/orders`. */
  name: string;
  has(key: string): key is Key;
  /** As it is written, of a key made at run time; undefined if there is none. */
  find(key: string, language: Language): string | undefined;
  keys(): Key[];
  print(language: Language): Print<Key>;
}

export type KeyOf<Part> = Part extends TextPart<infer Key> ? Key : never;

/**
 * Names the texts that a module needs, and begins to load them as the module itself is loaded: whoever loads code
 * when it is wanted waits for its texts too (`withTexts`).
 */
export function textPart<English extends Readonly<Record<string, string>>>(
  name: string,
): TextPart<keyof English & string> {
  type Key = keyof English & string;
  const textsIn = textTree<Readonly<Record<string, string>>>(name);
  const printers = new Map<Language, Print<Key>>();
  const current = () => textsIn(useLanguage.getState().language) ?? {};
  const has = (key: string): key is Key => Object.hasOwn(current(), key);

  function find(key: string, language: Language): string | undefined {
    return ownText(textsIn(language), key);
  }

  function print(language: Language): Print<Key> {
    const known = printers.get(language);
    if (known) return known;
    const texts = textsIn(language);
    const printIn = createPrinter<Key>(language, texts ?? {});
    const { dir } = languages[language];
    const printer: Print<Key> = (key, params) => printIn(key, params && isolateParams(params, dir));
    if (texts) printers.set(language, printer);
    return printer;
  }

  return { name, has, find, keys: () => Object.keys(current()).filter(has), print };
}

/** As `textPart`, for texts that are nested; undefined until they are loaded. */
export function textTree<English>(name: string): (language: Language) => Messages<English> | undefined {
  wantFile(useLanguage.getState().language, name);
  // A test holds every file to the shape of the English one.
  return (language) => textsOf(language, name) as Messages<English> | undefined;
}
