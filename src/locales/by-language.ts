import { languageCodes, type Language } from './languages.ts';
import { fillFromEnglish, type Messages, type Texts } from './messages.ts';

/**
 * A file that is needed in several languages at once, as `import.meta.glob` finds it with `eager`: what a language
 * lacks is said in English.
 */
export function byLanguage<English>(
  files: Readonly<Record<string, Texts>>,
): Readonly<Record<Language, Messages<English>>> {
  const of = (language: Language) =>
    Object.entries(files).find(([path]) => path.includes(`/locales/${language}/`))?.[1];
  const english = of('en') ?? {};
  // Types hold the files to the shape of the English one.
  return Object.fromEntries(
    languageCodes.map((language) => [language, fillFromEnglish(english, of(language))]),
  ) as Readonly<Record<Language, Messages<English>>>;
}
