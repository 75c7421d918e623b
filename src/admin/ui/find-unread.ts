/** Paths of the numbers that cannot be read (`NumberField` gives NaN for them): `variations.0.fullPrice`. */
export function findUnread(values: unknown, path = ''): string[] {
  if (typeof values === 'number') return Number.isNaN(values) ? [path] : [];
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) =>
    findUnread(value, path === '' ? name : `${path}.${name}`),
  );
}
