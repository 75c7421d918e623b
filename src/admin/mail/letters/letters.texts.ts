import type { messages } from '#locales/en/admin/letters.ts';

import { textPart } from '../../i18n/text-part.ts';

export const lettersTexts = textPart<typeof messages>('admin/letters');
