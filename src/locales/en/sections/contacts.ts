import type { SectionTexts } from '../../section-texts.ts';
import { messages as contact } from './shared/contact.ts';

export const messages = {
  types: {
    'contacts-2': {
      name: 'Map and contacts',
      about: 'The map on the left, the facts on the right.',
      presets: { 'map-and-facts': 'Map and contacts' },
    },
    'contacts-3': {
      name: 'Contacts over a map',
      about: 'A dark card over a map from edge to edge.',
      presets: { 'card-over-map': 'Card over a map' },
    },
  },
  fields: { ...contact.fields },
  presets: { 'with-button': 'With a button' },
  content: {
    howFind: 'How to find us',
    writeToUs: 'Write to us',
    comeBy: 'Come by',
    contacts: 'Contacts',
    comeWrite: 'Come by or write',
  },
} as const satisfies SectionTexts;
