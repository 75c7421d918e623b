import type { messages } from '#locales/en/admin/enquiries.ts';

import { textPart } from '../../i18n/text-part.ts';

export const enquiriesTexts = textPart<typeof messages>('admin/enquiries');
