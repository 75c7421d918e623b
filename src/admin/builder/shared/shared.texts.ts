import type { messages } from '#locales/en/admin/shared-sections.ts';

import { textPart } from '../../i18n/text-part.ts';

export const sharedTexts = textPart<typeof messages>('admin/shared-sections');
