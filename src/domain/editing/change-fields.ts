import type { z } from 'zod';

import { findChangeFault } from './find-fault.ts';
import { refuse, type Refused } from './outcome.ts';
import { setPaths, type Change, type Fields } from './set-paths.ts';

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
