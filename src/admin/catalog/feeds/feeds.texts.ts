import type { messages } from '#locales/en/admin/feeds.ts';

import { textPart } from '../../i18n/text-part.ts';

export const feedsTexts = textPart<typeof messages>('admin/feeds');
