import type { messages } from '#locales/en/admin/product.ts';

import { textPart } from '../../i18n/text-part.ts';

export const productTexts = textPart<typeof messages>('admin/product');
