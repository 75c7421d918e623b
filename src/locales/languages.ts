interface LanguageFacts {
  /** As its speakers call it. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** ISO 3166: where a shop in this language most likely is. */
  country: string;
  /** Of the fonts that its pages need first. */
  letters: 'latin' | 'cyrillic' | 'arabic';
  decimalMark: '.' | ',';
  /** May lack texts: what its folder does not have is said in English, key by key. */
  inProgress?: true;
}

/** Every language of the program. Each has a folder beside this file, made as that of English is. */
const facts = {
  en: { name: 'English', dir: 'ltr', country: 'US', letters: 'latin', decimalMark: '.' },
  ru: { name: 'Русский', dir: 'ltr', country: 'RU', letters: 'cyrillic', decimalMark: ',' },
  // The Emirates write Latin digits, as do most Arabic shops.
  ar: { name: 'العربية', dir: 'rtl', country: 'AE', letters: 'arabic', decimalMark: '.' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof facts;

export const languages: Readonly<Record<Language, LanguageFacts>> = facts;

export const languageCodes: readonly Language[] = Object.keys(facts).filter(isLanguage);

/** `en-US`: for dates and numbers, which all languages write in Latin digits. */
export function localeOf(language: Language): string {
  const locale = `${language}-${facts[language].country}`;
  return facts[language].letters === 'arabic' ? `${locale}-u-nu-latn` : locale;
}

/** `en_US`, as Open Graph writes it. */
export function placeOf(language: Language): string {
  return `${language}_${facts[language].country}`;
}

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(facts, code);
}
