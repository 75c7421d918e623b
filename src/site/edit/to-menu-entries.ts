import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { ShownEntry } from '#live/messages.schema.ts';

/** Entries whose targets are known as the menus of the page take them; ids are counted over all levels. */
export function toMenuEntries(entries: readonly ShownEntry[]): MenuEntry[] {
  let count = 0;
  const toEntry = ({ title, uri, newTab = false, children }: ShownEntry): MenuEntry => ({
    id: ++count,
    title,
    type: 'external',
    uri,
    target: null,
    newTab,
    children: children.map(toEntry),
  });
  return entries.map(toEntry);
}
