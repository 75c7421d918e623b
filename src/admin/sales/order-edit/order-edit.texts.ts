import type { messages } from '#locales/en/admin/order-edit.ts';

import { textPart } from '../../i18n/text-part.ts';

export const orderEditTexts = textPart<typeof messages>('admin/order-edit');
