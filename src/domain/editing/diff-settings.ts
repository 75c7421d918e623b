import { diffFields, inParts } from './diff-fields.ts';
import type { SettingsDocument } from './documents.schema.ts';
import type { SettingsIntent } from './intents.schema.ts';
import { isEqual } from './is-equal.ts';
import { isFields } from './fields.ts';

/** The intents that make one document of settings into the other, group by group. */
export function diffSettings(from: SettingsDocument, to: SettingsDocument): SettingsIntent[] {
  return Object.entries(to.groups).flatMap(([group, value]): SettingsIntent[] => {
    const before = from.groups[group];
    const changes =
      isFields(before) && isFields(value)
        ? diffFields(before, value)
        : isEqual(before, value)
          ? []
          : [{ path: ['value'], value }];
    return inParts(changes).map((part) => ({ type: 'settings.update', group, changes: part }));
  });
}

/** Names of the groups in which two documents of settings differ. */
export function changedGroups(from: SettingsDocument, to: SettingsDocument): string[] {
  return [...new Set(diffSettings(from, to).map(({ group }) => group))];
}
