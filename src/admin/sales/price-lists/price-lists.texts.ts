import type { messages } from '#locales/en/admin/price-lists.ts';

import { textPart } from '../../i18n/text-part.ts';

export const priceListsTexts = textPart<typeof messages>('admin/price-lists');
