import type { messages } from '#locales/en/admin/samples.ts';

import { textPart } from '../i18n/text-part.ts';

export const samplesTexts = textPart<typeof messages>('admin/samples');
