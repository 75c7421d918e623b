import type { messages } from '#locales/en/admin/downloads.ts';

import { textPart } from '../../i18n/text-part.ts';

export const downloadsTexts = textPart<typeof messages>('admin/downloads');
