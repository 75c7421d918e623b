import type { messages } from '#locales/en/admin/articles.ts';

import { textPart } from '../../i18n/text-part.ts';

export const articlesTexts = textPart<typeof messages>('admin/articles');
