import { randomUUID } from 'node:crypto';

import { AppError } from '#domain/errors.ts';
import type { MailTest, MailTestRequest } from '#domain/schemas/mail-server.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { withTimeout } from '#platform/timeouts/with-timeout.ts';

import { composeMail } from './compose-mail.ts';
import { describeFailure } from './describe-failure.ts';
import { readMailBrand } from './mail-brand.ts';
import type { MailServer } from './mail-server.ts';
import type { Mail } from './mail-transport.ts';

interface TestMailDeps {
  settings: Pick<SettingsReader, 'read'>;
  mailServer: MailServer;
  origin: () => string;
}

const testMs = 30_000;

/**
 * Hands a mail to the server and tells what came of it. Throws 422 for a server whose password is missing,
 * 409 when there is none to send over.
 */
export async function sendTestMail(
  { settings, mailServer, origin }: TestMailDeps,
  { to, server }: MailTestRequest,
): Promise<MailTest> {
  if (!server && !(await mailServer.isSending())) throw new AppError('conflict', 'mailServer.errors.none');
  const transport = server ? await mailServer.tryOut(server) : mailServer;
  const mail = writeTestMail(await settings.read(), origin(), to);
  try {
    await withTimeout(transport.send(mail), testMs, 'ETIMEDOUT');
    return { outcome: 'sent', detail: '' };
  } catch (error) {
    return describeFailure(error);
  } finally {
    if (server) transport.close();
  }
}

function writeTestMail(known: Awaited<ReturnType<SettingsReader['read']>>, origin: string, to: string): Mail {
  const brand = readMailBrand(known, { origin });
  const t = translatorOf(brand.language);
  const { hostname } = new URL(origin);
  const document = {
    subject: t('mail.test.subject', { shop: brand.name }),
    preview: t('mail.test.text'),
    blocks: [
      { kind: 'title' as const, text: t('mail.test.title') },
      { kind: 'text' as const, text: t('mail.test.text') },
    ],
  };
  return {
    from: { name: brand.name, address: brand.emails[0] ?? `no-reply@${hostname}` },
    to: [to],
    ...composeMail(document, brand),
    messageId: `<test-${randomUUID()}@${hostname}>`,
    date: new Date(),
  };
}
