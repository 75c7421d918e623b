import type { messages } from '#locales/en/admin/gift-cards.ts';

import { textPart } from '../../i18n/text-part.ts';

export const giftCardsTexts = textPart<typeof messages>('admin/gift-cards');

export type GiftCardTextKey = keyof typeof messages;
