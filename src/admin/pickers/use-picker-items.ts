import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import type { PickerItem, PickerKind, PickerItemList } from '#domain/schemas/picker-item.schema.ts';

import { api } from '../api/api-client.ts';
import { nextOffset } from '../api/next-offset.ts';

const pageLength = 30;

/** What of a kind matches, page after page. */
export function usePickerSearch(kind: PickerKind, q: string, isActive = true) {
  return useInfiniteQuery({
    queryKey: ['picks', kind, 'search', q],
    queryFn: ({ pageParam, signal }) =>
      api.get<PickerItemList>(`/admin/picks/${kind}`, { q, offset: pageParam, limit: pageLength }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ count }: PickerItemList, pages) => nextOffset(pages, count),
    placeholderData: keepPreviousData,
    enabled: isActive,
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
