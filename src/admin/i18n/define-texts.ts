import type { Language } from '#domain/settings/settings.schema.ts';

/** Texts of one screen in every language, by the same keys; plurals as in `#domain/i18n`. */
export type Texts<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Ties the languages of a screen together: a key that one of them lacks is a type error. */
export function defineTexts<const English extends Readonly<Record<string, string>>>(texts: {
  en: English;
  ru: Readonly<Record<keyof English & string, string>>;
}): Texts<keyof English & string> {
  return texts;
}
