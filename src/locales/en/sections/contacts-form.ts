import type { SectionTexts } from '../../section-texts.ts';
import { messages as contact } from './shared/contact.ts';

export const messages = {
  name: 'Contacts with a form',
  about: 'Contacts on one side, the enquiry form on the other.',
  fields: { ...contact.fields, showMap: contact.showMap },
  presets: { 'facts-and-form': 'Contacts and form', 'facts-form-and-map': 'Contacts, form and map' },
  content: {
    writeCallCome: 'Write, call or come by',
    contacts: 'Contacts',
    personAnswersUsually: 'A person answers, usually within the hour.',
  },
} as const satisfies SectionTexts;
