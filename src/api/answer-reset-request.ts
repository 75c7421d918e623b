import type { ResetRequestAnswer } from '#domain/schemas/account.schema.ts';

import type { ApiDeps } from './api-deps.ts';

/** The same for any email, known or not. */
export async function answerResetRequest(mail: ApiDeps['mail']): Promise<ResetRequestAnswer> {
  const { isSent } = await mail.readState();
  return isSent ? { success: true } : { success: true, isSent: false };
}
