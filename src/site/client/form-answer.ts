import type { Translator } from '#domain/i18n/translate.ts';
import type { FormAnswer } from '#ui/form/form-state.ts';

import type { ApiFailure } from './api-client.ts';

/**
 * A failed call as a form takes it: errors at fields where the server named some, else one for the whole
 * form. Undefined for the server's own failure, which the form tells in its own words.
 */
export function toFormAnswer(failure: ApiFailure, t: Translator): FormAnswer | undefined {
  const { status, message, errors, children } = failure;
  if (status === null) return { errors: [t('errors.network')] };
  if (status === 429 || status === 503) return { errors: [t('errors.tooManyRequests')] };
  if (status >= 500) return undefined;
  return { errors: errors ?? (children ? [] : [message]), ...(children && { children }) };
}
