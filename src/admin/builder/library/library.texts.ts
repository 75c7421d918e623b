import type { messages } from '#locales/en/admin/library.ts';

import { textPart } from '../../i18n/text-part.ts';

export const libraryTexts = textPart<typeof messages>('admin/library');
