import { createTransport } from 'nodemailer';

import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './to-message.ts';

/** A server that is silent for so long is away; the letter is tried again later. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Sends over the server of an address such as `smtp://user:password@host:587`, with a few open connections. */
export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({ url, pool: true, maxConnections: 4, maxMessages: 100, ...timeouts });
  return {
    async send(mail) {
      try {
        await transporter.sendMail(toMessage(mail));
      } catch (error) {
        throw hideAddresses(error);
      }
    },
    close: () => transporter.close(),
  };
}

/** Servers repeat the address of the recipient, which is nobody's business in a log. */
function hideAddresses(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The mail server refused the letter');
  const safe = new Error(error.message.replace(/[^\s<>@]{1,64}@[^\s<>@]{1,255}/g, '…@…'));
  safe.name = 'MailError';
  return Object.assign(safe, 'code' in error && { code: error.code });
}
