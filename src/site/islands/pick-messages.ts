import { messagesOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';

/** The few texts that an island shows: whole bundles stay on the server. */
export function pickMessages<Key extends string>(
  language: Language,
  keys: readonly Key[],
): Record<Key, string> {
  const messages: Readonly<Record<string, string>> = messagesOf(language);
  return Object.fromEntries(keys.map((key) => [key, messages[key] ?? key])) as Record<Key, string>;
}
