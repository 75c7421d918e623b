import type { EditableDocument } from '../editing/documents.schema.ts';
import { groupFields, readPath, type Change, type Fields } from '../editing/fields.ts';
import { isEqual } from '../editing/is-equal.ts';
import { assertionsOf, nameOf } from './assertions-of.ts';
import type { DocumentPatch } from './patch.ts';

/** Something that Live has changed and a layer says too. */
export interface Collision {
  /**
   * `field`: both gave it a value. `removed`: one of them took the node away and the other changed it; what is gone has
   * no value.
   */
  kind: 'field' | 'removed';
  /** Ids from the outside in, and of a field the keys below. */
  path: string[];
  base?: unknown;
  live?: unknown;
  layer?: unknown;
}

/** Where what was published from `before` to `after` touches what a layer says. */
export function findCollisions(
  patch: DocumentPatch,
  { before, after }: { before: EditableDocument; after: EditableDocument },
): Collision[] {
  const [was, is] = [nodesOf(before), nodesOf(after)];
  const { changes, removed } = assertionsOf(patch);
  return [
    ...changes.flatMap(({ node, changes: asserted }) => {
      const [base, live] = [was.get(nameOf(node)), is.get(nameOf(node))];
      if (base && !live) return [{ kind: 'removed' as const, path: node, base }];
      return base && live ? asserted.flatMap((change) => collide(node, change, base, live)) : [];
    }),
    ...removed.flatMap((node): Collision[] => {
      const [base, live] = [was.get(nameOf(node)), is.get(nameOf(node))];
      return base && live && !isEqual(base, live) ? [{ kind: 'removed', path: node, base, live }] : [];
    }),
  ];
}

function collide(node: string[], { path, value }: Change, base: Fields, live: Fields): Collision[] {
  const [was, is] = [readPath(base, path), readPath(live, path)];
  if (isEqual(was, is) || isEqual(is, value)) return [];
  return [{ kind: 'field', path: [...node, ...path], base: was, live: is, layer: value }];
}

/** Everything that has fields of its own, by its ids; an item without its id, a section and an entry with what is below. */
function nodesOf(document: EditableDocument): Map<string, Fields> {
  if (document.kind === 'settings')
    return new Map(Object.entries(document.groups).map(([name, group]) => [name, groupFields(group)]));
  if (document.kind === 'menu')
    return new Map(Object.entries(document.entries).map(([id, entry]) => [id, { ...entry }]));
  const { title, meta, sections } = document;
  const nodes = new Map<string, Fields>([['', { title, meta }]]);
  for (const [id, section] of Object.entries(sections)) {
    nodes.set(id, { ...section });
    for (const item of section.items) nodes.set(nameOf([id, item.id]), item);
  }
  return nodes;
}
