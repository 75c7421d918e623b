import { without } from './without.ts';

/** A plain object as JSON has it. */
export type Fields = Record<string, unknown>;

/** Sets the value at a path of object keys; without a value the key is taken away. */
export interface Change {
  path: string[];
  value?: unknown;
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
    inverse.unshift(undo);
    current = setPath(current, change.path, change.value);
  }
  return { fields: current, inverse };
}

/** The value at a path; undefined where there is none. */
export function readPath(fields: Fields, path: readonly string[]): unknown {
  let value: unknown = fields;
  for (const key of path) {
    if (!isFields(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** Whether a path can go on below it: an object that is no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
