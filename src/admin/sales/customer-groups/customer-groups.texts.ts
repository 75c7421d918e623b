import type { messages } from '#locales/en/admin/customer-groups.ts';

import { textPart } from '../../i18n/text-part.ts';

export const customerGroupsTexts = textPart<typeof messages>('admin/customer-groups');
