import type { z } from 'zod';

import { setPaths } from '../editing/change-fields.ts';
import { diffFields } from '../editing/diff-fields.ts';
import { isFields, readPath, type Change, type Fields } from '../editing/fields.ts';
import { isEqual } from '../editing/is-equal.ts';
import { arePathsNested } from '../editing/paths.ts';

/**
 * What is asserted of a node's fields once some of them were touched: there it is what tells the node from live, so
 * that what is typed and taken back asserts nothing. What was asserted elsewhere stays, even where live agrees.
 */
export function assertFields(
  asserted: readonly Change[],
  live: Fields,
  after: Fields,
  touched: readonly Change[],
): Change[] {
  let known = [...asserted];
  for (const { path } of touched) {
    const beside = known.filter((one) => arePathsNested(one.path, path)).map((one) => one.path);
    const widest = [path, ...beside].reduce((a, b) => (b.length < a.length ? b : a));
    const at = widest.slice(0, reachOf(live, widest));
    known = [...known.filter((one) => !arePathsNested(one.path, at)), ...differenceAt(live, after, at)];
  }
  return known;
}

/** Sets what is asserted, where live still has a place for it and the node stays one; the rest is told. */
export function setAsserted<Schema extends z.ZodType>(
  node: z.infer<Schema> & Fields,
  asserted: readonly Change[],
  schema: Schema,
): { node: z.infer<Schema> & Fields; parked: Change[] } {
  const whole = setFitting(node, asserted, schema);
  if (whole) return { node: whole, parked: [] };
  const parked: Change[] = [];
  let current = node;
  for (const change of asserted) {
    const next = setFitting(current, [change], schema);
    if (next) current = next;
    else parked.push(change);
  }
  return { node: current, parked };
}

/** The very node where nothing becomes of it; null where a value does not fit. */
function setFitting<Schema extends z.ZodType>(
  node: z.infer<Schema> & Fields,
  changes: readonly Change[],
  schema: Schema,
): (z.infer<Schema> & Fields) | null {
  const set = setPaths(node, changes);
  if (!set) return null;
  if (isEqual(set.fields, node)) return node;
  return fits(schema, set.fields) ? set.fields : null;
}

function fits<Schema extends z.ZodType>(schema: Schema, value: Fields): value is z.infer<Schema> & Fields {
  return schema.safeParse(value).success;
}

/** How much of a path can be told apart: below what live has not, or has as a value, all is one. */
function reachOf(live: Fields, path: readonly string[]): number {
  for (let length = 1; length < path.length; length++)
    if (!isFields(readPath(live, path.slice(0, length)))) return length;
  return path.length;
}

function differenceAt(live: Fields, after: Fields, path: string[]): Change[] {
  const [before, value] = [readPath(live, path), readPath(after, path)];
  if (isFields(before) && isFields(value)) return diffFields(before, value, path);
  if (isEqual(before, value)) return [];
  return value === undefined ? [{ path }] : [{ path, value }];
}
