import contacts1Css from '../contacts-1/contacts-1.css?inline';
import { defineView, type SectionViews } from '../framework/registry.ts';
import contacts2Css from './contacts-2.css?inline';
import contacts3Css from './contacts-3.css?inline';
import type { contacts2Section, contacts3Section } from './contacts.section.ts';
import { Contacts2, Contacts3 } from './contacts.tsx';

export const views: SectionViews = {
  'contacts-2': defineView<typeof contacts2Section>(Contacts2, contacts1Css, contacts2Css),
  'contacts-3': defineView<typeof contacts3Section>(Contacts3, contacts1Css, contacts3Css),
};
