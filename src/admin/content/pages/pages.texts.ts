import type { messages } from '#locales/en/admin/pages.ts';

import { textPart } from '../../i18n/text-part.ts';

export const pagesTexts = textPart<typeof messages>('admin/pages');
