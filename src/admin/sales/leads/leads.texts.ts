import type { messages } from '#locales/en/admin/leads.ts';

import { textPart } from '../../i18n/text-part.ts';

export const leadsTexts = textPart<typeof messages>('admin/leads');
