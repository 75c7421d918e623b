import type { FieldErrors } from '../errors.ts';
import { readMessageRef } from './message-ref.ts';
import type { Translator } from './translate.ts';

/** Use-cases and rules name messages by key, people read texts. What is no key stays as it is. */
export function translateError(text: string, t: Translator): string {
  const { key, params } = readMessageRef(text);
  return t.hasMessage(key) ? t(key, params) : text;
}

/** The same for errors of fields, nested as they are; `say` may know more texts than keys. */
export function translateFieldErrors(
  fields: FieldErrors,
  t: Translator,
  say = (text: string) => translateError(text, t),
): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { errors, children }]) => [
      name,
      {
        ...(errors && { errors: errors.map(say) }),
        ...(children && { children: translateFieldErrors(children, t, say) }),
      },
    ]),
  );
}
