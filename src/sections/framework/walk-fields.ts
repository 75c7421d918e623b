import type { z } from 'zod';

import type { FieldKind } from './fields.ts';

/** Keys and places that lead from the walked value to a field. */
export type FieldPath = readonly (string | number)[];
/** `shows` is what a picture's place is for, where any picture would not do. */
type Replace = (kind: FieldKind, value: unknown, path: FieldPath, shows?: 'logo') => unknown;

/**
 * Walks a parsed value beside its schema and lets `replace` answer for every field that carries
 * `meta.field`; objects and arrays are rebuilt only along the way. Unknown kinds pass through.
 */
export function mapFields(
  schema: z.core.$ZodType,
  value: unknown,
  replace: Replace,
  path: FieldPath = [],
): unknown {
  const meta = (schema as z.ZodType).meta?.();
  if (meta?.field) return replace(meta.field, value, path, meta.shows);
  const def = (schema as z.ZodType).def as { type: string } & Record<string, unknown>;
  switch (def.type) {
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'optional':
    case 'catch':
      return mapFields(def['innerType'] as z.core.$ZodType, value, replace, path);
    case 'object':
      return mapObject(def['shape'] as Record<string, z.core.$ZodType>, value, replace, path);
    case 'array':
      return Array.isArray(value)
        ? value.map((item, index) =>
            mapFields(def['element'] as z.core.$ZodType, item, replace, [...path, index]),
          )
        : value;
    default:
      return value;
  }
}

function mapObject(
  shape: Record<string, z.core.$ZodType>,
  value: unknown,
  replace: Replace,
  path: FieldPath,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const [key, fieldSchema] of Object.entries(shape)) {
    if (key in copy) copy[key] = mapFields(fieldSchema, copy[key], replace, [...path, key]);
  }
  return copy;
}
