import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

import { layerParameter } from '../../layers/layer-path.ts';
import { useBuilderStore } from '../store/use-builder.ts';

/** Edits another layer or, by null, Live, once what was typed here is at the server; the back button leads back. */
export function useChooseLayer(): (id: number | null) => Promise<void> {
  const store = useBuilderStore();
  const [, setSearch] = useSearchParams();
  return useCallback(
    async (id) => {
      await store.getState().flush();
      setSearch((before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(layerParameter);
        else next.set(layerParameter, String(id));
        return next;
      });
    },
    [store, setSearch],
  );
}
