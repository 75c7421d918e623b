import { useQuery } from '@tanstack/react-query';

import type { Layer, LayerWithDocuments } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';

export const layersKey = ['admin', 'layers'] as const;

/** The highest first, then those that are over. A start or an end that passes is seen within a while. */
export function useLayers() {
  return useQuery({
    queryKey: [...layersKey, 'list'],
    queryFn: ({ signal }) => api.get<Layer[]>('/admin/layers', undefined, signal),
    refetchInterval: 30_000,
  });
}

/** One with the documents that it says something of; null asks for none. */
export function useLayer(id: number | null) {
  return useQuery({
    queryKey: [...layersKey, id],
    queryFn: ({ signal }) => api.get<LayerWithDocuments>(`/admin/layers/${id}`, undefined, signal),
    enabled: id !== null,
    refetchInterval: 15_000,
  });
}

/** Nothing of it is edited or shown any more. */
export function isOver({ state }: Pick<Layer, 'state'>): boolean {
  return state === 'merged' || state === 'discarded';
}

/** It is approved and has not ended: visitors see it, or will. */
export function isOnItsWay({ state }: Pick<Layer, 'state'>): boolean {
  return state === 'waiting' || state === 'active';
}

/** Something of it was edited since the last approval. */
export function hasEdits({ documents }: LayerWithDocuments): boolean {
  return documents.some(({ isApproved }) => !isApproved);
}
