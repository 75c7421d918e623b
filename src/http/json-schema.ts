import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };

/**
 * The schema of a zod type's output in the form that fast-json-stringify is quick with: "null or X" is
 * X with `nullable`, since a union would be validated at run time. Fields that a schema does not name
 * are never written.
 */
export function toSerializerSchema(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
  return simplify(json) as JsonSchema;
}

/** What only validates costs time and memory when writing. */
const irrelevant = new Set([
  '$schema',
  'default',
  'propertyNames',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'field',
  'title',
  'description',
]);

function simplify(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(simplify);
  const nullable = withoutNull(schema as JsonSchema);
  if (nullable) return { ...(simplify(nullable) as JsonSchema), nullable: true };
  const simple: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (irrelevant.has(key)) continue;
    simple[key] =
      key === 'properties' || key === 'definitions' ? mapValues(value as JsonSchema) : simplify(value);
  }
  return simple;
}

/** Names of properties are data, not keywords: one called `title` stays. */
function mapValues(schemas: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, simplify(schema)]));
}

/** X of `anyOf: [X, null]`, where X is neither a reference nor a union itself. */
function withoutNull(schema: JsonSchema): JsonSchema | null {
  const options = schema['anyOf'];
  if (!Array.isArray(options) || options.length !== 2) return null;
  const [first, second] = options as [JsonSchema, JsonSchema];
  if (second['type'] !== 'null' || typeof first['type'] !== 'string') return null;
  return first;
}
