import type { messages } from '#locales/en/admin/states.ts';

import { textPart } from '../i18n/text-part.ts';

/** What orders, payments and emails are called. */
export const stateTexts = textPart<typeof messages>('admin/states');
