/** A file that goes with a mail. */
export interface MailAttachment {
  name: string;
  bytes: Buffer;
}

/** A mail ready to be sent. */
export interface Mail {
  from: { name: string; address: string };
  to: string[];
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
  /** Where its reader ends such mails by one request (RFC 8058); with mail that is not about an own order or account. */
  unsubscribe?: string;
  /** The same however often the mail is tried, so that mailboxes can drop the second of two. */
  messageId: string;
  date: Date;
}

/**
 * Where mails leave the program. `send` resolves once somebody else answers for the mail, or with `kept`:
 * it is a file here, and nobody gets it.
 */
export interface MailTransport {
  send(mail: Mail): Promise<void | 'kept'>;
  /** Mails stay here: nobody gets them. */
  keepsMails?: true;
  close(): void;
}
