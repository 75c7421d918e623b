import type { messages } from '#locales/en/admin/sign-in.ts';

import { textPart } from '../i18n/text-part.ts';

export const signInTexts = textPart<typeof messages>('admin/sign-in');
