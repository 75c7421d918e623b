import type { z } from 'zod';

import { findChangeFault } from './find-fault.ts';
import { refuse, type Refused } from './outcome.ts';
import { isFields, type Change, type Fields } from './fields.ts';
import { without } from './without.ts';

/**
 * Changes fields of a node whose roots are among `roots` (any but the id without them), and makes sure that
 * it still is what its schema says. Nothing is filled in or stripped: undoing must give the same node.
 */
export function changeFields<Schema extends z.ZodType>(
  node: z.infer<Schema> & Fields,
  changes: readonly Change[],
  { schema, roots }: { schema: Schema; roots?: readonly string[] },
): { ok: true; node: z.infer<Schema>; inverse: Change[] } | Refused {
  const isAllowed = ({ path: [root = ''] }: Change) => (roots ? roots.includes(root) : root !== 'id');
  if (!changes.every(isAllowed)) return refuse('blocked_path');
  const set = setPaths(node, changes);
  if (!set) return refuse('blocked_path');
  const fault = findChangeFault(schema, changes);
  if (fault) return refuse('invalid_value', fault);
  const { fields, inverse } = set;
  return fits(schema, fields) ? { ok: true, node: fields, inverse } : refuse('invalid_value');
}

function fits<Schema extends z.ZodType>(schema: Schema, value: unknown): value is z.infer<Schema> {
  return schema.safeParse(value).success;
}

/**
 * Applies changes in their order to a copy and gives those that undo them. Objects on the way are made
 * where they are missing; null when a path leads through something that is not an object. Lists are values:
 * they are set as a whole.
 */
export function setPaths(
  fields: Fields,
  changes: readonly Change[],
): { fields: Fields; inverse: Change[] } | null {
  let current = fields;
  const inverse: Change[] = [];
  for (const change of changes) {
    const undo = undoChange(current, change.path);
    if (!undo) return null;
    inverse.unshift(isMergedText(change, undo) ? { ...undo, was: change.value } : undo);
    current = setPath(current, change.path, change.value);
  }
  return { fields: current, inverse };
}

/** What takes a text back is merged with what others wrote since, as the text was. */
function isMergedText(change: Change, undo: Change): change is Change & { value: string } {
  return change.was !== undefined && typeof change.value === 'string' && typeof undo.value === 'string';
}

function undoChange(fields: Fields, path: readonly string[]): Change | null {
  let level: unknown = fields;
  for (const [index, key] of path.entries()) {
    if (!isFields(level)) return null;
    // What is missing from here on may be made on the way, and goes again as a whole.
    if (!Object.hasOwn(level, key)) return { path: path.slice(0, index + 1) };
    level = level[key];
  }
  return { path: [...path], value: level };
}

function setPath(fields: Fields, [key, ...rest]: readonly string[], value: unknown): Fields {
  if (key === undefined) return fields;
  const present = Object.hasOwn(fields, key);
  if (value === undefined && (!present || rest.length === 0)) {
    return without(fields, key);
  }
  const inner = present ? fields[key] : {};
  return { ...fields, [key]: rest.length === 0 ? value : setPath(isFields(inner) ? inner : {}, rest, value) };
}
