import { AppError } from '#domain/errors.ts';
import type { MessageKey } from '#locales/message-keys.ts';

/** What is wrong with a file; `cause` is for the log. */
export function refuseUpload(message: MessageKey, cause?: unknown): AppError {
  return new AppError('validation_failed', message, { ...(cause !== undefined && { cause }) });
}
