import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { cleanLine, foldText } from '#domain/text.ts';
import { createCatalog } from '#modules/catalogs/write-catalogs.ts';

import { selectCatalogTree } from './file-names.queries.ts';
import { selectForeignIds, upsertForeignIds } from './foreign-ids.queries.ts';

const longestTitle = 300;
const deepest = 10;

interface MadeCatalogs {
  /** Of a path; null where it cannot be one. */
  idOf(path: readonly string[]): number | null;
  /** Those that were made, as people read them: `Clothes > Shirts`. */
  made: string[];
}

/**
 * Finds the catalogs of paths by what the source called them before, else by their titles below the same parent, and
 * makes those that are missing.
 */
export async function makeCatalogs(
  trx: Transaction<Database>,
  wanted: readonly (readonly string[])[],
  { source, staffId }: { source: string; staffId: number | null },
): Promise<MadeCatalogs> {
  const paths = new Map(wanted.filter(isPath).map((path) => [keyOf(path), path.map(cleanLine)]));
  const ids = new Map<string, number>();
  const made: string[] = [];
  if (paths.size > 0) {
    const keys = [...paths.values()].flatMap((path) => path.map((_, end) => keyOf(path.slice(0, end + 1))));
    const known = await selectForeignIds(trx, source, 'catalog', [...new Set(keys)]);
    const tree = await selectCatalogTree(trx);
    const byTitle = new Map(tree.map(({ id, parentId, title }) => [placeOf(parentId, title), id]));
    for (const path of paths.values()) {
      let parentId: number | null = null;
      for (const [end, title] of path.entries()) {
        const key = keyOf(path.slice(0, end + 1));
        let id: number | undefined = ids.get(key) ?? known.get(key) ?? byTitle.get(placeOf(parentId, title));
        if (id === undefined && staffId === null) break;
        if (id === undefined) {
          id = await createCatalog(trx, formOf(title, parentId), staffId ?? 0);
          made.push(path.slice(0, end + 1).join(' > '));
        }
        ids.set(key, id);
        parentId = id;
      }
    }
    const pairs = [...ids].flatMap(([foreignId, id]) => (known.has(foreignId) ? [] : [{ foreignId, id }]));
    await upsertForeignIds(trx, source, 'catalog', pairs);
  }
  return { idOf: (path) => (isPath(path) ? (ids.get(keyOf(path)) ?? null) : null), made };
}

function isPath(path: readonly string[]): boolean {
  return (
    path.length > 0 &&
    path.length <= deepest &&
    path.every((title) => cleanLine(title) !== '' && title.length <= longestTitle)
  );
}

const keyOf = (path: readonly string[]) => path.map((title) => foldText(cleanLine(title))).join(' > ');
const placeOf = (parentId: number | null, title: string) => `${parentId ?? ''}\n${foldText(title)}`;

function formOf(title: string, parentId: number | null): Parameters<typeof createCatalog>[1] {
  return { title, slug: '', parentId, imageId: null, description: '', sortCriteria: 'custom', enabled: true };
}
