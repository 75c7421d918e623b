import type { messages } from '#locales/en/admin/orders.ts';

import { textPart } from '../../i18n/text-part.ts';

export const ordersTexts = textPart<typeof messages>('admin/orders');
