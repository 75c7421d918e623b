import { mapFieldErrors, type FieldErrors } from '../errors.ts';
import { readMessageRef } from './message-ref.ts';
import type { Translator } from './translate.ts';

/** Use-cases and rules name messages by key, people read texts. What is no key stays as it is. */
export function translateError(text: string, t: Translator): string {
  const { key, params } = readMessageRef(text);
  return t.hasMessage(key) ? t(key, params) : text;
}

/** The same for errors of fields, nested as they are. */
export function translateFieldErrors(fields: FieldErrors, t: Translator): FieldErrors {
  return mapFieldErrors(fields, (text) => translateError(text, t));
}
