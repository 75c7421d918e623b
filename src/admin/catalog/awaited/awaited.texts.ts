import type { messages } from '#locales/en/admin/awaited.ts';

import { textPart } from '../../i18n/text-part.ts';

export const awaitedTexts = textPart<typeof messages>('admin/awaited');
