import type { messages } from '#locales/en/admin/members.ts';

import { textPart } from '../i18n/text-part.ts';

export const membersTexts = textPart<typeof messages>('admin/members');
