import type { messages } from '#locales/en/admin/setup.ts';

import { textPart } from '../i18n/text-part.ts';

export const setupTexts = textPart<typeof messages>('admin/setup');
