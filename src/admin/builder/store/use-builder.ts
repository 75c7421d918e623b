import { createContext, useCallback, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type {
  DocumentSection,
  EditableDocument,
  MenuDocument,
  PageDocument,
  SettingsDocument,
} from '#domain/editing/documents.schema.ts';

import type { BuilderActions, BuilderStoreState } from './builder-state.ts';

export const BuilderContext = createContext<StoreApi<BuilderStoreState> | null>(null);

export type DocumentOf<Key extends DocumentKey> = Key extends 'settings'
  ? SettingsDocument
  : Key extends `menu:${string}`
    ? MenuDocument
    : PageDocument;

export function useBuilderStore(): StoreApi<BuilderStoreState> {
  const store = useContext(BuilderContext);
  if (!store) throw new Error('Only within the builder');
  return store;
}

/** Part of what is being edited; the component is drawn anew only when that part changes. */
export function useBuilder<Part>(select: (state: BuilderStoreState) => Part): Part {
  return useStore(useBuilderStore(), select);
}

/** A document that is open; undefined until it is loaded. */
export function useDocument<Key extends DocumentKey>(key: Key): DocumentOf<Key> | undefined {
  return useBuilder(({ documents }) => {
    const document: EditableDocument | undefined = documents[key];
    return document as DocumentOf<Key> | undefined;
  });
}

/** The page that is shown; undefined until it is loaded. */
export function usePage(): PageDocument | undefined {
  return useBuilder(readPage);
}

/** A section of the page that is shown. */
export function useSection(id: string | null): DocumentSection | undefined {
  return useBuilder((state) => (id === null ? undefined : readPage(state)?.sections[id]));
}

/** Edits a document: `edit(key, intents, { merge })`. The function stays the same. */
export function useEdit(): BuilderActions['edit'] {
  const store = useBuilderStore();
  return useCallback((...edit) => store.getState().edit(...edit), [store]);
}

/** Edits the page that is shown. */
export function useEditPage(): BuilderActions['editPage'] {
  return useBuilder(({ editPage }) => editPage);
}

export function readPage({ pageKey, documents }: BuilderStoreState): PageDocument | undefined {
  const document = pageKey === null ? undefined : documents[pageKey];
  return document?.kind === 'page' ? document : undefined;
}
