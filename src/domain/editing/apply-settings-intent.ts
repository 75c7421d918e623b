import { settingsSchema, type SettingsGroup } from '../settings/settings.schema.ts';

import type { SettingsDocument } from './documents.schema.ts';
import type { SettingsIntent } from './intents.schema.ts';
import { findChangeFault } from './find-fault.ts';
import { isEqual } from './is-equal.ts';
import { refuse, type Outcome } from './outcome.ts';
import { setPaths } from './change-fields.ts';
import { isFields } from './fields.ts';

/** The group must fit its schema afterwards. */
export function applySettingsIntent(
  document: SettingsDocument,
  intent: SettingsIntent,
): Outcome<SettingsDocument, SettingsIntent> {
  const { group, changes } = intent;
  if (!isGroup(group) || !Object.hasOwn(document.groups, group)) return refuse('unknown_target');
  const present = document.groups[group];
  if (!isFields(present)) return setValue(document, intent, group);
  const set = setPaths(present, changes);
  if (!set) return refuse('blocked_path');
  const schema = settingsSchema.shape[group];
  const fault = findChangeFault(schema, changes);
  if (fault) return refuse('invalid_value', fault);
  if (!schema.safeParse(set.fields).success) return refuse('invalid_value');
  return {
    ok: true,
    document: { ...document, groups: { ...document.groups, [group]: set.fields } },
    inverse: { ...intent, changes: set.inverse },
  };
}

/** A group that is a single value is changed as a whole, and never taken away. */
function setValue(
  document: SettingsDocument,
  intent: SettingsIntent,
  group: SettingsGroup,
): Outcome<SettingsDocument, SettingsIntent> {
  const isWhole = intent.changes.every(({ path }) => path.length === 1 && path[0] === 'value');
  if (!isWhole) return refuse('blocked_path');
  const value = intent.changes.at(-1)?.value;
  const parsed = settingsSchema.shape[group].safeParse(value);
  // A fallback of the schema is no reading of this value.
  if (!parsed.success || !isEqual(parsed.data, value)) return refuse('invalid_value');
  return {
    ok: true,
    document: { ...document, groups: { ...document.groups, [group]: value } },
    inverse: { ...intent, changes: [{ path: ['value'], value: document.groups[group] }] },
  };
}

function isGroup(name: string): name is SettingsGroup {
  return Object.hasOwn(settingsSchema.shape, name);
}
