import type { messages } from '#locales/en/admin/order-drafts.ts';

import { textPart } from '../../i18n/text-part.ts';

export const orderDraftTexts = textPart<typeof messages>('admin/order-drafts');
