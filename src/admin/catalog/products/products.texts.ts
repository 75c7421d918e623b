import type { messages } from '#locales/en/admin/products.ts';

import { textPart } from '../../i18n/text-part.ts';

export const productsTexts = textPart<typeof messages>('admin/products');
