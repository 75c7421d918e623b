import type { messages } from '#locales/en/admin/commerceml.ts';

import { textPart } from '../i18n/text-part.ts';

export const commercemlTexts = textPart<typeof messages>('admin/commerceml');
