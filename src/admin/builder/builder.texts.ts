import type { messages } from '#locales/en/admin/builder.ts';

import { textPart } from '../i18n/text-part.ts';

export const builderTexts = textPart<typeof messages>('admin/builder');
