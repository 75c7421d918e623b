import { leadFormSheets } from '#ui/form/lead-form-sheets.ts';

import { defineView, type SectionViews } from '../framework/registry.ts';
import form2Css from './form-2.css?inline';
import type { form2Section } from './form-2.section.ts';
import { Form2 } from './form-2.tsx';

export const views: SectionViews = {
  'form-2': defineView<typeof form2Section>(Form2, ...leadFormSheets, form2Css),
};
