import { changeFields } from './change-fields.ts';
import { documentSectionSchema, itemSchema, type DocumentSection, type Item } from './documents.schema.ts';
import type { PageIntent } from './intents.schema.ts';
import { refuse, type Outcome } from './outcome.ts';
import { placeAfter, placeOf } from './places.ts';

type ItemIntent = Extract<PageIntent, { type: `item.${string}` }>;

/** What becomes of a section by an intent on one of its items. */
export function applyItemIntent(
  section: DocumentSection,
  intent: ItemIntent,
): Outcome<DocumentSection, ItemIntent> {
  const order = section.items.map(({ id }) => id);
  const byId = new Map(section.items.map((item) => [item.id, item]));
  const withItems = (items: Item[]): DocumentSection => ({ ...section, items });
  const inOrder = (ids: readonly string[]) => withItems(ids.flatMap((id) => byId.get(id) ?? []));

  if (intent.type === 'item.add') {
    const { item, after } = intent;
    if (byId.has(item.id)) return refuse('already_there');
    const placed = placeAfter(order, item.id, after);
    if (!placed) return refuse('stale_place');
    byId.set(item.id, item);
    const document = inOrder(placed);
    if (!documentSectionSchema.safeParse(document).success) return refuse('invalid_value');
    return { ok: true, document, inverse: { type: 'item.remove', section: section.id, id: item.id } };
  }

  const { id } = intent;
  const item = byId.get(id);
  if (!item) return refuse('unknown_target');
  const after = placeOf(order, id);
  switch (intent.type) {
    case 'item.update': {
      const changed = changeFields(item, intent.changes, { schema: itemSchema });
      if (!changed.ok) return changed;
      const items = section.items.map((one) => (one.id === id ? changed.node : one));
      return { ok: true, document: withItems(items), inverse: { ...intent, changes: changed.inverse } };
    }
    case 'item.remove':
      return {
        ok: true,
        document: withItems(section.items.filter((one) => one.id !== id)),
        inverse: { type: 'item.add', section: section.id, item, after },
      };
    case 'item.move': {
      const placed = placeAfter(order, id, intent.after);
      if (!placed) return refuse('stale_place');
      return { ok: true, document: inOrder(placed), inverse: { ...intent, after } };
    }
  }
}
