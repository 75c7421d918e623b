import { createTransport } from 'nodemailer';

import type { MailSecurity } from '#domain/schemas/mail-server.schema.ts';
import { laneWorkers } from '#platform/outbox/lanes.ts';
import { inSpan } from '#platform/tracing/tracing.ts';

import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './to-message.ts';

export interface SmtpServer {
  host: string;
  port: number;
  security: MailSecurity;
  /** Empty: no signing in. */
  username: string;
  password: string;
}

/** A server that is silent for so long is away; the mail is tried again later. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

/** One for each worker of the outbox: an urgent email waits behind none that hangs. */
const connections = Object.values(laneWorkers).reduce((sum, workers) => sum + workers, 0);

/**
 * Sends over a server, or that of an address such as `smtp://user:password@host:587`, with a few open
 * connections. What fails is a `MailError` with nodemailer's code.
 */
export function createSmtpTransport(server: string | SmtpServer): MailTransport {
  const access = typeof server === 'string' ? { url: server } : describeAccess(server);
  const transporter = createTransport({
    ...access,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    ...timeouts,
  });
  return {
    async send(mail) {
      await inSpan('SMTP send', { kind: 'client' }, async () => {
        try {
          await transporter.sendMail(toMessage(mail));
        } catch (error) {
          throw hideAddresses(error);
        }
      });
    },
    close: () => transporter.close(),
  };
}

function describeAccess({ host, port, security, username, password }: SmtpServer) {
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ...(username !== '' && { auth: { user: username, pass: password } }),
  };
}

/** Servers repeat the address of the recipient, which is nobody's business in a log or a trace. */
function hideAddresses(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The mail server refused the email');
  const safe = new Error(error.message.replace(/[^\s<>@]{1,64}@[^\s<>@]{1,255}/g, '…@…'));
  safe.name = 'MailError';
  return Object.assign(safe, 'code' in error && { code: error.code });
}
