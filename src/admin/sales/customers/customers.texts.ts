import type { messages } from '#locales/en/admin/customers.ts';

import { textPart } from '../../i18n/text-part.ts';

export const customersTexts = textPart<typeof messages>('admin/customers');
