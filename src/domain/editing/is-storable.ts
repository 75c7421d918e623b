import { isFields } from './fields.ts';

const deepest = 20;

/**
 * Whether a JSON value can be kept: not so deep that what walks it runs out of stack, and without what
 * PostgreSQL refuses in JSON (NUL and halves of characters).
 */
export function isStorable(value: unknown, levels = deepest): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return levels > 0 && value.every((one) => isStorable(one, levels - 1));
  if (!isFields(value)) return true;
  return (
    levels > 0 &&
    Object.entries(value).every(([name, one]) => isStorableKey(name) && isStorable(one, levels - 1))
  );
}

/** A name that a path can lead through. */
export function isStorableKey(name: string): boolean {
  return name !== '' && name.length <= 100 && name !== '__proto__' && isStorable(name);
}
