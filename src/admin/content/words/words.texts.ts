import type { messages } from '#locales/en/admin/words.ts';

import { textPart } from '../../i18n/text-part.ts';

export const wordsTexts = textPart<typeof messages>('admin/words');
