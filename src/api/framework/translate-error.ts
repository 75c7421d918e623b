import type { FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';
import { translateError, translateFieldErrors } from '#domain/i18n/translate-errors.ts';
import type { SettingsReader } from '#services/settings/settings-reader.ts';
import { translatorOf } from '#services/translations/messages-of.ts';

/**
 * Gives the error with its texts in the shop's language, or, for a call of the back office, in the one that
 * the request asks for: use-cases and body schemas name messages by key
 * (`forms.errors.email`), people read them. What is no key stays as it is.
 */
export function createErrorTranslator(
  settings: Pick<SettingsReader, 'read'>,
): (error: unknown, request: FastifyRequest) => Promise<unknown> {
  return async (error, request) => {
    if (!(error instanceof AppError)) return error;
    const language = languageOfStaff(request) ?? (await settings.read()).language;
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

/** Staff may read the back office in another language than the shop's. */
function languageOfStaff({ url, headers }: FastifyRequest): 'en' | 'ru' | null {
  if (!url.startsWith('/api/admin/')) return null;
  const asked = headers['accept-language']?.slice(0, 2).toLowerCase();
  return asked === 'en' || asked === 'ru' ? asked : null;
}
