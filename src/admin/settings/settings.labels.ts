import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/settings.ts';
import type { Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';

/** What a setting is called, and one sentence on what it does. */
export interface SettingLabel {
  name: string;
  about: string;
}

/** All languages at once: a setting is found by its words in any of them. */
export const settingsLabels: Readonly<Record<Language, Readonly<Record<string, SettingLabel>>>> = byLanguage<
  typeof messages
>(import.meta.glob<Texts>('../../locales/*/settings.ts', { eager: true, import: 'messages' }));
