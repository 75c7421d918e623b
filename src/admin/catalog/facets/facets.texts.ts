import type { messages } from '#locales/en/admin/facets.ts';

import { textPart } from '../../i18n/text-part.ts';

export const facetsTexts = textPart<typeof messages>('admin/facets');
