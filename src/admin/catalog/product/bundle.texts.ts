import type { messages } from '#locales/en/admin/bundle.ts';

import { textPart } from '../../i18n/text-part.ts';

export const bundleTexts = textPart<typeof messages>('admin/bundle');
