import type { MenuDocument } from '#domain/editing/documents.schema.ts';
import { resolveLinkTarget } from '#domain/link-target.ts';
import { linkTargetSchema } from '#domain/schemas/link.schema.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';

/** A menu as it is drawn, from the document that is edited. */
export function menuEntriesOf({ entries, order }: MenuDocument, origin: string): MenuEntry[] {
  let count = 0;
  const toEntry = (id: string): MenuEntry[] => {
    const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
    if (!entry) return [];
    const link = resolveLinkTarget(entry.target, { origin });
    return [
      {
        // The views tell entries apart by number.
        id: ++count,
        title: entry.title,
        type: entry.target.type,
        uri: link.href,
        target: entry.target,
        newTab: link.newTab,
        children: entry.children.flatMap(toEntry),
      },
    ];
  };
  return order.flatMap(toEntry);
}

/** The document of a menu that is known only as it is drawn; entries are named by their numbers. */
export function menuDocumentOf(roots: readonly MenuEntry[]): MenuDocument {
  const document: MenuDocument = { kind: 'menu', entries: {}, order: [] };
  const add = (entry: MenuEntry): string => {
    const id = `e${entry.id}`;
    const target = linkTargetSchema.safeParse(entry.target);
    document.entries[id] = {
      id,
      title: entry.title,
      target: target.success ? target.data : { type: 'homepage' },
      children: entry.children.map(add),
    };
    return id;
  };
  document.order = roots.map(add);
  return document;
}
