import { leadFormSheets } from '#ui/form/lead-form-sheets.ts';

import contacts1Css from '../contacts-1/contacts-1.css?inline';
import { defineView, type SectionViews } from '../framework/registry.ts';
import contactsFormCss from './contacts-form.css?inline';
import type { contactsFormSection } from './contacts-form.section.ts';
import { ContactsForm } from './contacts-form.tsx';

export const views: SectionViews = {
  'contacts-form': defineView<typeof contactsFormSection>(
    ContactsForm,
    contacts1Css,
    ...leadFormSheets,
    contactsFormCss,
  ),
};
