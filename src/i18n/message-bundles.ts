import { createTranslator, type Translator } from '#domain/i18n/translate.ts';
import { languageCodes, type Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';
import { paymentMessages } from '#locales/payment-messages.ts';

type Bundle<Key extends string> = Readonly<Record<Key, string>>;

export interface MessageBundles<Key extends string> {
  /** The texts of one language by key; what it lacks is said in English. */
  messagesOf(language: Language): Bundle<Key>;
  /** Parsed once a process: a page asks for dozens of texts. */
  translatorOf(language: Language): Translator;
  /** For tests. */
  replace(language: Language, bundle: Bundle<Key>): void;
}

export function createBundles<Key extends string>(
  textsOf: (language: Language) => Bundle<Key>,
): MessageBundles<Key> {
  const bundles = Object.fromEntries(
    languageCodes.map((language) => [language, textsOf(language)]),
  ) as Record<Language, Bundle<Key>>;
  const translators = new Map<Language, Translator>();

  function translatorOf(language: Language): Translator {
    const known = translators.get(language);
    if (known) return known;
    const made = createTranslator(language, bundles[language]);
    translators.set(language, made);
    return made;
  }

  function replace(language: Language, bundle: Bundle<Key>): void {
    bundles[language] = bundle;
    translators.delete(language);
  }

  return { messagesOf: (language) => bundles[language], translatorOf, replace };
}

/** The texts of one language out of files of all, and English where it lacks one. */
export function joinFiles(files: Readonly<Record<string, Texts>>, language: Language): Texts {
  return { ...readFiles(files, 'en'), ...readFiles(files, language) };
}

function readFiles(files: Readonly<Record<string, Texts>>, language: Language): Texts {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../locales/${language}/`));
  return Object.assign(
    {},
    ...own.map(([path, texts]) => (path.endsWith('/payments.ts') ? paymentMessages(texts) : texts)),
  );
}
