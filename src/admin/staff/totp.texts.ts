import type { messages } from '#locales/en/admin/totp.ts';

import { textPart } from '../i18n/text-part.ts';

export const totpTexts = textPart<typeof messages>('admin/totp');
