import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { readPath, type Fields } from '#domain/editing/fields.ts';
import type { FieldDescription } from '#sections/framework/describe-fields.ts';

/** Whose fields they are: the section's options, or one of its items. */
export interface FieldScope {
  type: string;
  sectionId: string;
  itemId: string | null;
}

/** The stored values that a scope's fields are read from. */
export function valuesOf(section: DocumentSection | undefined, itemId: string | null): Fields {
  if (itemId === null) return section?.options ?? {};
  return section?.items.find(({ id }) => id === itemId) ?? {};
}

export function readField(values: Fields, field: Pick<FieldDescription, 'path' | 'fallback'>): unknown {
  return readPath(values, field.path) ?? field.fallback;
}

/** The values in the same object, by the last part of their paths, defaults filled in. */
export function siblingsOf(
  field: FieldDescription,
  fields: readonly FieldDescription[],
  values: Fields,
): Record<string, unknown> {
  const parent = field.path.slice(0, -1).join('.');
  const beside = fields.filter(({ path }) => path.slice(0, -1).join('.') === parent);
  return Object.fromEntries(beside.map((one) => [one.path.at(-1) ?? '', readField(values, one)]));
}
