import type { Mail, MailTransport } from '#modules/mail/mail-transport.ts';

export interface MailBox extends MailTransport {
  mails: Mail[];
}

/** Keeps what is sent. */
export function createMailBox(): MailBox {
  const mails: Mail[] = [];
  return {
    mails,
    send: async (mail) => void mails.push(mail),
    close: () => {},
  };
}
