import { AppError, type FieldErrors } from '#domain/errors.ts';
import type { Translator } from '#domain/i18n/translate.ts';
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
    return new AppError(code, translate(t, message), {
      cause: error,
      ...(errors && { errors: errors.map((text) => translate(t, text)) }),
      ...(children && { children: translateFields(t, children) }),
      ...(data && { data }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  };
}

function translateFields(t: Translator, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { errors, children }]) => [
      name,
      {
        ...(errors && { errors: errors.map((text) => translate(t, text)) }),
        ...(children && { children: translateFields(t, children) }),
      },
    ]),
  );
}

function translate(t: Translator, text: string): string {
  return t.hasMessage(text) ? t(text) : text;
}
