import type { messages } from '#locales/en/admin/backups.ts';

import { textPart } from '../i18n/text-part.ts';

export const backupsTexts = textPart<typeof messages>('admin/backups');
