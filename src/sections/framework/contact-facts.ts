import { phoneHref, safeHref, whatsappHref } from '#domain/link-target.ts';
import { displayPhone } from '#domain/phone-display.ts';
import { postalLines } from '#domain/postal-address.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

export interface ContactLink {
  text: string;
  href: string;
  newTab: boolean;
  /** Phones and larger screens have their own flags (settings.common.showOn(Mobile)Contacts). */
  onDesktop: boolean;
  onMobile: boolean;
}

export interface ContactFacts {
  phones: ContactLink[];
  emails: ContactLink[];
  messengers: ContactLink[];
  socials: ContactLink[];
  /** Lines of the postal address, without the country's code. */
  address: string[];
  workTime: string[];
}

const networks: [keyof Settings['socials'], string][] = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['telegram', 'Telegram'],
  ['vk', 'VK'],
  ['twitter', 'X (Twitter)'],
  ['tiktok', 'TikTok'],
  ['linkedIn', 'LinkedIn'],
  ['medium', 'Medium'],
];

/** What contacts sections show, in the order and with the visibility of the settings. */
export function contactFacts({ common, socials }: Settings): ContactFacts {
  const link = (kind: 'phone' | 'email' | 'telegram' | 'whatsapp') => (text: string, href: string | null) => {
    const onDesktop = common.showOnContacts[kind];
    const onMobile = common.showOnMobileContacts[kind];
    if (href === null || !(onDesktop || onMobile)) return [];
    return [{ text, href, newTab: /^https?:/.test(href), onDesktop, onMobile }];
  };
  return {
    phones: common.phones.flatMap((phone) => link('phone')(displayPhone(phone), phoneHref(phone))),
    emails: common.emails.flatMap((email) =>
      link('email')(email, email.trim() === '' ? null : `mailto:${email.trim()}`),
    ),
    messengers: [
      ...common.whatsapps.flatMap((phone, index) =>
        link('whatsapp')(
          index === 0 ? 'WhatsApp' : `WhatsApp ${displayPhone(phone)}`,
          whatsappHref(phone, common.whatsappMessage),
        ),
      ),
      ...link('telegram')('Telegram', safeHref(common.telegram)),
    ],
    socials: networks.flatMap(([key, text]) => {
      const href = safeHref(socials[key]);
      return href === null ? [] : [{ text, href, newTab: true, onDesktop: true, onMobile: true }];
    }),
    address: postalLines(common.address),
    workTime: common.workTime.split(/\r?\n/).filter((line) => line.trim() !== ''),
  };
}
