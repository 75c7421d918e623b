import { randomUUID } from 'node:crypto';

import { AppError } from '#domain/errors.ts';
import type { MailTest, MailTestRequest } from '#domain/schemas/mail-server.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { withTimeout } from '#platform/timeouts/with-timeout.ts';

import { composeMail } from './compose-mail.ts';
import { describeFailure } from './describe-failure.ts';
import { readMailBrand, type MailBrand } from './mail-brand.ts';
import type { MailServer } from './mail-server.ts';
import type { MailTransport } from './mail-transport.ts';

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
  const brand = readMailBrand(await settings.read(), { origin: origin() });
  try {
    return await sendNow(transport, { mail: writeTestMail(brand), brand, to });
  } finally {
    if (server) transport.close();
  }
}

/** Hands a mail to the server now, past all that waits, and tells what came of it. */
export async function sendNow(
  transport: MailTransport,
  { mail, brand, to }: { mail: ReturnType<typeof composeMail>; brand: MailBrand; to: string },
): Promise<MailTest> {
  const { hostname } = new URL(brand.origin);
  const message = {
    from: { name: brand.name, address: brand.emails[0] ?? `no-reply@${hostname}` },
    to: [to],
    ...mail,
    messageId: `<test-${randomUUID()}@${hostname}>`,
    date: new Date(),
  };
  try {
    await withTimeout(transport.send(message), testMs, 'ETIMEDOUT');
    return { outcome: 'sent', detail: '' };
  } catch (error) {
    return describeFailure(error);
  }
}

function writeTestMail(brand: MailBrand): ReturnType<typeof composeMail> {
  const t = translatorOf(brand.language);
  const document = {
    subject: t('mail.test.subject', { shop: brand.name }),
    preview: t('mail.test.text'),
    blocks: [
      { kind: 'title' as const, text: t('mail.test.title') },
      { kind: 'text' as const, text: t('mail.test.text') },
    ],
  };
  return composeMail(document, brand);
}
