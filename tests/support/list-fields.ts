import { z } from 'zod';

/** As far as a list of fields tells it. */
interface FieldSchema {
  type?: unknown;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  items?: FieldSchema;
  additionalProperties?: FieldSchema | boolean;
  anyOf?: readonly FieldSchema[];
  oneOf?: readonly FieldSchema[];
  allOf?: readonly FieldSchema[];
}

/** What a schema takes, a line a field: its place, `?` behind what may be left out, and its rules. */
export function listFields(schema: z.ZodType, place: string): string[] {
  const { $schema: _version, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return describeField(described as FieldSchema, place);
}

function describeField(schema: FieldSchema, place: string): string[] {
  const { properties, required = [], items, additionalProperties, anyOf, oneOf, allOf, ...rules } = schema;
  return [
    `${place} ${JSON.stringify(additionalProperties === false ? { ...rules, closed: true } : rules)}`,
    ...Object.entries(properties ?? {}).flatMap(([name, field]) =>
      describeField(field, `${place}.${name}${required.includes(name) ? '' : '?'}`),
    ),
    ...(items ? describeField(items, `${place}[]`) : []),
    ...(typeof additionalProperties === 'object' ? describeField(additionalProperties, `${place}.*`) : []),
    ...[...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap((way, index) =>
      describeField(way, `${place}(${index + 1})`),
    ),
  ];
}
