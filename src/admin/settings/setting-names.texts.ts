import type { messages } from '#locales/en/settings.ts';

import { textTree } from '../i18n/text-part.ts';

/** What each setting is called, and one sentence on what it does. */
export const settingNames = textTree<typeof messages>('settings');
