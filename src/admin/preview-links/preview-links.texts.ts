import type { messages } from '#locales/en/admin/preview-links.ts';

import { textPart } from '../i18n/text-part.ts';

export const previewLinksTexts = textPart<typeof messages>('admin/preview-links');
