import type { Translator } from '#domain/i18n/translate.ts';

import type { MailDocument } from '../mail-document.ts';

interface AccountMailFacts {
  /** Of the person; may be empty. */
  firstName: string;
  href: string;
  t: Translator;
}

/** `href` confirms the address, as that of `writeEmailConfirmation` does. */
export function writeWelcome({
  firstName,
  href,
  shop,
  t,
}: AccountMailFacts & { shop: string }): MailDocument {
  return {
    subject: t('mail.welcome.subject', { shop }),
    preview: t('mail.welcome.preview'),
    blocks: [
      { kind: 'title', text: t('mail.welcome.title') },
      { kind: 'text', text: firstName === '' ? t('mail.hello') : t('mail.helloName', { name: firstName }) },
      { kind: 'text', text: t('mail.welcome.text') },
      { kind: 'text', text: t('mail.welcome.confirm') },
      { kind: 'button', label: t('mail.confirm.open'), href },
      { kind: 'note', text: t('mail.welcome.note') },
    ],
  };
}

/** `href` confirms the address, once and for a week, for whoever is signed in to the account. */
export function writeEmailConfirmation({
  firstName,
  href,
  email,
  t,
}: AccountMailFacts & { email: string }): MailDocument {
  return {
    subject: t('mail.confirm.subject'),
    preview: t('mail.confirm.preview'),
    blocks: [
      { kind: 'title', text: t('mail.confirm.title') },
      { kind: 'text', text: firstName === '' ? t('mail.hello') : t('mail.helloName', { name: firstName }) },
      { kind: 'text', text: t('mail.confirm.text', { email }) },
      { kind: 'button', label: t('mail.confirm.open'), href },
      { kind: 'note', text: t('mail.confirm.note') },
    ],
  };
}

/** `href` sets a new password, once and for an hour. */
export function writePasswordReset({
  firstName,
  href,
  email,
  t,
}: AccountMailFacts & { email: string }): MailDocument {
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
