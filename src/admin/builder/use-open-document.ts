import { useEffect } from 'react';

import type { DocumentKey } from '#domain/editing/document-key.ts';

import { notifyFailure } from '../ui/notify.ts';
import { useBuilderStore, useDocument, type DocumentOf } from './store/use-builder.ts';

/** A document that is opened by being looked at; undefined until it is loaded. */
export function useOpenDocument<Key extends DocumentKey>(key: Key): DocumentOf<Key> | undefined {
  const store = useBuilderStore();
  useEffect(() => {
    store.getState().open(key).catch(notifyFailure);
  }, [store, key]);
  return useDocument(key);
}
