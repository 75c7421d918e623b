import type { messages } from '#locales/en/admin/ready-themes.ts';

import { textPart } from '../../../i18n/text-part.ts';

export const readyThemesTexts = textPart<typeof messages>('admin/ready-themes');
