import type { messages } from '#locales/en/admin/roles.ts';

import { textPart } from '../i18n/text-part.ts';

export const rolesTexts = textPart<typeof messages>('admin/roles');
