import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import type {
  MailServerAnswer,
  MailServerChange,
  MailServerInput,
} from '#domain/schemas/mail-server.schema.ts';
import { checkEmail } from '#domain/validation.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import {
  deleteServer,
  selectServer,
  selectServerLocked,
  upsertServer,
  type StoredServer,
} from './mail-server.queries.ts';
import type { Mail, MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** What the password of the mail server is encrypted for. */
export const useOfMailPassword = 'mail:password';
const tag = 'mail-server';

interface MailServerOptions {
  db: Kysely<Database>;
  secrets: SecretBox;
  /** What the environment gives: a server, or files where it names none. */
  given: MailTransport;
}

/** Over what the shop's mails leave, and how the owner sets it up. */
export interface MailServer extends Invalidated, MailTransport {
  /** Whether mails leave the program now; from the cache. */
  isSending(): Promise<boolean>;
  read(): Promise<MailServerAnswer>;
  /** Throws 409 for a version that is not the present one, 422 without a password where one is needed. */
  change(change: MailServerChange): Promise<MailServerAnswer>;
  /** Mails are kept as files again, unless the environment names a server. */
  remove(): Promise<void>;
  /** A transport of its own over a server that is not stored; the caller closes it. Throws 422 as `change`. */
  tryOut(server: MailServerInput): Promise<MailTransport>;
}

/** Changes reach every instance with the next mail: each reads what is stored, for at most 10 s from its cache. */
export function createMailServer({ db, secrets, given }: MailServerOptions): MailServer {
  let open: { of: string; transport: MailTransport } | undefined;
  const cache = createLoadingCache<'server', { server: StoredServer | null }>({
    max: 1,
    ttlMs: 10_000,
    load: async () => new Map([['server', { server: await selectServer(db) }]]),
  });

  const readStored = async () => (await cache.get('server'))?.server ?? null;
  const isGiven = given.keepsMails !== true;

  /** Connections are kept from mail to mail, as long as the server is the same. */
  function transportTo(stored: StoredServer): MailTransport {
    const of = JSON.stringify(stored);
    if (open?.of === of) return open.transport;
    open?.transport.close();
    open = { of, transport: connect(stored, openPassword(stored)) };
    return open.transport;
  }

  function openPassword({ password }: StoredServer): string {
    const opened = secrets.decrypt(password, useOfMailPassword);
    if (opened === null)
      throw new Error('The stored password of the mail server cannot be read: enter it again');
    return opened;
  }

  function describe(stored: StoredServer | null): MailServerAnswer {
    const source = isGiven ? 'environment' : stored ? 'stored' : 'files';
    if (!stored) return { source, version: 0, stored: null };
    const { password, version, ...server } = stored;
    const hasPassword = password !== '' && secrets.decrypt(password, useOfMailPassword) !== null;
    return { source, version, stored: { ...server, hasPassword } };
  }

  /** A stored password goes to the server that it was given for, and to no other. */
  function passwordFor(input: MailServerInput, stored: StoredServer | null): string {
    if (input.password !== '' || input.username === '') return input.password;
    const isSame = stored?.host === input.host && stored.username === input.username;
    const password = isSame ? secrets.decrypt(stored.password, useOfMailPassword) : null;
    if (!password) throw fieldError('password', 'mailServer.errors.password');
    return password;
  }

  return {
    async send(mail) {
      const stored = isGiven ? null : await readStored();
      return (stored ? transportTo(stored) : given).send(mail);
    },
    close() {
      open?.transport.close();
      given.close();
    },
    invalidate(tags) {
      if (hasTag(tags, tag)) cache.clear();
    },

    isSending: async () => isGiven || (await readStored()) !== null,
    read: async () => describe(await selectServer(db)),

    async change({ version, ...input }) {
      return db.transaction().execute(async (trx) => {
        const stored = await selectServerLocked(trx);
        if ((stored?.version ?? 0) !== version) throw new AppError('conflict', 'content.errors.changed');
        const password = passwordFor(input, stored);
        const encrypted = password === '' ? '' : secrets.encrypt(password, useOfMailPassword);
        await upsertServer(trx, { ...input, password: encrypted });
        await notifyChange(trx, [tag]);
        return describe(await selectServer(trx));
      });
    },

    async remove() {
      await db.transaction().execute(async (trx) => {
        await deleteServer(trx);
        await notifyChange(trx, [tag]);
      });
    },

    tryOut: async (server) => connect(server, passwordFor(server, await selectServer(db))),
  };
}

type Access = Omit<StoredServer, 'password' | 'version'>;

/** Many servers take mails from the address alone that has signed in. */
function connect({ sender, ...access }: Access, password: string): MailTransport {
  const transport = createSmtpTransport({ ...access, password });
  const isAddress = access.username !== '' && checkEmail(access.username) === null;
  const address = sender !== '' ? sender : isAddress ? access.username : null;
  return { ...transport, send: (mail) => transport.send(address === null ? mail : sendFrom(mail, address)) };
}

/** Who answers still writes to the shop's own address. */
function sendFrom(mail: Mail, address: string): Mail {
  const { from } = mail;
  if (from.address === address) return mail;
  const isOwn = !from.address.startsWith('no-reply@');
  return { ...mail, from: { ...from, address }, ...(isOwn && { replyTo: mail.replyTo ?? from.address }) };
}
