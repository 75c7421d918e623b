import type { messages } from '#locales/en/admin/proof.ts';

import { textPart } from '../i18n/text-part.ts';

export const proofTexts = textPart<typeof messages>('admin/proof');
