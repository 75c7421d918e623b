import type { messages } from '#locales/en/admin/reports.ts';
import type { messages as names } from '#locales/en/reports.ts';

import { textPart } from '../i18n/text-part.ts';

export type ReportsText = keyof typeof messages;
export const reportsTexts = textPart<typeof messages>('admin/reports');
/** What reports, their figures and their rows are called, in files too. */
export const reportNames = textPart<typeof names>('reports');
