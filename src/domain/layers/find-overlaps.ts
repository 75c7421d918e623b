import type { Change } from '../editing/fields.ts';
import { isEqual } from '../editing/is-equal.ts';
import { arePathsNested, isPrefix } from '../editing/paths.ts';
import { assertionsOf, nameOf, type Assertions } from './assertions-of.ts';
import type { DocumentPatch } from './patch.ts';

/**
 * What two layers both say something of and not the same: fields, and nodes that one of them takes away. Paths are as
 * those of collisions; the fields of a node that is gone count as one.
 */
export function findOverlaps(one: DocumentPatch, other: DocumentPatch): string[][] {
  const [ours, theirs] = [assertionsOf(one), assertionsOf(other)];
  const fields = ours.changes.flatMap(({ node, changes }) =>
    theirs.changes
      .filter((their) => nameOf(their.node) === nameOf(node))
      .flatMap((their) => sharedFields(changes, their.changes).map((path) => [...node, ...path])),
  );
  const gone = [touched(ours, theirs), touched(theirs, ours)].flat();
  return [...new Map([...gone, ...fields].map((path) => [nameOf(path), path])).values()];
}

function sharedFields(ours: readonly Change[], theirs: readonly Change[]): readonly string[][] {
  return ours
    .filter(({ path, value }) =>
      theirs.some((their) => arePathsNested(path, their.path) && !isSameField({ path, value }, their)),
    )
    .map(({ path }) => path);
}

function isSameField(one: Change, other: Change): boolean {
  return one.path.length === other.path.length && isEqual(one.value, other.value);
}

/** Nodes that one takes away and of which, or of what is in them, the other changes something. */
function touched({ removed }: Assertions, { changes }: Assertions): string[][] {
  return removed.filter((gone) =>
    changes.some(({ node, changes: asserted }) => asserted.length > 0 && isPrefix(gone, node)),
  );
}
