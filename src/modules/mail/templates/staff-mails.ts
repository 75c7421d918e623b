import type { Translator } from '#domain/i18n/translate.ts';

import type { MailDocument } from '../mail-document.ts';

interface StaffMailFacts {
  /** May be empty. */
  name: string;
  href: string;
  t: Translator;
}

/** `href` opens the form that sets the first password, once and for three days. */
export function writeStaffInvitation({
  name,
  href,
  shop,
  t,
}: StaffMailFacts & { shop: string }): MailDocument {
  return {
    subject: t('mail.staffInvitation.subject', { shop }),
    preview: t('mail.staffInvitation.preview'),
    blocks: [
      { kind: 'title', text: t('mail.staffInvitation.title') },
      { kind: 'text', text: greet(name, t) },
      { kind: 'text', text: t('mail.staffInvitation.text', { shop }) },
      { kind: 'button', label: t('mail.staffInvitation.open'), href },
      { kind: 'note', text: t('mail.staffInvitation.note') },
    ],
  };
}

/** `href` sets a new password, once and for half an hour. */
export function writeStaffReset({ name, href, email, t }: StaffMailFacts & { email: string }): MailDocument {
  return {
    subject: t('mail.staffReset.subject'),
    preview: t('mail.staffReset.preview'),
    blocks: [
      { kind: 'title', text: t('mail.staffReset.title') },
      { kind: 'text', text: greet(name, t) },
      { kind: 'text', text: t('mail.staffReset.text', { email }) },
      { kind: 'button', label: t('mail.staffReset.open'), href },
      { kind: 'note', text: t('mail.staffReset.note') },
    ],
  };
}

function greet(name: string, t: Translator): string {
  return name === '' ? t('mail.hello') : t('mail.helloName', { name });
}
