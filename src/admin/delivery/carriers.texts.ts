import type { messages } from '#locales/en/admin/carriers.ts';

import { textPart } from '../i18n/text-part.ts';

export const carriersTexts = textPart<typeof messages>('admin/carriers');
