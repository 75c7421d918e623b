import type { Change } from '../editing/fields.ts';
import { arePathsNested, isPrefix } from '../editing/paths.ts';
import type { DocumentPatch, ListPatch } from './patch.ts';

/**
 * A patch without what it says at a collision's path, so that live's own is seen there: fields at it, above and below,
 * and what it takes away there. What it adds stays.
 */
export function forgetPath(patch: DocumentPatch, path: readonly string[]): DocumentPatch {
  if (patch.kind === 'settings') return { ...patch, groups: forgetFields(patch.groups, [], path) };
  if (patch.kind === 'menu') return { ...patch, entries: forgetInList(patch.entries, [], path) };
  const { page, sections } = patch;
  const inner = Object.entries(sections.inner).flatMap(([id, section]) => {
    const node = [id];
    if (isPrefix(path, node)) return [];
    return [[id, { ...section, items: forgetInList(section.items, node, path) }] as const];
  });
  return {
    ...patch,
    page: keepOthers(page, [], path),
    sections: { ...forgetInList(sections, [], path), inner: Object.fromEntries(inner) },
  };
}

function forgetInList<Node, List extends ListPatch<Node>>(
  list: List,
  above: readonly string[],
  path: readonly string[],
): List {
  return {
    ...list,
    changes: forgetFields(list.changes, above, path),
    removed: list.removed.filter((id) => !isPrefix(path, [...above, id])),
  };
}

function forgetFields(
  byNode: Record<string, Change[]>,
  above: readonly string[],
  path: readonly string[],
): Record<string, Change[]> {
  const left = Object.entries(byNode).map(
    ([id, changes]) => [id, keepOthers(changes, [...above, id], path)] as const,
  );
  return Object.fromEntries(left.filter(([, changes]) => changes.length > 0));
}

function keepOthers(changes: readonly Change[], node: readonly string[], path: readonly string[]): Change[] {
  return changes.filter((change) => !arePathsNested([...node, ...change.path], path));
}
