import { readMessageRef } from '#domain/i18n/message-ref.ts';
import type { messages } from '#locales/en/validation.ts';
import type { Language } from '#locales/languages.ts';

import { textPart } from './text-part.ts';

const texts = textPart<typeof messages>('validation');

/** What a schema says of a value, as an answer of the API refers to it; null for what is no such message. */
export function printMessageRef(text: string, language: Language): string | null {
  const { key, params } = readMessageRef(text);
  return texts.has(key) ? texts.print(language)(key, params) : null;
}
