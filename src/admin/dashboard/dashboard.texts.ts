import type { messages } from '#locales/en/admin/dashboard.ts';

import { textPart } from '../i18n/text-part.ts';

export const dashboardTexts = textPart<typeof messages>('admin/dashboard');
