/** A letter ready to be sent. */
export interface Mail {
  from: { name: string; address: string };
  to: string[];
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** The same however often the letter is tried, so that mailboxes can drop the second of two. */
  messageId: string;
  date: Date;
}

/** Where letters leave the program. `send` resolves once somebody else answers for the letter. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  /** Letters stay here: nobody gets them. */
  keepsLetters?: true;
  close(): void;
}
