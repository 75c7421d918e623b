import type { ResetRequestAnswer } from '#domain/schemas/account.schema.ts';

/** Knows whether mails leave the shop. */
export interface MailStateReader {
  readState(): Promise<{ isSent: boolean }>;
}

/** The same for any email, known or not. */
export async function answerResetRequest(mail: MailStateReader): Promise<ResetRequestAnswer> {
  const { isSent } = await mail.readState();
  return isSent ? { success: true } : { success: true, isSent: false };
}
