import type { messages } from '#locales/en/admin/number.ts';

import { textPart } from '../i18n/text-part.ts';

export const numberTexts = textPart<typeof messages>('admin/number');
