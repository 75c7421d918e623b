import type { messages } from '#locales/en/admin/order.ts';

import { textPart } from '../../i18n/text-part.ts';

export const orderTexts = textPart<typeof messages>('admin/order');
