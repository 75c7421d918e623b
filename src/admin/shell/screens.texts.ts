import type { messages } from '#locales/en/admin/screens.ts';

import { textPart } from '../i18n/text-part.ts';

/** What screens and their areas are called in the menu. */
export const screensTexts = textPart<typeof messages>('admin/screens');
