import type { FastifyRequest } from 'fastify';

import { AppError } from '#domain/errors.ts';
import { translateError } from '#domain/i18n/translate-errors.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { isLanguage, type Language } from '#locales/languages.ts';

/**
 * Gives the error with its texts in the shop's language, or, for a call of the back office, in the one that
 * the request asks for: use-cases and schemas name messages by key (`forms.errors.email`), people read them.
 */
export function createErrorTranslator(settings: {
  read(): Promise<{ language: Language }>;
}): (error: unknown, request: FastifyRequest) => Promise<unknown> {
  return async (error, request) => {
    if (!(error instanceof AppError)) return error;
    const t = translatorOf(languageOfStaff(request) ?? (await settings.read()).language);
    return error.inWords((text) => translateError(text, t));
  };
}

/** Staff may read the back office in another language than the shop's. */
export function languageOfStaff({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language | null {
  if (!url.startsWith('/api/admin/')) return null;
  const asked = headers['accept-language']?.slice(0, 2).toLowerCase();
  return isLanguage(asked) ? asked : null;
}
