import { languages, type Language } from '#locales/languages.ts';

const scripts = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  arabic: /\p{Script=Arabic}/u,
};

/** Whether a text has letters of those that the language is written in. */
export function hasLettersOf(language: Language, text: string): boolean {
  return scripts[languages[language].letters].test(text);
}
