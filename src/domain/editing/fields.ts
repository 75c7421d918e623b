/** A plain object as JSON has it. */
export type Fields = Record<string, unknown>;

/** Sets the value at a path of object keys; without a value the key is taken away. */
export interface Change {
  path: string[];
  value?: unknown;
  /** Of a text that is merged with what others write in it: what its author saw. */
  was?: string | undefined;
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

/** A group of the settings that is a single value is one field, `value`. */
export function groupFields(group: unknown): Fields {
  return isFields(group) ? group : { value: group };
}
