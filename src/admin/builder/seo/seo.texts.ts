import type { messages } from '#locales/en/admin/seo.ts';

import { textPart } from '../../i18n/text-part.ts';

export const seoTexts = textPart<typeof messages>('admin/seo');
