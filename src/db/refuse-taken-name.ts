import { fieldError } from '#domain/errors.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { isUniqueViolation } from './is-unique-violation.ts';

/** Gives what was written; throws 422 at `name`, with these words, where another row has the name already. */
export async function refuseTakenName<Result>(writing: Promise<Result>, words: MessageKey): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldError('name', words);
    throw error;
  }
}
