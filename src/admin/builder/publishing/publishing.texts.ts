import type { messages } from '#locales/en/admin/publishing.ts';

import { textPart } from '../../i18n/text-part.ts';

export const publishingTexts = textPart<typeof messages>('admin/publishing');

export type PublishingText = keyof typeof messages;
