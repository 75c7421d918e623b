import type { FieldErrors } from '../errors.ts';
import type { Translator } from './translate.ts';

/** Use-cases and rules name messages by key, people read texts. What is no key stays as it is. */
export function translateError(text: string, t: Translator): string {
  return t.hasMessage(text) ? t(text) : text;
}

/** The same for errors of fields, nested as they are. */
export function translateFieldErrors(fields: FieldErrors, t: Translator): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { errors, children }]) => [
      name,
      {
        ...(errors && { errors: errors.map((text) => translateError(text, t)) }),
        ...(children && { children: translateFieldErrors(children, t) }),
      },
    ]),
  );
}
