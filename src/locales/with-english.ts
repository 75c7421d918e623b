import type { Language } from './languages.ts';

/**
 * A row of a table over languages, such as the names of a country by a standard: English always, any other where
 * somebody has written it. Texts of the interface stand in `<language>/`.
 */
export type WithEnglish<Value> = { readonly en: Value } & { readonly [Code in Language]?: Value };

export function inLanguage<Value>(values: WithEnglish<Value>, language: Language): Value {
  return values[language] ?? values.en;
}
