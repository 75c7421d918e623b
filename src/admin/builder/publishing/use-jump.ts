import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { useLanguage } from '../../i18n/language.ts';
import { tabOf } from '../guide/find-place.ts';
import type { Target } from '../guide/target.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { nameSetting } from './name-setting.ts';

export interface Jump {
  canGo(target: Target, path: string | null): boolean;
  go(target: Target, path: string | null): void;
}

/** Leads to what a change or an issue is about; `onGo` shows another page of the shop. */
export function useJump(onGo: (path: string) => void): Jump {
  const store = useBuilderStore();
  const navigate = useNavigate();
  const language = useLanguage((state) => state.language);
  /** What the panels do not have has a screen of its own, where it is found by its name. */
  const nameInAdmin = useCallback(
    ({ group, path = [] }: Target) => (group === undefined ? null : nameSetting(group, path, language)),
    [language],
  );
  const canGo = useCallback(
    (target: Target, path: string | null) =>
      path !== null || tabOf(target) !== null || nameInAdmin(target) !== null,
    [nameInAdmin],
  );
  const go = useCallback(
    (target: Target, path: string | null) => {
      const isOfPage = target.group === undefined && tabOf(target) === null;
      const name = isOfPage || tabOf(target) !== null ? null : nameInAdmin(target);
      if (name !== null) return void navigate(`/settings?${new URLSearchParams({ q: name })}`);
      // A new object each time: the same place may be asked for twice.
      useWorkspace.getState().set({ wanted: { ...target } });
      if (isOfPage && path !== null && target.key !== store.getState().pageKey) onGo(path);
    },
    [store, onGo, navigate, nameInAdmin],
  );
  return { canGo, go };
}
