import type { CatalogMove, AdminCatalog } from '#domain/schemas/manage-catalogs.schema.ts';

export type DropPlace = 'before' | 'inside' | 'after';

/** Where a catalog dropped on another one goes; null where it cannot. */
export function moveByDrop(
  catalogs: readonly AdminCatalog[],
  draggedId: number,
  target: { id: number; place: DropPlace },
): CatalogMove | null {
  const over = catalogs.find(({ id }) => id === target.id);
  if (!over || isWithin(catalogs, over.id, draggedId)) return null;
  if (target.place === 'inside') return { parentId: over.id, before: null };
  const sisters = catalogs.filter(({ parentId, id }) => parentId === over.parentId && id !== draggedId);
  const place = sisters.findIndex(({ id }) => id === over.id) + (target.place === 'after' ? 1 : 0);
  return { parentId: over.parentId, before: sisters[place]?.id ?? null };
}

/** Where an arrow key on a catalog's handle brings it: among its sisters, into the one above, out of its parent. */
export function moveByKey(catalogs: readonly AdminCatalog[], id: number, key: string): CatalogMove | null {
  const own = catalogs.find((one) => one.id === id);
  if (!own) return null;
  const sisters = catalogs.filter(({ parentId }) => parentId === own.parentId);
  const place = sisters.indexOf(own);
  const above = sisters[place - 1];
  const parent = catalogs.find((one) => one.id === own.parentId);
  switch (key) {
    case 'ArrowUp':
      return above ? { parentId: own.parentId, before: above.id } : null;
    case 'ArrowDown':
      return place < sisters.length - 1
        ? { parentId: own.parentId, before: sisters[place + 2]?.id ?? null }
        : null;
    case 'ArrowRight':
      return above ? { parentId: above.id, before: null } : null;
    case 'ArrowLeft':
      return parent ? moveByDrop(catalogs, id, { id: parent.id, place: 'after' }) : null;
    default:
      return null;
  }
}

/** Whether a catalog is another one or lies below it. */
export function isWithin(catalogs: readonly AdminCatalog[], id: number, aboveId: number): boolean {
  for (let at: number | null = id; at !== null;) {
    if (at === aboveId) return true;
    at = catalogs.find((one) => one.id === at)?.parentId ?? null;
  }
  return false;
}
