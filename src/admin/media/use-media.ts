import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { Image } from '#domain/schemas/image.schema.ts';
import type { MediaDetails, MediaList, MediaPlace } from '#domain/schemas/media.schema.ts';

import { api, type Query } from '../api/api-client.ts';
import { nextOffset } from '../api/next-offset.ts';

const pageLength = 36;

/** One page of the library. */
export function useMediaList(query: Query) {
  return useQuery({
    queryKey: ['media', 'list', query],
    queryFn: ({ signal }) => api.get<MediaList>('/admin/images', query, signal),
    placeholderData: keepPreviousData,
  });
}

/** Where files are kept. */
export function useMediaPlace() {
  return useQuery({
    queryKey: ['media', 'place'],
    queryFn: ({ signal }) => api.get<MediaPlace>('/admin/images/place', undefined, signal),
  });
}

/** What matches, page after page. */
export function useMediaSearch(q: string, isActive: boolean) {
  return useInfiniteQuery({
    queryKey: ['media', 'search', q],
    queryFn: ({ pageParam, signal }) =>
      api.get<MediaList>('/admin/images', { q, offset: pageParam, limit: pageLength }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }: MediaList, pages) => nextOffset(pages, total),
    placeholderData: keepPreviousData,
    enabled: isActive,
  });
}

/** A picture with its uses. */
export function useMediaDetails(id: number | null) {
  return useQuery({
    queryKey: ['media', 'details', id],
    queryFn: ({ signal }) => api.get<MediaDetails>(`/admin/images/${id}`, undefined, signal),
    enabled: id !== null,
  });
}

/** A chosen picture; null when it is gone. */
export function useImage(id: number | null) {
  return useQuery({
    queryKey: ['media', 'image', id],
    queryFn: async ({ signal }): Promise<Image | null> => {
      const [image] = await api.get<Image[]>('/images/batch', { ids: [id ?? 0] }, signal);
      return image ?? null;
    },
    enabled: id !== null,
  });
}

/** Several chosen pictures at once; those that are gone are left out. */
export function useImages(ids: readonly number[]) {
  const asked = [...new Set(ids)].toSorted((a, b) => a - b);
  return useQuery({
    queryKey: ['media', 'images', asked],
    queryFn: ({ signal }) => api.get<Image[]>('/images/batch', { ids: asked }, signal),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads everything about pictures anew. */
export function useMediaRefresh(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: ['media'] }), [client]);
}
