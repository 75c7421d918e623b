import { z } from 'zod';

import { isFields, type Change } from './fields.ts';

/** A value that a schema refuses, and where. */
export interface ValueFault {
  path: string[];
  message: string;
}

/**
 * Why a schema refuses a value; null when it takes it. Stricter than parsing: a key that the schema does not know,
 * which parsing would drop, and a value that its fallback would replace are faults too.
 */
export function findFault(
  schema: z.ZodType,
  value: unknown,
  path: readonly string[] = [],
): ValueFault | null {
  if (value === undefined) return parseFault(schema, value, path);
  const inner = unwrap(schema, value);
  if (inner === null) return null;
  return findInnerFault(inner, value, path) ?? parseFault(inner, value, path);
}

/** Why changes of a node's fields do not fit its schema; a field that is taken away always does. */
export function findChangeFault(schema: z.ZodType, changes: readonly Change[]): ValueFault | null {
  for (const { path, value } of changes) {
    if (value === undefined) continue;
    const field = schemaAt(schema, path);
    const fault = field ? findFault(field, value, path) : unknownField(path);
    if (fault) return fault;
  }
  return null;
}

function findInnerFault(schema: z.ZodType, value: unknown, path: readonly string[]): ValueFault | null {
  if (schema instanceof z.ZodObject) return isFields(value) ? findObjectFault(schema, value, path) : null;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const element = schema.element as z.ZodType;
    return firstFault(value.map((one, index) => () => findFault(element, one, [...path, `${index}`])));
  }
  if (schema instanceof z.ZodRecord && isFields(value)) {
    const valueType = schema.valueType as z.ZodType;
    return firstFault(
      Object.entries(value).map(
        ([key, one]) =>
          () =>
            findFault(valueType, one, [...path, key]),
      ),
    );
  }
  if (schema instanceof z.ZodUnion) return findUnionFault(schema, value, path);
  return null;
}

function findObjectFault(
  schema: z.ZodObject,
  value: Record<string, unknown>,
  path: readonly string[],
): ValueFault | null {
  const unknownKey = Object.keys(value).find((key) => !fieldOf(schema, key));
  if (unknownKey !== undefined) return unknownField([...path, unknownKey]);
  return firstFault(
    Object.entries(schema.shape).map(
      ([key, field]) =>
        () =>
          findFault(field as z.ZodType, value[key], [...path, key]),
    ),
  );
}

/** The fault of the choice that comes nearest: the one that parsing takes. */
function findUnionFault(schema: z.ZodUnion, value: unknown, path: readonly string[]): ValueFault | null {
  const options = schema.options as readonly z.ZodType[];
  const faults = options.map((option) => findFault(option, value, path));
  if (faults.includes(null)) return null;
  return faults[options.findIndex((option) => option.safeParse(value).success)] ?? null;
}

function firstFault(checks: readonly (() => ValueFault | null)[]): ValueFault | null {
  for (const check of checks) {
    const fault = check();
    if (fault) return fault;
  }
  return null;
}

/** The schema of what a path leads to; null where the schema knows nothing there. */
export function schemaAt(schema: z.ZodType, [key, ...rest]: readonly string[]): z.ZodType | null {
  if (key === undefined) return schema;
  const inner = unwrap(schema, {});
  if (inner instanceof z.ZodObject) {
    const field = fieldOf(inner, key);
    return field && schemaAt(field, rest);
  }
  if (inner instanceof z.ZodRecord) return schemaAt(inner.valueType as z.ZodType, rest);
  if (inner instanceof z.ZodUnion) {
    const found = (inner.options as readonly z.ZodType[]).map((option) => schemaAt(option, [key, ...rest]));
    const known = found.filter((one) => one !== null);
    return known.length > 1 ? z.union(known) : (known[0] ?? null);
  }
  return inner instanceof z.ZodUnknown ? inner : null;
}

function fieldOf({ shape, def }: z.ZodObject, key: string): z.ZodType | null {
  if (Object.hasOwn(shape, key)) return shape[key] as z.ZodType;
  return def.catchall && !(def.catchall instanceof z.ZodNever) ? (def.catchall as z.ZodType) : null;
}

/** Behind defaults, fallbacks and transformations; null where the value is one that these take by themselves. */
function unwrap(schema: z.ZodType, value: unknown): z.ZodType | null {
  let inner = schema;
  for (;;) {
    if (inner instanceof z.ZodNullable && value === null) return null;
    if (inner instanceof z.ZodPipe) {
      // What is prepared before it is read is judged as a whole.
      if (inner.in instanceof z.ZodTransform) return inner;
      inner = inner.in as z.ZodType;
    } else if (
      inner instanceof z.ZodDefault ||
      inner instanceof z.ZodPrefault ||
      inner instanceof z.ZodNullable ||
      inner instanceof z.ZodOptional ||
      inner instanceof z.ZodCatch
    ) {
      inner = inner.unwrap() as z.ZodType;
    } else return inner;
  }
}

function parseFault(schema: z.ZodType, value: unknown, path: readonly string[]): ValueFault | null {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue ? { path: [...path, ...issue.path.map(String)], message: issue.message } : null;
}

function unknownField(path: readonly string[]): ValueFault {
  return { path: [...path], message: 'There is no such field' };
}
