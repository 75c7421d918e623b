import { useMemo } from 'react';

import { isFields, readPath } from '#domain/editing/fields.ts';
import { settingsSchema, type Settings, type SettingsGroup } from '#domain/settings/settings.schema.ts';

import { useEdit } from './store/use-builder.ts';
import { useOpenDocument } from './use-open-document.ts';

export interface FieldChange {
  /** Within the group. */
  path: string[];
  value: unknown;
}

export interface OpenGroup<Group extends SettingsGroup> {
  value: Settings[Group];
  /** One step of undo; keystrokes in one field are joined. */
  change(...changes: FieldChange[]): void;
}

/** A settings group as it is being edited; null until the settings are loaded. */
export function useSettingsGroup<Group extends SettingsGroup>(group: Group): OpenGroup<Group> | null {
  const stored = useOpenDocument('settings')?.groups[group];
  const edit = useEdit();
  return useMemo(() => {
    if (!isFields(stored)) return null;
    return {
      value: settingsSchema.shape[group].parse(stored) as Settings[Group],
      change: (...wanted) => {
        // A field that loses the focus may tell its value again: that is no step to undo.
        const changes = wanted.filter(({ path, value }) => readPath(stored, path) !== value);
        if (changes.length === 0) return;
        const [first] = changes;
        // Keystrokes are joined; a list that is set anew, as by a drag, is a step of its own.
        const isTyped = changes.length === 1 && first !== undefined && typeof first.value !== 'object';
        const merge = isTyped ? { merge: `${group}.${first.path.join('.')}` } : {};
        edit('settings', { type: 'settings.update', group, changes }, merge);
      },
    };
  }, [stored, group, edit]);
}
