import type { messages } from '#locales/en/admin/shop-letters.ts';

import { textPart } from '../i18n/text-part.ts';

export const shopLettersTexts = textPart<typeof messages>('admin/shop-letters');
