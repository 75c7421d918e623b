import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import type { PageIntent } from '#domain/editing/intents.schema.ts';
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

export function fieldIntent(scope: FieldScope, path: readonly string[], value: unknown): PageIntent {
  if (scope.itemId === null) {
    return { type: 'section.update', id: scope.sectionId, changes: [{ path: ['options', ...path], value }] };
  }
  const target = { section: scope.sectionId, id: scope.itemId };
  return { type: 'item.update', ...target, changes: [{ path: [...path], value }] };
}

/** Names a field of the page: keystrokes in it are one step of undo. */
export function mergeKey({ sectionId, itemId }: FieldScope, path: readonly string[]): string {
  return [sectionId, itemId ?? '', ...path].join('/');
}
