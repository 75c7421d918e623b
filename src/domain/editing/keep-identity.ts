import type { EditableDocument } from './documents.schema.ts';
import { isEqual } from './is-equal.ts';

/**
 * The later document, with the objects of the earlier one wherever they say the same: what has not changed
 * is not drawn again.
 */
export function keepIdentity(before: EditableDocument, after: EditableDocument): EditableDocument {
  if (before === after) return before;
  if (before.kind === 'page' && after.kind === 'page') {
    const sections = keepValues(before.sections, after.sections);
    const order = isEqual(before.order, after.order) ? before.order : after.order;
    const meta = isEqual(before.meta, after.meta) ? before.meta : after.meta;
    return keepWhole(before, { ...after, sections, order, meta });
  }
  if (before.kind === 'menu' && after.kind === 'menu') {
    const entries = keepValues(before.entries, after.entries);
    const order = isEqual(before.order, after.order) ? before.order : after.order;
    return keepWhole(before, { ...after, entries, order });
  }
  if (before.kind === 'settings' && after.kind === 'settings') {
    return keepWhole(before, { ...after, groups: keepValues(before.groups, after.groups) });
  }
  return after;
}

function keepWhole<Document extends object>(before: Document, after: Document): Document {
  const one = new Map(Object.entries(before));
  const other = Object.entries(after);
  return one.size === other.length && other.every(([key, value]) => one.get(key) === value) ? before : after;
}

function keepValues<Value>(
  before: Record<string, Value>,
  after: Record<string, Value>,
): Record<string, Value> {
  const kept = Object.fromEntries(
    Object.entries(after).map(([key, value]) => {
      const known = Object.hasOwn(before, key) ? before[key] : undefined;
      return [key, known !== undefined && isEqual(known, value) ? known : value];
    }),
  );
  return keepWhole(before, kept);
}
