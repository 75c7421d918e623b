import type { messages } from '#locales/en/admin/profile.ts';

import { textPart } from '../i18n/text-part.ts';

export const profileTexts = textPart<typeof messages>('admin/profile');
