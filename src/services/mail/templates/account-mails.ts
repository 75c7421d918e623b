import type { Translator } from '#domain/i18n/translate.ts';

import type { MailDocument } from '../mail-document.ts';

interface Letter {
  /** Of the person; may be empty. */
  firstName: string;
  href: string;
  t: Translator;
}

export function writeWelcome({ firstName, href, shop, t }: Letter & { shop: string }): MailDocument {
  return {
    subject: t('mail.welcome.subject', { shop }),
    preview: t('mail.welcome.preview'),
    blocks: [
      { kind: 'title', text: t('mail.welcome.title') },
      { kind: 'text', text: firstName === '' ? t('mail.hello') : t('mail.helloName', { name: firstName }) },
      { kind: 'text', text: t('mail.welcome.text') },
      { kind: 'button', label: t('mail.welcome.open'), href },
      { kind: 'note', text: t('mail.welcome.note') },
    ],
  };
}

/** `href` sets a new password, once and for an hour. */
export function writePasswordReset({ firstName, href, email, t }: Letter & { email: string }): MailDocument {
  return {
    subject: t('mail.reset.subject'),
    preview: t('mail.reset.preview'),
    blocks: [
      { kind: 'title', text: t('mail.reset.title') },
      { kind: 'text', text: firstName === '' ? t('mail.hello') : t('mail.helloName', { name: firstName }) },
      { kind: 'text', text: t('mail.reset.text', { email }) },
      { kind: 'button', label: t('mail.reset.open'), href },
      { kind: 'note', text: t('mail.reset.note') },
    ],
  };
}
