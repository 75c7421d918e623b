import { useQuery } from '@tanstack/react-query';

import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { LayerDocument } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';
import { describeChanges } from '../builder/publishing/describe-changes.ts';
import type { Difference } from '../builder/publishing/use-difference.ts';
import { layerDocumentPath } from '../builder/store/api-transport.ts';
import { layersKey } from './use-layers.ts';

/** How a document of a layer differs from what is published. */
export function useLayerDifference(layerId: number, { key }: Pick<LayerDocument, 'key'>) {
  return useQuery({
    queryKey: [...layersKey, layerId, 'difference', key],
    queryFn: async ({ signal }): Promise<Difference> => {
      const path = `${layerDocumentPath(layerId, key)}/difference`;
      const { before, document } = await api.get<Record<'before' | 'document', EditableDocument>>(
        path,
        undefined,
        signal,
      );
      const changes = describeChanges(diffDocuments(before, document), { key, before, after: document });
      return { before, document, changes };
    },
  });
}
