import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { Preview, PreviewLink } from '#domain/schemas/preview.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { previewLinksTexts } from './preview-links.texts.ts';

const key = ['admin', 'previews'] as const;

/** What a new link shows; what is left out is null. */
export interface WantedLink {
  /** Path of the shop that it leads to. */
  page: string;
  onlyPage?: number | null;
  layer?: number | null;
  /** ISO moment. */
  at?: string | null;
}

/** Links that are still good, newest first. */
export function usePreviewLinks() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<PreviewLink[]>('/admin/previews', {}, signal),
  });
}

export function useMakeLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ hours, ...wanted }: WantedLink & { hours: number }) =>
      api.post<Preview>('/admin/previews', { mode: 'share', hours, ...wanted }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
    onError: notifyFailure,
  });
}

export function useEndLink() {
  const t = useTexts(previewLinksTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.delete(`/admin/previews/${id}`),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: key });
      notifySuccess(t('linkEnded'));
    },
    onError: notifyFailure,
  });
}
