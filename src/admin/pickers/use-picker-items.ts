import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { PickerItem, PickerKind, PickerItemList } from '#domain/schemas/picker-item.schema.ts';

import { api } from '../api/api-client.ts';
import { useSearchPages } from './use-search-pages.ts';

/** What of a kind matches, page after page. */
export function usePickerSearch(kind: PickerKind, q: string, isActive = true) {
  return useSearchPages({
    queryKey: ['picks', kind, 'search', q],
    async load(page, signal) {
      const { items, count } = await api.get<PickerItemList>(`/admin/picks/${kind}`, { q, ...page }, signal);
      return { items, total: count };
    },
    isActive,
  });
}

/** What chosen ids are; those that are gone are missing. */
export function usePickerItemsByIds(kind: PickerKind, ids: readonly number[]) {
  const sorted = ids.toSorted((a, b) => a - b);
  return useQuery({
    queryKey: ['picks', kind, 'ids', sorted],
    queryFn: async ({ signal }) => {
      const { items } = await api.get<PickerItemList>(
        `/admin/picks/${kind}`,
        { ids: sorted, limit: 100 },
        signal,
      );
      return new Map(items.map((item) => [item.id, item]));
    },
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });
}

/** What an address within the shop names; null when there is no such thing. */
export function usePickerItemByUrl(kind: PickerKind | null, url: string) {
  return useQuery({
    queryKey: ['picks', kind, 'url', url],
    queryFn: async ({ signal }): Promise<PickerItem | null> => {
      const { items } = await api.get<PickerItemList>(`/admin/picks/${kind}`, { urls: [url] }, signal);
      return items[0] ?? null;
    },
    enabled: kind !== null && url !== '',
  });
}
