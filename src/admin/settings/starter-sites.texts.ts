import type { messages } from '#locales/en/admin/starter-sites.ts';

import { textPart } from '../i18n/text-part.ts';

export const starterSitesTexts = textPart<typeof messages>('admin/starter-sites');
