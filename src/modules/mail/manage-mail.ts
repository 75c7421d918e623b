import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MailTest, MailTestRequest } from '#domain/schemas/mail-server.schema.ts';
import type { MailState } from '#domain/schemas/mail-state.schema.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { readWaitingMails } from './mail-health.ts';
import type { MailServer } from './mail-server.ts';
import { sendTestMail } from './send-test-mail.ts';

/** How mails leave the shop, as the staff sees and sets it up. */
export interface MailManagement {
  readState(): Promise<MailState>;
  server: Pick<MailServer, 'read' | 'change' | 'remove'>;
  /** See `sendTestMail`; so many an hour. */
  test(request: MailTestRequest): Promise<MailTest>;
}

interface MailManagementOptions {
  db: Kysely<Database>;
  mailServer: MailServer;
  settings: Pick<SettingsReader, 'read'>;
  limits: Pick<RateLimiter, 'take'>;
  origin: () => string;
}

/** A test mail opens a connection to whatever server is named. */
export const testMails = { key: 'mail-test', limit: 30, windowSeconds: 3600 };

export function createMailManagement({
  db,
  mailServer,
  settings,
  limits,
  origin,
}: MailManagementOptions): MailManagement {
  return {
    readState: async () => ({
      isSent: await mailServer.isSending(),
      hasAddress: (await settings.read()).common.emails.length > 0,
      waiting: await readWaitingMails(db),
    }),
    server: mailServer,
    async test(request) {
      await limits.take(testMails);
      return sendTestMail({ settings, mailServer, origin }, request);
    },
  };
}
