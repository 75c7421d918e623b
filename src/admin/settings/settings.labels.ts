import type { Language } from '#locales/languages.ts';

import { labelsEn } from './settings.labels.en.ts';
import { labelsRu } from './settings.labels.ru.ts';

/** What a setting is called, and one sentence on what it does. */
export type SettingLabel = readonly [label: string, sentence: string];

export const settingsLabels: Readonly<Record<Language, Readonly<Record<string, SettingLabel>>>> = {
  en: labelsEn,
  ru: labelsRu,
};
