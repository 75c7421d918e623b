import type { messages } from '#locales/en/admin/print.ts';

import { textPart } from '../../i18n/text-part.ts';

export const printTexts = textPart<typeof messages>('admin/print');
