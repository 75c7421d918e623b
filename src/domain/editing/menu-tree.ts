import type { DocumentEntry, MenuDocument } from './documents.schema.ts';

/** Levels that a menu shows; nothing is put deeper. */
export const deepestLevel = 5;

export function entryOf({ entries }: MenuDocument, id: string): DocumentEntry | undefined {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}

/** Ids of the entries below one, in their order; null: the top level. */
export function childrenOf(document: MenuDocument, parent: string | null): string[] {
  return parent === null ? document.order : (entryOf(document, parent)?.children ?? []);
}

/** Null for an entry of the top level. */
export function parentOf({ entries }: MenuDocument, id: string): string | null {
  return Object.values(entries).find(({ children }) => children.includes(id))?.id ?? null;
}

/** The entry and all above it; ends on a foreign document that goes in a circle too. */
export function ancestry(document: MenuDocument, id: string | null): string[] {
  const line: string[] = [];
  for (let at = id; at !== null && !line.includes(at); at = parentOf(document, at)) line.push(at);
  return line;
}

/** How deep an entry stands: 1 at the top, 0 for the menu itself. */
export function levelOf(document: MenuDocument, id: string | null): number {
  return ancestry(document, id).length;
}

/** How many levels an entry takes with all below it; counts no further than `most`. */
export function heightOf(document: MenuDocument, id: string, most = deepestLevel + 1): number {
  if (most === 0) return 0;
  return 1 + Math.max(0, ...childrenOf(document, id).map((child) => heightOf(document, child, most - 1)));
}

/** The menu with the entry put in, or in the place of the one with its id. */
export function withEntry(document: MenuDocument, entry: DocumentEntry): MenuDocument {
  return { ...document, entries: { ...document.entries, [entry.id]: entry } };
}

/** The menu with other entries below one; null: on the top level. */
export function withChildren(
  document: MenuDocument,
  parent: string | null,
  children: string[],
): MenuDocument {
  if (parent === null) return { ...document, order: children };
  const entry = entryOf(document, parent);
  return entry ? withEntry(document, { ...entry, children }) : document;
}
