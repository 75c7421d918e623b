import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import { parseDocumentKey } from '#domain/editing/document-key.ts';
import type {
  Mentionable,
  OpenMention,
  SectionThread,
  WholeThread,
} from '#domain/schemas/section-comment.schema.ts';

import { api } from '../../api/api-client.ts';
import { useLayerId } from '../layers/use-layer.ts';
import { useBuilder } from '../store/use-builder.ts';

export const threadsPath = '/admin/section-threads';
const threadsKey = ['section-threads'] as const;
/** How often what others write is asked for, in milliseconds; only while the tab is seen. */
const pollMs = 20_000;
const polled = { refetchInterval: pollMs, refetchOnWindowFocus: 'always' } as const;

/** What is commented on: a page, in Live (0) or in a layer. */
export interface CommentPlace {
  pageId: number;
  layerId: number;
}

/** The page that is shown; null for one that has no document of its own. */
export function useCommentPlace(): CommentPlace | null {
  const layerId = useLayerId() ?? 0;
  const key = useBuilder((state) => state.pageKey);
  const parsed = key === null ? null : parseDocumentKey(key);
  return parsed?.kind === 'page' ? { pageId: parsed.id, layerId } : null;
}

/** All threads of the page that is shown, the newest first; `select` picks what is drawn of them. */
export function useThreads<Part = SectionThread[]>(select?: (threads: SectionThread[]) => Part) {
  const place = useCommentPlace();
  return useQuery({
    queryKey: [...threadsKey, 'list', place],
    queryFn: ({ signal }) => api.get<SectionThread[]>(threadsPath, { ...place }, signal),
    enabled: place !== null,
    ...polled,
    ...(select && { select }),
  });
}

/** How many threads are open at a section of the page that is shown. */
export function useThreadCount(sectionId: string): number {
  const { data } = useThreads(
    (threads) => threads.filter((one) => isOpen(one) && one.sectionId === sectionId).length,
  );
  return data ?? 0;
}

export function isOpen({ resolvedBy }: SectionThread): boolean {
  return resolvedBy === null;
}

export function threadQuery(id: number) {
  return queryOptions({
    queryKey: [...threadsKey, 'one', id],
    queryFn: ({ signal }) => api.get<WholeThread>(`${threadsPath}/${id}`, undefined, signal),
    ...polled,
  });
}

/** Who can be mentioned. */
export const membersQuery = queryOptions({
  queryKey: [...threadsKey, 'members'],
  queryFn: ({ signal }) => api.get<Mentionable[]>(`${threadsPath}/members`, undefined, signal),
  staleTime: 60_000,
});

/** Comments on any page that mention who is signed in, and have not been opened. */
export const mentionsQuery = queryOptions({
  queryKey: [...threadsKey, 'mentions'],
  queryFn: ({ signal }) => api.get<OpenMention[]>(`${threadsPath}/mentions`, undefined, signal),
  ...polled,
});

/** Shows at once what a call has answered, and reads anew what it may have changed. */
export function useThreadChange() {
  const client = useQueryClient();
  return (thread: WholeThread | null) => {
    if (thread) client.setQueryData(threadQuery(thread.id).queryKey, thread);
    void client.invalidateQueries({ queryKey: [...threadsKey, 'list'] });
    void client.invalidateQueries({ queryKey: mentionsQuery.queryKey });
  };
}
