import type { Language } from '#locales/languages.ts';

import { ownText, ownTexts } from '../../i18n/own-text.ts';
import type { TextPart } from '../../i18n/text-part.ts';
import { settingNames } from '../../settings/setting-names.texts.ts';
import { headerTexts } from '../header/header.texts.ts';
import { themeTexts } from '../theme/theme.texts.ts';

/** Panels of the builder that name settings by their keys. */
const panels: Readonly<Record<string, TextPart['find']>> = {
  styles: themeTexts.find,
  header: headerTexts.find,
};

/** A setting by the name that its screen or panel gives it; null when none does. */
export function nameSetting(group: string, path: readonly string[], language: Language): string | null {
  const settings = settingNames(language);
  for (let length = path.length; length >= 0; length--) {
    const key = [group, ...path.slice(0, length)].join('.');
    const name = ownText(ownTexts(settings, key), 'name');
    if (name !== undefined) return name;
  }
  const textOf = (key: string) => panels[group]?.(key, language);
  // A row of the header has a name for both of its keys.
  const row = textOf(path.slice(0, 2).join('.'));
  if (row) return [textOf(path[0] ?? ''), row].filter(Boolean).join(' › ');
  const names = path.flatMap((key) => textOf(key) ?? []);
  return names.length === 0 ? null : names.join(' › ');
}
