import type { messages } from '#locales/en/admin/queue.ts';

import { textPart } from '../../i18n/text-part.ts';

export const queueTexts = textPart<typeof messages>('admin/queue');
