import type { messages } from '#locales/en/admin/taxes.ts';

import { textPart } from '../i18n/text-part.ts';

export const taxesTexts = textPart<typeof messages>('admin/taxes');
