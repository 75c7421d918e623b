import { AppError, unavailable } from '#domain/errors.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';

const longestWords = 500;

/** What a carrier did not do, told to the staff: in its own words where it has refused. */
export async function orAppError<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'unavailable') throw unavailable('carriers.errors.silent', error);
    throw new AppError('conflict', 'carriers.errors.refused', {
      cause: error,
      params: { words: error.message.slice(0, longestWords) },
    });
  }
}
