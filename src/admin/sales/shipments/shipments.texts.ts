import type { messages } from '#locales/en/admin/shipments.ts';

import { textPart } from '../../i18n/text-part.ts';

export const shipmentsTexts = textPart<typeof messages>('admin/shipments');
