import type { messages } from '#locales/en/admin/customer-import.ts';

import { textPart } from '../../i18n/text-part.ts';

export const customerImportTexts = textPart<typeof messages>('admin/customer-import');
