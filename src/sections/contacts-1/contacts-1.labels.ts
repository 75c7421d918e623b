import type { SectionLabels } from '../framework/labels.ts';
import { contactFieldLabels } from '../framework/contact-labels.ts';

export const contacts1Labels: SectionLabels = {
  name: { en: 'Contacts', ru: 'Контакты' },
  about: {
    en: 'Phones, addresses and hours from the settings, in columns.',
    ru: 'Телефоны, адреса и часы из настроек, в колонках.',
  },
  purpose: 'contact',
  fields: { ...contactFieldLabels },
  presets: {
    'facts-and-map': { en: 'Contacts and map', ru: 'Контакты и карта' },
    facts: { en: 'Contacts alone', ru: 'Только контакты' },
  },
};
