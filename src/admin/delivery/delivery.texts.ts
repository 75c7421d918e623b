import type { messages } from '#locales/en/admin/delivery.ts';

import { textPart } from '../i18n/text-part.ts';

export const deliveryTexts = textPart<typeof messages>('admin/delivery');
