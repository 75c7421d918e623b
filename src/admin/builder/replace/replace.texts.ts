import type { messages } from '#locales/en/admin/replace.ts';

import { textPart } from '../../i18n/text-part.ts';

export const replaceWords = textPart<typeof messages>('admin/replace');
