import { settingsSchema, type SettingsGroup } from '../settings/settings.schema.ts';

import type { SettingsDocument } from './documents.schema.ts';
import type { SettingsIntent } from './intents.schema.ts';
import { refuse, type Outcome } from './outcome.ts';
import { isFields, setPaths } from './set-paths.ts';

/** The group must fit its schema afterwards; a group that is a single value cannot be changed by path. */
export function applySettingsIntent(
  document: SettingsDocument,
  intent: SettingsIntent,
): Outcome<SettingsDocument, SettingsIntent> {
  const { group, changes } = intent;
  if (!isGroup(group) || !Object.hasOwn(document.groups, group)) return refuse('unknown_target');
  const present = document.groups[group];
  const set = isFields(present) ? setPaths(present, changes) : null;
  if (!set) return refuse('blocked_path');
  if (!settingsSchema.shape[group].safeParse(set.fields).success) return refuse('invalid_value');
  return {
    ok: true,
    document: { ...document, groups: { ...document.groups, [group]: set.fields } },
    inverse: { ...intent, changes: set.inverse },
  };
}

function isGroup(name: string): name is SettingsGroup {
  return Object.hasOwn(settingsSchema.shape, name);
}
