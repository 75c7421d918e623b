import type { messages } from '#locales/en/admin/grid.ts';

import { textPart } from '../../i18n/text-part.ts';

export const gridTexts = textPart<typeof messages>('admin/grid');
