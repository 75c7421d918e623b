import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { CatalogSummary } from '#domain/schemas/catalog.schema.ts';
import type { Meta } from '#domain/schemas/image.schema.ts';
import { countProductsByCatalog } from '#modules/indexing/catalog-products.queries.ts';
import { composeImage } from '#modules/media/compose-image.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

import { selectShownCatalogs, type CatalogRow } from './catalogs.queries.ts';

type CatalogEntry = CatalogSummary & { meta: Meta };

/**
 * The catalogs that a visitor can reach; what lies below a disabled one cannot be. `productCount` counts
 * distinct listed products of a catalog and its descendants.
 */
export interface CatalogTree extends Invalidated {
  /** A key made only of digits that is no slug is an id. */
  findBySlugOrId(key: string): Promise<CatalogEntry | null>;
  /** Direct children in order; null asks for the top level. */
  children(parentId: number | null): Promise<CatalogSummary[]>;
  /** From the top level down to the parent. */
  ancestors(id: number): Promise<CatalogSummary[]>;
  /** In the order of the ids, missing ones left out. */
  summaries(ids: readonly number[]): Promise<CatalogSummary[]>;
  /** Every catalog, siblings in order. */
  all(): Promise<CatalogEntry[]>;
}

interface CatalogTreeOptions {
  db: Kysely<Database>;
  /** Counts products faster than the database, when loaded. */
  countByCatalog?: () => Promise<ReadonlyMap<number, number> | null>;
}

interface Snapshot {
  byId: Map<number, CatalogRow>;
  bySlug: Map<string, CatalogRow>;
  byParent: Map<number | null, CatalogRow[]>;
}

/** Cached whole; catalogs drop by `catalogs`, `catalog:{id}` and pictures, counts by any product too. */
export function createCatalogTree({ db, countByCatalog }: CatalogTreeOptions): CatalogTree {
  const snapshots = createLoadingCache<'tree', Snapshot>({
    max: 1,
    load: async () => new Map([['tree', composeSnapshot(await selectShownCatalogs(db))]]),
  });
  const counts = createLoadingCache<'counts', ReadonlyMap<number, number>>({
    max: 1,
    load: async () => new Map([['counts', (await countByCatalog?.()) ?? (await countProductsByCatalog(db))]]),
  });

  async function withTree<T>(
    read: (tree: Snapshot, compose: (row: CatalogRow) => CatalogEntry) => T,
  ): Promise<T> {
    const [tree, count] = await Promise.all([snapshots.get('tree'), counts.get('counts')]);
    if (!tree || !count) throw new Error('The catalogs could not be read');
    return read(tree, (row) => composeEntry(row, count.get(row.id) ?? 0));
  }

  return {
    findBySlugOrId: (key) =>
      withTree((tree, compose) => {
        const row = tree.bySlug.get(key) ?? (/^\d+$/.test(key) ? tree.byId.get(Number(key)) : undefined);
        return row ? compose(row) : null;
      }),
    children: (parentId) => withTree((tree, compose) => (tree.byParent.get(parentId) ?? []).map(compose)),
    ancestors: (id) =>
      withTree(({ byId }, compose) => {
        const path: CatalogEntry[] = [];
        let parentId = byId.get(id)?.parentId ?? null;
        while (parentId !== null) {
          const parent = byId.get(parentId);
          if (!parent) break;
          path.unshift(compose(parent));
          parentId = parent.parentId;
        }
        return path;
      }),
    summaries: (ids) =>
      withTree(({ byId }, compose) =>
        ids.flatMap((id) => {
          const row = byId.get(id);
          return row ? [compose(row)] : [];
        }),
      ),
    all: () => withTree(({ byId }, compose) => [...byId.values()].map(compose)),
    invalidate(tags) {
      const touches = (prefix: string) => tags.some((tag) => tag.startsWith(prefix));
      if (hasTag(tags, 'catalogs', 'images') || touches('catalog:') || touches('image:')) snapshots.clear();
      if (hasTag(tags, 'catalogs', 'products') || touches('catalog:') || touches('product:')) counts.clear();
    },
  };
}

function composeSnapshot(rows: CatalogRow[]): Snapshot {
  const safe = rows.map((row) => ({ ...row, description: sanitizeRichText(row.description) }));
  return {
    byId: new Map(safe.map((row) => [row.id, row])),
    bySlug: new Map(safe.map((row) => [row.slug, row])),
    byParent: Map.groupBy(safe, (row) => row.parentId),
  };
}

function composeEntry(row: CatalogRow, productCount: number): CatalogEntry {
  return { ...row, image: row.image && composeImage(row.image), productCount };
}
