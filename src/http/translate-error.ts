import type { FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';
import { translateError, translateFieldErrors } from '#domain/i18n/translate-errors.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { sayInRussian } from '#i18n/russian-errors.ts';
import type { Language } from '#locales/languages.ts';

/**
 * Gives the error with its texts in the shop's language, or, for a call of the back office, in the one that
 * the request asks for: use-cases and schemas name messages by key (`forms.errors.email`), people read them. What is no key is plain English, and stays so but for staff who read
 * Russian.
 */
export function createErrorTranslator(settings: {
  read(): Promise<{ language: Language }>;
}): (error: unknown, request: FastifyRequest) => Promise<unknown> {
  return async (error, request) => {
    if (!(error instanceof AppError)) return error;
    const asked = languageOfStaff(request);
    const t = translatorOf(asked ?? (await settings.read()).language);
    const say = (text: string) =>
      asked === 'ru' ? sayInRussian(translateError(text, t)) : translateError(text, t);
    const { code, message, errors, children, data, retryAfter } = error;
    return new AppError(code, say(message), {
      cause: error,
      ...(errors && { errors: errors.map(say) }),
      ...(children && { children: translateFieldErrors(children, t, say) }),
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
