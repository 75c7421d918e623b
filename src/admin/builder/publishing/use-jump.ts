import { useCallback } from 'react';

import { useBuilderStore } from '../store/use-builder.ts';
import { useWorkspace, type LeftTab } from '../workspace/workspace.ts';
import type { Target } from './describe-changes.ts';

/** Panels where groups of the settings are edited; the others have their screens in the back office. */
const tabs: Readonly<Record<string, LeftTab>> = {
  styles: 'theme',
  header: 'header',
  footer: 'header',
  seo: 'seo',
};

export interface Jump {
  canGo(target: Target, path: string | null): boolean;
  go(target: Target, path: string | null): void;
}

/** Leads to what a change or an issue is about; `onGo` shows another page of the shop. */
export function useJump(onGo: (path: string) => void): Jump {
  const store = useBuilderStore();
  const canGo = useCallback(
    (target: Target, path: string | null) =>
      path !== null ||
      target.key.startsWith('menu:') ||
      (target.group !== undefined && Object.hasOwn(tabs, target.group)),
    [],
  );
  const go = useCallback(
    (target: Target, path: string | null) => {
      const { set } = useWorkspace.getState();
      if (target.key.startsWith('menu:')) return set({ leftTab: 'menus', openPanel: 'left' });
      if (target.group !== undefined)
        return set({ leftTab: tabs[target.group] ?? 'theme', openPanel: 'left' });
      if (target.key !== store.getState().pageKey) {
        if (path !== null) onGo(path);
        return;
      }
      set({ leftTab: 'sections', openPanel: 'right' });
      store.getState().select(target.sectionId ?? null, target.itemId ?? null);
    },
    [store, onGo],
  );
  return { canGo, go };
}
