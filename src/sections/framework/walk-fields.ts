import type { z } from 'zod';

import type { FieldKind } from './fields.ts';

type Replace = (kind: FieldKind, value: unknown) => unknown;

/**
 * Walks a parsed value beside its schema and lets `replace` answer for every field that carries
 * `meta.field`; objects and arrays are rebuilt only along the way. Unknown kinds pass through.
 */
export function mapFields(schema: z.core.$ZodType, value: unknown, replace: Replace): unknown {
  const kind = fieldKind(schema);
  if (kind) return replace(kind, value);
  const def = (schema as z.ZodType).def as { type: string } & Record<string, unknown>;
  switch (def.type) {
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'optional':
    case 'catch':
      return mapFields(def['innerType'] as z.core.$ZodType, value, replace);
    case 'object':
      return mapObject(def['shape'] as Record<string, z.core.$ZodType>, value, replace);
    case 'array':
      return Array.isArray(value)
        ? value.map((item) => mapFields(def['element'] as z.core.$ZodType, item, replace))
        : value;
    default:
      return value;
  }
}

function mapObject(shape: Record<string, z.core.$ZodType>, value: unknown, replace: Replace): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const [key, fieldSchema] of Object.entries(shape)) {
    if (key in copy) copy[key] = mapFields(fieldSchema, copy[key], replace);
  }
  return copy;
}

function fieldKind(schema: z.core.$ZodType): FieldKind | undefined {
  return (schema as z.ZodType).meta?.()?.field;
}
