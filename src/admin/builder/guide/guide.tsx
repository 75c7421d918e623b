import { useEffect } from 'react';

import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { selectorsOf, tabOf } from './find-place.ts';
import './guide.css';
import { showField } from './show-field.ts';

/** Leads to what `wanted` names, once the page that it stands on is shown. */
export function Guide(): null {
  const store = useBuilderStore();
  const wanted = useWorkspace((state) => state.wanted);
  const isPageReady = useWorkspace((state) => state.isPageReady);
  const pageKey = useBuilder((state) => state.pageKey);
  const tab = wanted && tabOf(wanted);
  const isThere = wanted !== null && (tab !== null || (isPageReady && wanted.key === pageKey));

  useEffect(() => {
    if (!isThere) return;
    const { set } = useWorkspace.getState();
    const end = () => set({ wanted: null });
    if (wanted.isPointed) return showField(selectorsOf(wanted), end, { isGlance: true });
    if (tab !== null) set({ leftTab: tab, openPanel: 'left' });
    else {
      set({ leftTab: 'sections', openPanel: 'right', commenting: null });
      store.getState().select(wanted.sectionId ?? null, wanted.itemId ?? null);
    }
    return showField(selectorsOf(wanted), end);
  }, [isThere, wanted, tab, store]);
  return null;
}
