import type { messages } from '#locales/en/admin/layers.ts';

import { textPart } from '../i18n/text-part.ts';

export const layersTexts = textPart<typeof messages>('admin/layers');
