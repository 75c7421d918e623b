import type { messages } from '#locales/en/admin/product-files.ts';

import { textPart } from '../../i18n/text-part.ts';

export const productFilesTexts = textPart<typeof messages>('admin/product-files');
