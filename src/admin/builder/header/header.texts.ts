import type { messages } from '#locales/en/admin/header.ts';

import { textPart } from '../../i18n/text-part.ts';

export const headerTexts = textPart<typeof messages>('admin/header');
