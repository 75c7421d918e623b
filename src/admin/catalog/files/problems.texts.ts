import type { messages } from '#locales/en/admin/import-problems.ts';

import { textPart } from '../../i18n/text-part.ts';

/** What is wrong with a cell, by the code of the report. */
export const problemTexts = textPart<typeof messages>('admin/import-problems');
