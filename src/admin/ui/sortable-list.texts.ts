import type { messages } from '#locales/en/admin/sortable-list.ts';

import { textPart } from '../i18n/text-part.ts';

export const sortableTexts = textPart<typeof messages>('admin/sortable-list');
