import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Names in lower case, values unfolded, in the order received. */
  headers: [name: string, value: string][];
  raw: string;
}

export interface MailServer {
  url: string;
  port: number;
  mails: ReceivedMail[];
  stop(): Promise<void>;
}

interface MailServerOptions {
  /** A free one by default. */
  port?: number;
  /** Answers a mail with a code such as 451; undefined takes it. */
  refuse?: (mail: ReceivedMail) => number | undefined;
  /** Takes such a mail and never answers. */
  hang?: (mail: ReceivedMail) => boolean;
  /** Who may send; default anyone. */
  account?: { user: string; password: string };
  /** TLS from the first byte, with a certificate that nobody vouches for. */
  secure?: boolean;
}

/** A mail server on the loopback that keeps what it is given. */
export async function startMailServer({
  port = 0,
  refuse,
  hang,
  account,
  secure = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    secure,
    disabledCommands: account ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === account?.user && password === account?.password;
      return isKnown ? done(null, { user: username }) : done(new Error('Invalid username or password'));
    },
    disableReverseLookup: true,
    logger: false,
    // Open connections of a pool do not keep it from stopping.
    closeTimeout: 50,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          headers: readHeaders(raw),
          raw,
        };
        if (hang?.(mail)) return;
        const code = refuse?.(mail);
        if (code !== undefined) return done(Object.assign(new Error('Not now'), { responseCode: code }));
        mails.push(mail);
        return done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readHeaders(raw: string): [string, string][] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
}
