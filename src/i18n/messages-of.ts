import { createTranslator, type Translator } from '#domain/i18n/translate.ts';
import { languageCodes, type Language } from '#locales/languages.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { Texts } from '#locales/messages.ts';
import { paymentMessages } from '#locales/payment-messages.ts';

type Bundle = Readonly<Record<MessageKey, string>>;

/** All texts that the server says, by file. */
const files = import.meta.glob<Texts>(
  ['../locales/*/site/*.ts', '../locales/*/{errors,files,mail,payments,validation}.ts'],
  {
    import: 'messages',
    eager: true,
  },
);

const bundles = new Map(languageCodes.map((language) => [language, joinFiles(language)]));
/** Parsed once a process: a page asks for dozens of texts. */
const translators = new Map<Language, Translator>();

/** The texts of one language by key; what it lacks is said in English. */
export function messagesOf(language: Language): Bundle {
  return bundles.get(language) ?? joinFiles('en');
}

export function translatorOf(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const made = createTranslator(language, messagesOf(language));
  translators.set(language, made);
  return made;
}

/**
 * For tests: says everything in a language as `change` has it, such as longer or reversed, until what is returned is
 * called. Keys that `change` leaves out fall back to English.
 * @internal
 */
export function replaceMessages(
  language: Language,
  change: (text: string, key: MessageKey) => string | undefined,
): () => void {
  const before = messagesOf(language);
  const english = messagesOf('en');
  const put = (bundle: Bundle) => {
    bundles.set(language, bundle);
    translators.delete(language);
  };
  put(mapTexts(before, (text, key) => change(text, key) ?? english[key]));
  return () => put(before);
}

function joinFiles(language: Language): Bundle {
  // Types hold the files of English to these keys, and those of a finished language to the keys of English.
  return { ...readFiles('en'), ...readFiles(language) } as Bundle;
}

function readFiles(language: Language): Texts {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../locales/${language}/`));
  return Object.assign(
    {},
    ...own.map(([path, texts]) => (path.endsWith('/payments.ts') ? paymentMessages(texts) : texts)),
  );
}

function mapTexts(bundle: Bundle, change: (text: string, key: MessageKey) => string): Bundle {
  const isKey = (key: string): key is MessageKey => Object.hasOwn(bundle, key);
  const keys = Object.keys(bundle).filter(isKey);
  return Object.fromEntries(keys.map((key) => [key, change(bundle[key], key)])) as Bundle;
}
