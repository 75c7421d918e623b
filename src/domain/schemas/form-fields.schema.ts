import { z } from 'zod';

import type { MessageKey } from '#locales/message-keys.ts';

import { cleanLine, normalizeEmail } from '../text.ts';
import { checkPassword } from '../password-rules.ts';
import { checkEmail, checkNoEmpty, checkRules, type Rule } from '../validation.ts';

/**
 * A line of text that passes the rules of forms. Errors are keys of messages: the API answers them in the
 * shop's language.
 */
export function lineField(maxLength: number, ...rules: readonly Rule[]) {
  return ruledText(cleanLine, rules).max(maxLength);
}

/** A required address of mail, in the form that is stored. */
export function emailField() {
  return ruledText(normalizeEmail, [checkNoEmpty, checkEmail]);
}

/** A password to set; spaces and capitals are part of it. */
export function newPasswordField() {
  return ruledText((text) => text, [checkNoEmpty, checkPassword]);
}

/** A text in a clean form that passes rules. */
export function ruledText(clean: (text: string) => string, rules: readonly Rule[]) {
  return z
    .string({ error: 'forms.errors.noEmpty' satisfies MessageKey })
    .overwrite(clean)
    .refine((text) => checkRules(text, rules) === null, {
      error: ({ input }) => checkRules(input, rules) ?? undefined,
    });
}
