import type { messages } from '#locales/en/admin/audit.ts';

import { textPart } from '../i18n/text-part.ts';

export const auditTexts = textPart<typeof messages>('admin/audit');
