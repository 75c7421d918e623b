import { useQuery } from '@tanstack/react-query';

import type { AdminCatalog } from '#domain/schemas/manage-catalogs.schema.ts';

import { api } from '../api/api-client.ts';

export const catalogsKey = ['catalogs'] as const;

/** All catalogs, hidden ones too. */
export function useCatalogs() {
  return useQuery({
    queryKey: catalogsKey,
    queryFn: ({ signal }) => api.get<AdminCatalog[]>('/admin/catalogs', undefined, signal),
  });
}

export interface CatalogNode {
  catalog: AdminCatalog;
  depth: number;
  /** With the titles above it: `Tea / Green`. */
  path: string;
}

/** The tree from top to bottom, each catalog before what lies below it. */
export function flattenCatalogs(catalogs: readonly AdminCatalog[]): CatalogNode[] {
  const byParent = Map.groupBy(catalogs, ({ parentId }) => parentId);
  const walk = (parentId: number | null, depth: number, above: string): CatalogNode[] =>
    (byParent.get(parentId) ?? []).flatMap((catalog) => {
      const path = above === '' ? catalog.title : `${above} / ${catalog.title}`;
      return [{ catalog, depth, path }, ...walk(catalog.id, depth + 1, path)];
    });
  return walk(null, 0, '');
}

/** As options of a select, in the order of the tree. */
export function useCatalogOptions(): { value: string; label: string }[] {
  const { data = [] } = useCatalogs();
  return flattenCatalogs(data).map(({ catalog, path }) => ({ value: String(catalog.id), label: path }));
}
