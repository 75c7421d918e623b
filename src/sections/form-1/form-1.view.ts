import { leadFormSheets } from '#ui/form/lead-form-sheets.ts';

import { defineView, type SectionViews } from '../framework/registry.ts';
import form1Css from './form-1.css?inline';
import type { form1Section } from './form-1.section.ts';
import { Form1 } from './form-1.tsx';

export const views: SectionViews = {
  'form-1': defineView<typeof form1Section>(Form1, ...leadFormSheets, form1Css),
};
