import { pageMessages } from '#i18n/page-messages.ts';
import type { Language } from '#locales/languages.ts';
import type { PageMessageKey } from '#locales/message-keys.ts';

/** The few texts that an island shows: whole bundles stay on the server. */
export function pickMessages<Key extends PageMessageKey>(
  language: Language,
  keys: readonly Key[],
): Record<Key, string> {
  const messages = pageMessages.messagesOf(language);
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Record<Key, string>;
}
