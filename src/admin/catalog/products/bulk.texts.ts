import type { messages } from '#locales/en/admin/bulk.ts';

import { textPart } from '../../i18n/text-part.ts';

export const bulkTexts = textPart<typeof messages>('admin/bulk');
