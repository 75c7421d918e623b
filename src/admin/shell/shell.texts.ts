import type { messages } from '#locales/en/admin/shell.ts';

import { textPart } from '../i18n/text-part.ts';

export const shellTexts = textPart<typeof messages>('admin/shell');
