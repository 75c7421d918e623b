import { useCallback } from 'react';

import type { Present } from '#domain/editing/presence.schema.ts';

import { useBuilderStore } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** Leads to where somebody is: selects their section, on their page. The keyboard stays where it is. */
export function useGoTo(): (person: Present) => void {
  const store = useBuilderStore();
  return useCallback(
    ({ key, sectionId, itemId, path }: Present) => {
      const { go, paths, set } = useWorkspace.getState();
      const { pageKey, select } = store.getState();
      if (key === null) return;
      if (key === pageKey) {
        if (sectionId === null) return;
        select(sectionId, itemId);
        if (path)
          set({ wanted: { key, sectionId, path, ...(itemId !== null && { itemId }), isPointed: true } });
        return;
      }
      const page = paths[key];
      if (page === undefined) return;
      if (sectionId !== null)
        set({ wanted: { key, sectionId, ...(itemId !== null && { itemId }), ...(path && { path }) } });
      go(page);
    },
    [store],
  );
}
