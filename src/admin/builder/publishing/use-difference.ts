import { useQuery } from '@tanstack/react-query';

import { blankDocument } from '#domain/editing/blank-document.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import { draftPath, type DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';

import { api } from '../../api/api-client.ts';
import { apiTransport } from '../store/api-transport.ts';
import { describeChanges, type DescribedChange } from './describe-changes.ts';

/** A published version as it was. */
export async function readVersion(key: DocumentKey, version: number): Promise<EditableDocument> {
  const { document } = await api.get<{ document: EditableDocument }>(`${draftPath(key)}/versions/${version}`);
  return document;
}

/** A draft, and how it differs from what visitors see. */
export interface Difference {
  document: EditableDocument;
  /** What visitors see. */
  before: EditableDocument;
  changes: DescribedChange[];
}

export function useDifference({ key, revision }: { key: DocumentKey; revision: number }) {
  return useQuery({
    queryKey: ['admin', 'difference', key, revision],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Difference> => {
      const { document, publishedVersion } = await apiTransport.read(key);
      const before =
        publishedVersion > 0 ? await readVersion(key, publishedVersion) : blankDocument(document);
      const changes = describeChanges(diffDocuments(before, document), { key, before, after: document });
      return { document, before, changes };
    },
  });
}
