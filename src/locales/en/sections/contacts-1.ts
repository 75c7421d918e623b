import type { SectionTexts } from '../../section-texts.ts';
import { messages as contact } from './shared/contact.ts';

export const messages = {
  name: 'Contacts',
  about: 'Phones, addresses and hours from the settings, in columns.',
  fields: { ...contact.fields, showMap: contact.showMap },
  presets: { 'facts-and-map': 'Contacts and map', facts: 'Contacts alone' },
  content: {
    comeWrite: 'Come by or write',
    contacts: 'Contacts',
    personAnswersUsually: 'A person answers, usually within the hour.',
    writeToUs: 'Write to us',
  },
} as const satisfies SectionTexts;
