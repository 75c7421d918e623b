import type { messages } from '#locales/en/admin/section-comments.ts';

import { textPart } from '../../i18n/text-part.ts';

export const commentTexts = textPart<typeof messages>('admin/section-comments');
