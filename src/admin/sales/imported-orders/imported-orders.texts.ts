import type { messages } from '#locales/en/admin/imported-orders.ts';

import { textPart } from '../../i18n/text-part.ts';

export const importedOrdersTexts = textPart<typeof messages>('admin/imported-orders');
