import type { messages } from '#locales/en/admin/fields.ts';

import { textPart } from '../../i18n/text-part.ts';

export const fieldsTexts = textPart<typeof messages>('admin/fields');

export type FieldsText = keyof typeof messages;
