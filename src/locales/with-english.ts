import type { Language } from './languages.ts';

/** Data that stands together in several languages: English always, any other where somebody has written it. */
export type WithEnglish<Value> = { readonly en: Value } & { readonly [Code in Language]?: Value };

export function inLanguage<Value>(values: WithEnglish<Value>, language: Language): Value {
  return values[language] ?? values.en;
}
