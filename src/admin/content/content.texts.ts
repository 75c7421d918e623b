import type { messages } from '#locales/en/admin/content.ts';

import { textPart } from '../i18n/text-part.ts';

/** What the screens of the content share. */
export const contentTexts = textPart<typeof messages>('admin/content');
