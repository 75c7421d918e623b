import type { SectionLabels } from '../framework/labels.ts';
import { contactFieldLabels } from '../framework/contact-labels.ts';

export const contactsFormLabels: SectionLabels = {
  name: { en: 'Contacts with a form', ru: 'Контакты с формой' },
  about: {
    en: 'Contacts on one side, the enquiry form on the other.',
    ru: 'С одной стороны контакты, с другой – форма заявки.',
  },
  purpose: 'contact',
  fields: { ...contactFieldLabels },
  presets: {
    'facts-and-form': { en: 'Contacts and form', ru: 'Контакты и форма' },
    'facts-form-and-map': { en: 'Contacts, form and map', ru: 'Контакты, форма и карта' },
  },
};
