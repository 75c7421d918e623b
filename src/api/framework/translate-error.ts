import { AppError } from '#domain/errors.ts';
import { translateError, translateFieldErrors } from '#domain/i18n/translate-errors.ts';
import type { SettingsReader } from '#services/settings/settings-reader.ts';
import { translatorOf } from '#services/translations/messages-of.ts';

/**
 * Gives the error with its texts in the shop's language: use-cases and body schemas name messages by key
 * (`forms.errors.email`), people read them. What is no key stays as it is.
 */
export function createErrorTranslator(
  settings: Pick<SettingsReader, 'read'>,
): (error: unknown) => Promise<unknown> {
  return async (error) => {
    if (!(error instanceof AppError)) return error;
    const { language } = await settings.read();
    const t = translatorOf(language);
    const { code, message, errors, children, data, retryAfter } = error;
    return new AppError(code, translateError(message, t), {
      cause: error,
      ...(errors && { errors: errors.map((text) => translateError(text, t)) }),
      ...(children && { children: translateFieldErrors(children, t) }),
      ...(data && { data }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  };
}
