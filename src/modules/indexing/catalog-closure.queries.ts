import { sql } from 'kysely';

/**
 * Body of a recursive CTE `tree (id, path)`: every shown catalog with itself and its ancestors. It walks down
 * from the roots, so what lies below a disabled catalog is not shown and a cycle is never entered.
 */
export const shownCatalogTree = sql<{ id: number; path: number[] }>`
  select c.id, array[c.id] as path
  from catalogs c join pages p on p.id = c.id and p.enabled
  where c.parent_id is null
  union all
  select c.id, tree.path || c.id
  from tree join catalogs c on c.parent_id = tree.id join pages p on p.id = c.id and p.enabled`;
