import type { messages } from '#locales/en/admin/files.ts';

import { textPart } from '../../i18n/text-part.ts';

export const filesTexts = textPart<typeof messages>('admin/files');
