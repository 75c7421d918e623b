import type { Change } from '../editing/fields.ts';
import type { DocumentPatch, ListPatch } from './patch.ts';

/** What a patch says of nodes that live has: values of their fields, and which of them are gone. */
export interface Assertions {
  changes: { node: string[]; changes: readonly Change[] }[];
  removed: string[][];
}

/** Ids of a node as one text. */
export const nameOf = (node: readonly string[]) => node.join('/');

export function assertionsOf(patch: DocumentPatch): Assertions {
  if (patch.kind === 'menu') return ofList(patch.entries, []);
  if (patch.kind === 'settings')
    return {
      changes: Object.entries(patch.groups).map(([group, changes]) => ({ node: [group], changes })),
      removed: [],
    };
  const { sections, page } = patch;
  const parts = [
    ofList(sections, []),
    ...Object.entries(sections.inner).map(([id, { items }]) => ofList(items, [id])),
  ];
  return {
    changes: [{ node: [], changes: page }, ...parts.flatMap((part) => part.changes)],
    removed: parts.flatMap((part) => part.removed),
  };
}

function ofList<Node>({ changes, removed }: ListPatch<Node>, above: readonly string[]): Assertions {
  return {
    changes: Object.entries(changes).map(([id, asserted]) => ({ node: [...above, id], changes: asserted })),
    removed: removed.map((id) => [...above, id]),
  };
}
