import type { messages } from '#locales/en/admin/ui.ts';

import { textPart } from '../i18n/text-part.ts';

export const uiTexts = textPart<typeof messages>('admin/ui');
