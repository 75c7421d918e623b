import type { messages } from '#locales/en/admin/rich-text.ts';

import { textPart } from '../../i18n/text-part.ts';

export const richTextTexts = textPart<typeof messages>('admin/rich-text');
