import type { messages } from '#locales/en/admin/moderation.ts';

import { textPart } from '../i18n/text-part.ts';

export const moderationTexts = textPart<typeof messages>('admin/moderation');
