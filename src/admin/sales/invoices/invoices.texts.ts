import type { messages } from '#locales/en/admin/invoices.ts';

import { textPart } from '../../i18n/text-part.ts';

export const invoicesTexts = textPart<typeof messages>('admin/invoices');
