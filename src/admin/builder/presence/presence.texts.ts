import type { messages } from '#locales/en/admin/presence.ts';

import { textPart } from '../../i18n/text-part.ts';

export const presenceTexts = textPart<typeof messages>('admin/presence');
