import { settingsCards } from '#domain/settings/setting.ts';

import { settingLeaves, type SettingLeaf } from './setting-leaves.ts';
import { settingsLabels } from './settings.labels.ts';

/** A setting with its label and sentence; several values where they belong together, such as one a device. */
export interface SettingField {
  key: string;
  leaves: readonly SettingLeaf[];
}

export interface SettingsTab {
  id: string;
  cards: readonly { id: string; fields: readonly SettingField[] }[];
}

export const settingsTabs: readonly SettingsTab[] = Object.entries(settingsCards).map(([tab, cards]) => ({
  id: tab,
  cards: cards.map((card) => ({
    id: card,
    fields: toFields(
      settingLeaves
        .filter((leaf) => leaf.tab === tab && leaf.card === card)
        .toSorted((one, other) => one.order - other.order),
    ),
  })),
}));

/** Values that share a label stand together. */
function toFields(leaves: readonly SettingLeaf[]): SettingField[] {
  const byKey = Map.groupBy(leaves, ({ path }) => labelKey(path));
  return [...byKey].map(([key, values]) => ({ key, leaves: values }));
}

/** The path whose label a value has: its own, or that of the object which holds it. */
export function labelKey(path: string): string {
  return Object.hasOwn(settingsLabels.en, path) ? path : path.slice(0, path.lastIndexOf('.'));
}
