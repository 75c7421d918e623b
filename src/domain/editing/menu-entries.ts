import { resolveLinkTarget } from '../link-target.ts';
import type { MenuEntry } from '../schemas/menu.schema.ts';
import type { MenuDocument } from './documents.schema.ts';
import { deepestLevel, entryOf } from './menu-tree.ts';

/** A menu as it is drawn, from the document that is edited. Views tell entries apart by number. */
export function menuEntriesOf(document: MenuDocument, origin?: string): MenuEntry[] {
  let count = 0;
  const toEntries = (ids: readonly string[], level: number): MenuEntry[] =>
    level > deepestLevel
      ? []
      : ids.flatMap((id) => {
          const entry = entryOf(document, id);
          if (!entry) return [];
          const { title, target } = entry;
          const link =
            target.type === 'heading'
              ? { href: null, newTab: false }
              : resolveLinkTarget(target, origin === undefined ? {} : { origin });
          const number = ++count;
          return [
            {
              id: number,
              title,
              type: target.type,
              uri: link.href,
              target,
              newTab: link.newTab,
              children: toEntries(entry.children, level + 1),
            },
          ];
        });
  return toEntries(document.order, 1);
}
