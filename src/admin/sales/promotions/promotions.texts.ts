import type { messages } from '#locales/en/admin/promotions.ts';

import { textPart } from '../../i18n/text-part.ts';

export const promotionsTexts = textPart<typeof messages>('admin/promotions');

export type PromotionTextKey = keyof typeof messages;
