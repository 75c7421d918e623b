import { defineView, type SectionViews } from '../framework/registry.ts';
import contacts1Css from './contacts-1.css?inline';
import type { contacts1Section } from './contacts-1.section.ts';
import { Contacts1 } from './contacts-1.tsx';

export const views: SectionViews = {
  'contacts-1': defineView<typeof contacts1Section>(Contacts1, contacts1Css),
};
