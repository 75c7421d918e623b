import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import type { Present } from '#domain/editing/presence.schema.ts';

import { useBuilder } from '../store/use-builder.ts';
import { atDocument, createPresenceStore, type PresenceStore } from './presence-store.ts';
import type { PlaceTeller } from './tell-place.ts';

export interface PresenceParts {
  others: PresenceStore;
  /** Tells others where this tab is; null where nobody is to know. */
  own: PlaceTeller | null;
}

/** Outside of the builder's workbench, as in the gallery, nobody is there. */
export const PresenceContext = createContext<PresenceParts>({
  others: createPresenceStore(),
  own: null,
});

/** Some of those who are there; drawn anew only when one of these comes, moves or leaves. */
export function usePeople(choose: (people: readonly Present[]) => readonly Present[]): readonly Present[] {
  const { others } = useContext(PresenceContext);
  return useStore(
    others,
    useShallow(({ people }) => choose(people)),
  );
}

/** Those of them who are on the page that is shown here. */
export function usePeopleHere(isMeant: (one: Present) => boolean): readonly Present[] {
  const pageKey = useBuilder((state) => state.pageKey);
  return usePeople((people) => atDocument(people, pageKey).filter(isMeant));
}
