import type { Language } from '#locales/languages.ts';
import type { MessageKey, ServerMessageKey } from '#locales/message-keys.ts';
import type { Texts } from '#locales/messages.ts';

import { createBundles, joinFiles } from './message-bundles.ts';
import { pageMessages } from './page-messages.ts';

type Bundle = Readonly<Record<MessageKey, string>>;

/** What browsers are never told but in an answer. */
const files = import.meta.glob<Texts>('../locales/*/{errors,files,invoices,mail,reports}.ts', {
  import: 'messages',
  eager: true,
});

/** All texts that the server says. */
const bundles = createBundles<MessageKey>((language) => ({
  ...pageMessages.messagesOf(language),
  ...(joinFiles(files, language) as Readonly<Record<ServerMessageKey, string>>),
}));

export const { messagesOf, translatorOf } = bundles;

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
    bundles.replace(language, bundle);
    pageMessages.replace(language, bundle);
  };
  put(mapTexts(before, (text, key) => change(text, key) ?? english[key]));
  return () => put(before);
}

function mapTexts(bundle: Bundle, change: (text: string, key: MessageKey) => string): Bundle {
  const isKey = (key: string): key is MessageKey => Object.hasOwn(bundle, key);
  const keys = Object.keys(bundle).filter(isKey);
  return Object.fromEntries(keys.map((key) => [key, change(bundle[key], key)])) as Bundle;
}
