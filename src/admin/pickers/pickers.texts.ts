import type { messages } from '#locales/en/admin/pickers.ts';

import { textPart } from '../i18n/text-part.ts';

export const pickersTexts = textPart<typeof messages>('admin/pickers');
