import { z } from 'zod';

import { schemaAt } from './find-fault.ts';

/** Longest schema that is told whole, in characters; of a larger one only the names of its fields. */
const longest = 4000;

/**
 * What a schema wants at a path as JSON Schema, or, where it knows nothing there, what it wants at the nearest place
 * above.
 */
export function expectedAt(schema: z.ZodType, path: readonly string[]): Record<string, unknown> {
  const there = schemaAt(schema, path);
  if (!there) return path.length === 0 ? {} : expectedAt(schema, path.slice(0, -1));
  const { $schema: _, ...expected } = toInputSchema(there);
  if (JSON.stringify(expected).length <= longest) return expected;
  const { properties } = expected;
  return {
    type: expected['type'],
    ...(typeof properties === 'object' && properties !== null && { fields: Object.keys(properties) }),
  };
}

/** A schema as whoever writes values for it reads it. */
export function toInputSchema(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
