import type { MailTest } from '#domain/schemas/mail-server.schema.ts';

type Outcome = Exclude<MailTest['outcome'], 'sent'>;

/** What a mail that could not be sent says, in words and as a kind. */
export interface MailFailure {
  outcome: Outcome;
  /** Of the server or the connection, word by word. */
  detail: string;
}

export function describeFailure(error: unknown): MailFailure {
  const detail = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { outcome: outcomeOf(code, detail), detail };
}

/** As `describeFailure`, of what the outbox has noted: `MailError [ETIMEDOUT]: Greeting never received`. */
export function readNotedFailure(noted: string): MailFailure {
  const { code = '', detail = noted } =
    /^\w+(?: \[(?<code>\w+)\])?: (?<detail>[^]*)$/.exec(noted)?.groups ?? {};
  return { outcome: outcomeOf(code, detail), detail };
}

/** By nodemailer's codes (lib/errors.js); TLS that the other side does not speak comes as ESOCKET. */
function outcomeOf(code: string, detail: string): Outcome {
  if (/\b(?:ssl|tls|starttls|certificate)\b|wrong version number/i.test(detail)) return 'security';
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'login';
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(detail)) return 'unknownHost';
  if (code === 'ETIMEDOUT' || detail === 'ETIMEDOUT') return 'silent';
  if (code === 'ETLS') return 'security';
  if (code === 'EENVELOPE') return 'address';
  if (['ESOCKET', 'ECONNECTION', 'ECONNREFUSED', 'ECONNRESET'].includes(code)) return 'unreachable';
  return 'refused';
}
