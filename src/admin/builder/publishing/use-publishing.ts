import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { draftPath, type DocumentKey } from '#domain/editing/document-key.ts';
import type { IssuesOfDocuments, PublishSeveralAnswer } from '#domain/editing/drafts.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { toReadDraft } from '../store/to-read-draft.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { changesKey } from './use-changes.ts';

type Looked = readonly { key: DocumentKey; revision: number; scheduled?: 'keep' | 'publish' }[];
type Replacing = readonly { key: DocumentKey; revision: number; replaces: boolean }[];

/** What can be done with drafts; each reads anew what it has changed. All throw `ApiError`. */
export function usePublishing() {
  const store = useBuilderStore();
  const queries = useQueryClient();
  return useMemo(() => {
    const readAnew = async (keys: readonly DocumentKey[]) => {
      await Promise.allSettled(keys.map((key) => store.getState().refresh(key)));
      await queries.invalidateQueries({ queryKey: changesKey });
      await queries.invalidateQueries({ queryKey: ['admin', 'versions'] });
    };
    return {
      /** What others did meanwhile. */
      lookAgain: () => queries.invalidateQueries({ queryKey: changesKey }),
      async publish(documents: Looked, note: string): Promise<void> {
        await api.post<PublishSeveralAnswer>('/admin/publish', { documents, note });
        await readAnew(documents.map(({ key }) => key));
      },
      async schedule(documents: Replacing, { at, note }: { at: string; note: string }): Promise<void> {
        await api.post<IssuesOfDocuments>('/admin/schedule', { documents, at, note });
        await readAnew([]);
      },
      async unschedule(key: DocumentKey): Promise<void> {
        await api.delete(`${draftPath(key)}/schedule`);
        await readAnew([]);
      },
      async discard(key: DocumentKey): Promise<void> {
        const answer = await api.delete<Parameters<typeof toReadDraft>[1]>(`${draftPath(key)}/draft`);
        store.getState().replace(key, toReadDraft(key, answer));
        await queries.invalidateQueries({ queryKey: changesKey });
      },
      async restore(key: DocumentKey, version: number, note: string): Promise<void> {
        await api.post(`${draftPath(key)}/versions/${version}/restore`, { note });
        await readAnew([key]);
      },
    };
  }, [store, queries]);
}

/** The document that was not as it had been looked at; `isScheduled`: it was set for a time meanwhile. */
export function staleIn(error: unknown): { key: string; isScheduled: boolean } | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { key, scheduled } = error.data;
  return { key: typeof key === 'string' ? key : '', isScheduled: scheduled !== undefined };
}

/** The issues of each document, when they kept everything from being published. */
export function issuesIn(error: unknown): IssuesOfDocuments | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const { documents } = error.data;
  return Array.isArray(documents) ? (documents as IssuesOfDocuments) : null;
}
