import type { PageDocument } from '#domain/editing/documents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';

/** Ids of the sections that an edit has made or changed. */
export function findChanged(before: PageDocument, after: PageDocument): Set<string> {
  const changed = new Set<string>();
  for (const [id, section] of Object.entries(after.sections)) {
    const old = before.sections[id];
    if (old !== section && !(old && isEqual(old, section))) changed.add(id);
  }
  return changed;
}

/** Whether a change may show or hide a section, and so move others. */
export function isPlacedAnew(
  before: PageDocument,
  after: PageDocument,
  changed: ReadonlySet<string>,
): boolean {
  if (before.order !== after.order) return true;
  return [...changed].some((id) => {
    const [old, now] = [before.sections[id], after.sections[id]];
    return !old || !now || old.enable !== now.enable || old.hidden !== now.hidden || old.type !== now.type;
  });
}
