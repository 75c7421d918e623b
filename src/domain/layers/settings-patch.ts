import { diffSettings } from '../editing/diff-settings.ts';
import { applySettingsIntent } from '../editing/apply-settings-intent.ts';
import type { SettingsDocument } from '../editing/documents.schema.ts';
import { groupFields, type Change } from '../editing/fields.ts';
import { assertFields } from './assert-fields.ts';
import type { Parked, SettingsPatch } from './patch.ts';

/** The settings as live has them with what a layer says of them; a group fits its schema, or stays as it is. */
export function composeSettings(
  live: SettingsDocument,
  { groups }: SettingsPatch,
): { document: SettingsDocument; parked: Parked[] } {
  const parked: Parked[] = [];
  let document = live;
  const set = (group: string, changes: Change[]): boolean => {
    const applied = applySettingsIntent(document, { type: 'settings.update', group, changes });
    if (applied.ok) document = applied.document;
    return applied.ok;
  };
  for (const [group, asserted] of Object.entries(groups)) {
    if (asserted.length === 0 || set(group, asserted)) continue;
    for (const change of asserted)
      if (!set(group, [change])) parked.push({ node: [group], what: 'field', path: change.path });
  }
  return { document, parked };
}

/** What a layer says of the settings once they have gone from `before`, which is composed, to `after`. */
export function updateSettingsPatch(
  { groups }: SettingsPatch,
  { live, before, after }: { live: SettingsDocument; before: SettingsDocument; after: SettingsDocument },
): SettingsPatch {
  const asserted = { ...groups };
  for (const { group, changes } of diffSettings(before, after)) {
    const [was, now] = [groupFields(live.groups[group]), groupFields(after.groups[group])];
    asserted[group] = assertFields(asserted[group] ?? [], was, now, changes);
  }
  return {
    kind: 'settings',
    groups: Object.fromEntries(Object.entries(asserted).filter(([, changes]) => changes.length > 0)),
  };
}
