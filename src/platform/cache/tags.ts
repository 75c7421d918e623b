/** Names an entity (`page:12`) or a whole group (`pages`) whose change drops what was cached from it. */
export type Tag = string;

/** Anything that caches and can be told what changed. */
export interface Invalidated {
  invalidate(tags: readonly Tag[]): void;
}

/** Drops everything of every cache; sent when a notification may have been missed. */
export const everything: Tag = '*';

/**
 * Sent with the tags of a change that is one of many, as in an import: pages may be sent as they were for less than a
 * second more, so that making them anew keeps nobody waiting.
 */
export const gradually: Tag = 'gradually';

/** Whether one of the names has changed; `everything` is all of them. */
export function hasTag(tags: readonly Tag[], ...names: Tag[]): boolean {
  return tags.some((tag) => tag === everything || names.includes(tag));
}

/** Ids in tags of one kind: `idsOf(['page:1', 'menus'], 'page')` is `[1]`. */
export function idsOf(tags: readonly Tag[], kind: string): number[] {
  return tags.flatMap((tag) => {
    const id = tag.startsWith(`${kind}:`) ? Number(tag.slice(kind.length + 1)) : Number.NaN;
    return Number.isInteger(id) ? [id] : [];
  });
}

const groups: ReadonlyMap<string, Tag> = new Map([
  ['product', 'products'],
  // What goes with a product.
  ['companions', 'companions'],
  ['catalog', 'catalogs'],
  ['page', 'pages'],
  ['category', 'categories'],
  ['article', 'articles'],
  // Sections that several pages show.
  ['block', 'blocks'],
  ['image', 'images'],
]);

/** The group that an entity's tag belongs to: `products` for `product:12`; null for a group's own tag. */
export function groupOf(tag: Tag): Tag | null {
  const colon = tag.indexOf(':');
  return colon === -1 ? null : (groups.get(tag.slice(0, colon)) ?? null);
}
