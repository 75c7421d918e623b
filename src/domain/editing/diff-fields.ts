import { longestPath, mostChanges } from './intents.schema.ts';
import { isEqual } from './is-equal.ts';
import { isFields, type Change, type Fields } from './fields.ts';

/** The changes that make the fields of one node into those of another. */
export function diffFields(from: Fields, to: Fields, path: readonly string[] = []): Change[] {
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  return [
    ...gone.map((key) => ({ path: [...path, key] })),
    ...Object.entries(to).flatMap(([key, value]) => {
      const before = Object.hasOwn(from, key) ? from[key] : undefined;
      const at = [...path, key];
      if (isFields(before) && isFields(value) && at.length < longestPath) {
        return diffFields(before, value, at);
      }
      return isEqual(before, value) ? [] : [{ path: at, value }];
    }),
  ];
}

/** As many changes to an intent as one may have. */
export function inParts(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = [];
  for (let start = 0; start < changes.length; start += mostChanges) {
    parts.push(changes.slice(start, start + mostChanges));
  }
  return parts;
}
