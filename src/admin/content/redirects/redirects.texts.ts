import type { messages } from '#locales/en/admin/redirects.ts';

import { textPart } from '../../i18n/text-part.ts';

export const redirectsTexts = textPart<typeof messages>('admin/redirects');
