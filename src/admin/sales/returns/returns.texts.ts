import type { messages } from '#locales/en/admin/returns.ts';

import { textPart } from '../../i18n/text-part.ts';

export const returnsTexts = textPart<typeof messages>('admin/returns');
