import type { messages } from '#locales/en/admin/receipt.ts';

import { textPart } from '../i18n/text-part.ts';

/** What fiscal receipts (54-FZ) call VAT rates and ways of paying, by their codes. */
export const receiptTexts = textPart<typeof messages>('admin/receipt');
