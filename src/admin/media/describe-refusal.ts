import { uploadRefusals } from '#domain/schemas/media.schema.ts';

import { ApiError } from '../api/api-error.ts';
import { printText } from '../i18n/use-texts.ts';
import { describeFailure } from '../ui/notify.ts';
import { mediaTexts } from './media.texts.ts';

/** Why a file was not taken, in the words of the admin's language. */
export function describeRefusal(error: unknown): string {
  const reason = error instanceof ApiError ? error.data['reason'] : undefined;
  const known = uploadRefusals.find((one) => one === reason);
  return known ? printText(mediaTexts, `refused.${known}`) : describeFailure(error);
}
