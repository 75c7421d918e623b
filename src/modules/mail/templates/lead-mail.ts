import type { Translator } from '#domain/i18n/translate.ts';
import { phoneHref } from '#domain/link-target.ts';
import { formatPhone } from '#domain/phone-format.ts';

import type { MailDocument, MailFact } from '../mail-document.ts';

export interface LeadMail {
  id: number;
  name: string;
  phone: string;
  email: string;
  text: string;
  product: string;
  /** The product's page; empty when there is none. */
  productHref: string;
  /** The page that the form stood on; empty when unknown. */
  url: string;
  utm: Readonly<Record<string, string>>;
}

/** To the manager. */
export function writeNewLead(lead: LeadMail, t: Translator): MailDocument {
  const campaign = Object.entries(lead.utm).map(([name, value]) => `${name}: ${value}`);
  const callHref = phoneHref(lead.phone);
  const facts: MailFact[] = [
    { label: t('forms.name'), value: lead.name },
    {
      label: t('forms.phone'),
      value: formatPhone(lead.phone),
      ...(callHref !== null && { href: callHref }),
    },
    { label: t('forms.email'), value: lead.email, href: `mailto:${encodeURI(lead.email)}` },
    {
      label: t('mail.lead.product'),
      value: lead.product,
      ...(lead.productHref && { href: lead.productHref }),
    },
    { label: t('mail.lead.page'), value: lead.url, href: lead.url },
    { label: t('mail.lead.campaign'), value: campaign.join('\n') },
  ];
  return {
    subject: t('mail.lead.subject', { name: lead.name }),
    preview: lead.product || lead.text || formatPhone(lead.phone),
    blocks: [
      { kind: 'title', text: t('mail.lead.title') },
      ...(lead.text === '' ? [] : [{ kind: 'quote', text: lead.text } as const]),
      { kind: 'facts', rows: facts.filter(({ value }) => value !== '') },
    ],
  };
}
