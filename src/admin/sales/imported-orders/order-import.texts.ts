import type { messages } from '#locales/en/admin/order-import.ts';

import { textPart } from '../../i18n/text-part.ts';

export const orderImportTexts = textPart<typeof messages>('admin/order-import');
