import type { ResetRequestAnswer } from '#domain/schemas/account.schema.ts';

/** The same for any email, known or not. */
export async function answerResetRequest(mail: {
  readState(): Promise<{ isSent: boolean }>;
}): Promise<ResetRequestAnswer> {
  const { isSent } = await mail.readState();
  return isSent ? { success: true } : { success: true, isSent: false };
}
