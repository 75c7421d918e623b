import type { messages } from '#locales/en/admin/settings.ts';

import { textPart } from '../i18n/text-part.ts';

export const settingsTexts = textPart<typeof messages>('admin/settings');

export type SettingsTextKey = keyof typeof messages;
