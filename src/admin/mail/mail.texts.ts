import type { messages } from '#locales/en/admin/mail.ts';

import { textPart } from '../i18n/text-part.ts';

export const mailTexts = textPart<typeof messages>('admin/mail');
