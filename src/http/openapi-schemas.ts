import { z } from 'zod';

import type { JsonSchema } from './json-schema.ts';

/** What is sent and what is answered differ: only in a request may a field that has a default be left out. */
type Side = 'input' | 'output';

export interface ComponentSchemas {
  /** Filled by what is described: JSON schemas by their names. */
  schemas: Record<string, JsonSchema>;
  /** A JSON schema whose named parts are moved to `schemas` and referred to. */
  describe(schema: z.ZodType, side?: Side): JsonSchema;
}

type Names = z.core.$ZodRegistry<{ id: string }>;

/**
 * Parts of what is sent are called `…Input`, since the same part may be answered with all its fields filled.
 */
export function createComponentSchemas(named: Readonly<Record<string, z.ZodType>>): ComponentSchemas {
  const names: Names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
  const schemas: Record<string, JsonSchema> = {};
  return {
    schemas,
    describe(schema, side = 'output') {
      const nameOf = (name: string) => (side === 'input' ? `${name}Input` : name);
      const json = z.toJSONSchema(schema, {
        io: side,
        unrepresentable: 'any',
        metadata: names,
        // What a schema brings as `meta({ examples })`: the registry of names knows of names alone.
        override({ zodSchema, jsonSchema }) {
          const examples = z.globalRegistry.get(zodSchema)?.['examples'];
          if (Array.isArray(examples)) jsonSchema.examples = examples;
        },
      }) as JsonSchema;
      const pointed = listKnownNames(pointToComponents(json, nameOf)) as JsonSchema;
      const { $schema: _, $defs, ...root } = pointed as JsonSchema & { $defs?: Record<string, JsonSchema> };
      for (const [name, definition] of Object.entries($defs ?? {})) schemas[nameOf(name)] ??= definition;
      const name = names.get(schema)?.id;
      if (!name) return root;
      schemas[nameOf(name)] ??= root;
      return { $ref: `#/components/schemas/${nameOf(name)}` };
    },
  };
}

function pointToComponents(value: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => pointToComponents(one, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'id' && typeof inner === 'string'))
      .map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string'
          ? [key, `#/components/schemas/${nameOf(inner.replace('#/$defs/', ''))}`]
          : [key, pointToComponents(inner, nameOf)],
      ),
  );
}

/**
 * A record whose keys are known words has them as properties: zod describes it by `propertyNames`, and requires
 * properties that it does not define.
 */
function listKnownNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(listKnownNames);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, listKnownNames(inner)]),
  ) as JsonSchema;
  const { propertyNames, additionalProperties, ...rest } = schema;
  const words = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!words || typeof additionalProperties !== 'object') return schema;
  return {
    ...rest,
    properties: Object.fromEntries(words.map((word) => [word, additionalProperties])),
    additionalProperties: false,
  };
}
