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

/** `href` opens the builder on the page, with the comment. */
export function writeMention({
  name,
  author,
  text,
  page,
  sectionName,
  href,
  t,
}: StaffMailFacts & { author: string; text: string; page: string; sectionName: string }): MailDocument {
  return {
    subject: t('mail.mention.subject', { author, page }),
    preview: text.slice(0, 140),
    blocks: [
      { kind: 'title', text: t('mail.mention.title') },
      { kind: 'text', text: greet(name, t) },
      { kind: 'text', text: t('mail.mention.text', { author, page }) },
      ...(sectionName === ''
        ? []
        : [{ kind: 'facts' as const, rows: [{ label: t('mail.mention.section'), value: sectionName }] }]),
      { kind: 'quote', text },
      { kind: 'button', label: t('mail.mention.open'), href },
      { kind: 'note', text: t('mail.mention.note') },
    ],
  };
}

function greet(name: string, t: Translator): string {
  return name === '' ? t('mail.hello') : t('mail.helloName', { name });
}
