import type { MenuDocument } from '#domain/editing/documents.schema.ts';
import type { MenuIntent } from '#domain/editing/intents.schema.ts';

/** An entry as the tree shows it, from the top down. */
export interface TreeRow {
  id: string;
  /** 0 for the first level. */
  level: number;
  parent: string | null;
  /** Its place among its siblings, and how many these are. */
  index: number;
  siblings: readonly string[];
}

/** All entries in the order in which they are read. */
export function listRows({ entries, order }: MenuDocument): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (ids: readonly string[], parent: string | null, level: number) => {
    for (const [index, id] of ids.entries()) {
      rows.push({ id, level, parent, index, siblings: ids });
      walk(entries[id]?.children ?? [], id, level + 1);
    }
  };
  walk(order, null, 0);
  return rows;
}

export type MenuStep = 'up' | 'down' | 'in' | 'out';

/**
 * One step of an entry by keyboard: among its siblings, below the one before it, or beside its parent;
 * null where there is nowhere to go.
 */
export function stepEntry(document: MenuDocument, id: string, step: MenuStep): MenuIntent | null {
  const row = listRows(document).find((one) => one.id === id);
  if (!row) return null;
  const { parent, index, siblings } = row;
  const move = (to: string | null, after: string | null): MenuIntent => ({
    type: 'entry.move',
    id,
    parent: to,
    after,
  });
  switch (step) {
    case 'up':
      return index === 0 ? null : move(parent, siblings[index - 2] ?? null);
    case 'down': {
      const next = siblings[index + 1];
      return next === undefined ? null : move(parent, next);
    }
    case 'in': {
      const before = siblings[index - 1];
      if (before === undefined) return null;
      return move(before, document.entries[before]?.children.at(-1) ?? null);
    }
    case 'out': {
      if (parent === null) return null;
      const above = listRows(document).find((one) => one.id === parent);
      return move(above?.parent ?? null, parent);
    }
  }
}

/** Where an entry was dropped: beside another one, or into it as its last child. */
export interface MenuDrop {
  target: string;
  place: 'before' | 'after' | 'into';
}

export function dropEntry(
  document: MenuDocument,
  id: string,
  { target, place }: MenuDrop,
): MenuIntent | null {
  const row = listRows(document).find((one) => one.id === target);
  if (!row || id === target) return null;
  if (place === 'into') {
    const children = (document.entries[target]?.children ?? []).filter((child) => child !== id);
    return { type: 'entry.move', id, parent: target, after: children.at(-1) ?? null };
  }
  const siblings = row.siblings.filter((sibling) => sibling !== id);
  const at = siblings.indexOf(target);
  const after = place === 'after' ? target : (siblings[at - 1] ?? null);
  return { type: 'entry.move', id, parent: row.parent, after };
}

/** Takes an entry away with all below it, the deepest first, as one step of undo. */
export function removeBranch({ entries }: MenuDocument, id: string): MenuIntent[] {
  const below = (one: string): string[] =>
    (entries[one]?.children ?? []).flatMap((child) => [...below(child), child]);
  return [...below(id), id].map((one) => ({ type: 'entry.remove', id: one }));
}
