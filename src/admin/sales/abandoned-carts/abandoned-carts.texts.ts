import type { messages } from '#locales/en/admin/abandoned-carts.ts';

import { textPart } from '../../i18n/text-part.ts';

export const abandonedCartsTexts = textPart<typeof messages>('admin/abandoned-carts');
