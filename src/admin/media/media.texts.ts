import type { messages } from '#locales/en/admin/media.ts';

import { textPart } from '../i18n/text-part.ts';

export const mediaTexts = textPart<typeof messages>('admin/media');
