import type { messages } from '#locales/en/admin/mail-notifications.ts';

import { textPart } from '../i18n/text-part.ts';

export const mailNotificationsTexts = textPart<typeof messages>('admin/mail-notifications');
