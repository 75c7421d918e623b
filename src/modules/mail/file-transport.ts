import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './to-message.ts';

interface FileTransportOptions {
  folder: string;
  log: { info(details: object, message: string): void };
}

/** Keeps mails as `.eml` files, which mail programs open: for shops without a mail server. */
export function createFileTransport({ folder, log }: FileTransportOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  log.info({ folder }, 'No SMTP_URL is set: mails are kept as files, unless the admin names a mail server');
  return {
    keepsMails: true,
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail));
      const file = `${mail.date.toISOString().replace(/[:.]/g, '-')}-${mail.messageId.replace(/[^\w-]+/g, '_')}.eml`;
      await mkdir(folder, { recursive: true });
      // Under its name only when it is whole. It may hold a link to an account: nobody else reads it.
      const draft = join(folder, `.${file}.tmp`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, file));
      log.info({ file }, 'A mail was kept as a file');
      return 'kept';
    },
    close: () => {},
  };
}
