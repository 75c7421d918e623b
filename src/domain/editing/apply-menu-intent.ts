import { changeFields } from './change-fields.ts';
import { entryFieldsSchema, type DocumentEntry, type MenuDocument, mostEntries } from './documents.schema.ts';
import type { MenuIntent } from './intents.schema.ts';
import {
  ancestry,
  deepestLevel,
  childrenOf,
  entryOf,
  heightOf,
  levelOf,
  parentOf,
  withChildren,
  withEntry,
} from './menu-tree.ts';
import { refuse, type Outcome } from './outcome.ts';
import { placeAfter, placeOf } from './places.ts';
import { without } from './without.ts';

type IntentOf<Type extends MenuIntent['type']> = Extract<MenuIntent, { type: Type }>;

export function applyMenuIntent(
  document: MenuDocument,
  intent: MenuIntent,
): Outcome<MenuDocument, MenuIntent> {
  if (intent.type === 'entry.add') return addEntry(document, intent);
  const entry = entryOf(document, intent.id);
  if (!entry) return refuse('unknown_target');
  switch (intent.type) {
    case 'entry.update': {
      const { title, target } = entry;
      const changed = changeFields({ title, target }, intent.changes, {
        schema: entryFieldsSchema,
        roots: Object.keys(entryFieldsSchema.shape),
      });
      if (!changed.ok) return changed;
      const next = withEntry(document, { ...entry, ...changed.node });
      return { ok: true, document: next, inverse: { ...intent, changes: changed.inverse } };
    }
    case 'entry.remove':
      return removeEntry(document, entry);
    case 'entry.move':
      return moveEntry(document, entry, intent);
  }
}

function addEntry(
  document: MenuDocument,
  { entry, parent, after }: IntentOf<'entry.add'>,
): Outcome<MenuDocument, MenuIntent> {
  if (entryOf(document, entry.id)) return refuse('already_there');
  if (Object.keys(document.entries).length >= mostEntries) return refuse('invalid_value');
  if (parent !== null && !entryOf(document, parent)) return refuse('unknown_target');
  if (levelOf(document, parent) >= deepestLevel) return refuse('too_deep');
  const order = placeAfter(childrenOf(document, parent), entry.id, after);
  if (!order) return refuse('stale_place');
  const added = withEntry(document, { ...entry, children: [] });
  return {
    ok: true,
    document: withChildren(added, parent, order),
    inverse: { type: 'entry.remove', id: entry.id },
  };
}

function removeEntry(
  document: MenuDocument,
  { children, ...entry }: DocumentEntry,
): Outcome<MenuDocument, MenuIntent> {
  if (children.length > 0) return refuse('not_empty');
  const parent = parentOf(document, entry.id);
  const siblings = childrenOf(document, parent);
  const left = withChildren(
    document,
    parent,
    siblings.filter((id) => id !== entry.id),
  );
  return {
    ok: true,
    document: { ...left, entries: without(left.entries, entry.id) },
    inverse: { type: 'entry.add', entry, parent, after: placeOf(siblings, entry.id) },
  };
}

function moveEntry(
  document: MenuDocument,
  { id }: DocumentEntry,
  intent: IntentOf<'entry.move'>,
): Outcome<MenuDocument, MenuIntent> {
  const { parent, after } = intent;
  if (parent !== null && !entryOf(document, parent)) return refuse('unknown_target');
  if (ancestry(document, parent).includes(id)) return refuse('below_itself');
  if (levelOf(document, parent) + heightOf(document, id) > deepestLevel) return refuse('too_deep');
  const from = parentOf(document, id);
  const siblings = childrenOf(document, from);
  const left = withChildren(
    document,
    from,
    siblings.filter((one) => one !== id),
  );
  const order = placeAfter(childrenOf(left, parent), id, after);
  if (!order) return refuse('stale_place');
  return {
    ok: true,
    document: withChildren(left, parent, order),
    inverse: { ...intent, parent: from, after: placeOf(siblings, id) },
  };
}
