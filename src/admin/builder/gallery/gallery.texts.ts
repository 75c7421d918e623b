import type { messages } from '#locales/en/admin/gallery.ts';

import { textPart } from '../../i18n/text-part.ts';

export const galleryTexts = textPart<typeof messages>('admin/gallery');
