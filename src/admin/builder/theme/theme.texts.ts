import type { messages } from '#locales/en/admin/theme.ts';

import { textPart } from '../../i18n/text-part.ts';

export const themeTexts = textPart<typeof messages>('admin/theme');
