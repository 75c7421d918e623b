import { applyMenuIntent } from './apply-menu-intent.ts';
import { diffFields } from './diff-fields.ts';
import type { MenuDocument } from './documents.schema.ts';
import type { MenuIntent } from './intents.schema.ts';
import { childrenOf, entryOf } from './menu-tree.ts';

/**
 * The intents that make one menu into the other. Entries are put in their places from the top down, so that
 * none is ever asked to stand below itself; what is gone leaves last, when nothing hangs on it any more.
 */
export function diffMenus(from: MenuDocument, to: MenuDocument): MenuIntent[] {
  const intents: MenuIntent[] = [];
  let document = from;
  const apply = (intent: MenuIntent): boolean => {
    const applied = applyMenuIntent(document, intent);
    if (!applied.ok) return false;
    document = applied.document;
    intents.push(intent);
    return true;
  };

  for (const [id, entry] of Object.entries(to.entries)) {
    const before = entryOf(from, id);
    if (!before) continue;
    const changes = diffFields(fieldsOf(before), fieldsOf(entry));
    if (changes.length > 0) apply({ type: 'entry.update', id, changes });
  }
  const place = (ids: readonly string[], parent: string | null) => {
    let after: string | null = null;
    for (const id of ids) {
      const entry = entryOf(to, id);
      if (!entry) continue;
      const { children, ...fields } = entry;
      if (!entryOf(document, id)) apply({ type: 'entry.add', entry: fields, parent, after });
      else if (!stands(document, to, { id, parent, after })) {
        const move: MenuIntent = { type: 'entry.move', id, parent, after };
        // What hangs on it may still be what goes elsewhere later.
        if (!apply(move)) {
          liftChildren(document, id).forEach(apply);
          apply(move);
        }
      }
      place(children, id);
      after = id;
    }
  };
  place(to.order, null);
  const gone = new Set(Object.keys(document.entries).filter((id) => !entryOf(to, id)));
  const remove = (id: string) => {
    for (const child of childrenOf(document, id)) remove(child);
    apply({ type: 'entry.remove', id });
    gone.delete(id);
  };
  for (const id of gone) remove(id);
  return intents;
}

function fieldsOf({ title, target }: MenuDocument['entries'][string]) {
  return { title, target };
}

/** Whether an entry stands where it shall, not counting those that leave. */
function stands(
  document: MenuDocument,
  to: MenuDocument,
  { id, parent, after }: { id: string; parent: string | null; after: string | null },
): boolean {
  const staying = childrenOf(document, parent).filter((one) => entryOf(to, one));
  const index = staying.indexOf(id);
  return index !== -1 && (staying[index - 1] ?? null) === after;
}

function liftChildren(document: MenuDocument, id: string): MenuIntent[] {
  return childrenOf(document, id).map((child) => ({
    type: 'entry.move',
    id: child,
    parent: null,
    after: null,
  }));
}
