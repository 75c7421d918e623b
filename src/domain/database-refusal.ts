import type { MessageKey } from '#locales/message-keys.ts';

import { AppError } from './errors.ts';

/** SQLSTATEs of what contradicts other rows: a row that is referred to, or has gone, or is there already. */
const contradictions = new Set(['23001', '23503', '23505', '23P01']);

/**
 * A value that PostgreSQL itself refused: 409 for what contradicts what is stored by now, 422 for what cannot be
 * stored at all; null for any other error. A net below the schemas: what falls into it lacks a rule there.
 */
export function asDatabaseRefusal(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return null;
  const state = String(error.code);
  if (contradictions.has(state))
    return new AppError('conflict', 'errors.contradicted' satisfies MessageKey, { cause: error });
  if (state.startsWith('22') || state.startsWith('23'))
    return new AppError('validation_failed', 'errors.unstorable' satisfies MessageKey, { cause: error });
  return null;
}
