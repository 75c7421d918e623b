import type { messages } from '#locales/en/admin/menus.ts';

import { textPart } from '../../i18n/text-part.ts';

export const menusTexts = textPart<typeof messages>('admin/menus');
