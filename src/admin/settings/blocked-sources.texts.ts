import type { messages } from '#locales/en/admin/blocked-sources.ts';

import { textPart } from '../i18n/text-part.ts';

export const blockedTexts = textPart<typeof messages>('admin/blocked-sources');

export type BlockedTextKey = keyof typeof messages;
