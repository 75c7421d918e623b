import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { resolveLinkTarget } from '#domain/link-target.ts';
import { linkTargetSchema } from '#domain/schemas/link.schema.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';

import { selectEntriesOfMenus, type MenuEntryRow } from './menus.queries.ts';

/** Levels of a menu that are shown; deeper entries are left out. */
const menuDepth = 5;

const maxEntries = 1000;
const menuName = /^[a-z][a-z0-9-]{0,40}$/;

export interface MenuReader extends Invalidated {
  /** Trees by menu name, exactly the names asked for; an unknown name has no entries. */
  findByNames(names: readonly string[]): Promise<Record<string, MenuEntry[]>>;
}

export interface MenuReaderOptions {
  db: Kysely<Database>;
  /** The shop's own origin: external links to it stay in the tab. */
  origin?: string;
}

interface Menu {
  name: string;
  entries: MenuEntry[];
}

/** Cached by name; tag `menus`. */
export function createMenuReader({ db, origin }: MenuReaderOptions): MenuReader {
  const cache = createLoadingCache<string, Menu>({
    max: 200,
    load: async (names) => {
      const rows = await selectEntriesOfMenus(db, names, maxEntries * names.length);
      const byName = Map.groupBy(rows, (row) => row.name);
      return new Map(
        names.map((name) => [name, { name, entries: buildTree(byName.get(name) ?? [], origin) }]),
      );
    },
  });
  return {
    async findByNames(names) {
      const menus = await cache.getMany(names.filter((name) => menuName.test(name)));
      const entries = new Map(menus.map((menu) => [menu.name, menu.entries]));
      return Object.fromEntries(names.map((name) => [name, entries.get(name) ?? []]));
    },
    invalidate(tags) {
      if (hasTag(tags, 'menus')) cache.clear();
    },
  };
}

function buildTree(rows: readonly MenuEntryRow[], origin: string | undefined): MenuEntry[] {
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const childrenOf = (parentId: number | null, depth: number): MenuEntry[] =>
    depth > menuDepth
      ? []
      : (byParent.get(parentId) ?? []).map((row) => toEntry(row, childrenOf(row.id, depth + 1), origin));
  return childrenOf(null, 1);
}

function toEntry(row: MenuEntryRow, children: MenuEntry[], origin: string | undefined): MenuEntry {
  const target = linkTargetSchema.safeParse(row.target);
  if (!target.success) {
    const heading = { type: 'heading', uri: null, target: row.target, newTab: false };
    return { id: row.id, title: row.title, ...heading, children };
  }
  const link = resolveLinkTarget(target.data, { origin });
  return {
    id: row.id,
    title: row.title,
    type: target.data.type,
    uri: link.href,
    target: target.data,
    newTab: link.newTab,
    children,
  };
}
