import type { messages } from '#locales/en/admin/catalogs.ts';

import { textPart } from '../../i18n/text-part.ts';

export const catalogsTexts = textPart<typeof messages>('admin/catalogs');
