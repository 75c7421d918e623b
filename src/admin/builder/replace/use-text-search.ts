import { useState } from 'react';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { FoundPage, TextSearch } from '#domain/schemas/text-search.schema.ts';
import { findTexts, replaceTexts, type TextQuery } from '#sections/replace-texts.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useLayerId } from '../layers/use-layer.ts';
import { readPage, useBuilderStore } from '../store/use-builder.ts';

/** Pages that are looked at and changed at a time. */
export const mostPages = 200;

const definitionOf = (type: string) => sectionDefinitions.get(type);

export interface Outcome {
  fields: number;
  /** Fields in which the new text does not fit. */
  refused: number;
  /** Pages that are not there any more. */
  gone: number;
  /** How to take it back, by page. */
  ways: [key: DocumentKey, inverse: Intent[]][];
}

/** Looks for texts in pages as they are edited here, in Live or in a layer, and replaces them there. */
export function useTextSearch() {
  const store = useBuilderStore();
  const layerId = useLayerId();
  const [isBusy, setIsBusy] = useState(false);

  const busy = async <T>(run: () => Promise<T>): Promise<T> => {
    setIsBusy(true);
    try {
      return await run();
    } finally {
      setIsBusy(false);
    }
  };

  async function findEverywhere({ find, matchCase }: TextQuery): Promise<FoundPage[]> {
    // The server looks at what it has: what was typed last is to be there.
    await store.getState().flush();
    const path = layerId === null ? '/admin/texts' : `/admin/layers/${layerId}/texts`;
    const pages: FoundPage[] = [];
    for (let after: number | null = 0; after !== null && pages.length < mostPages;) {
      const answer: TextSearch = await api.get<TextSearch>(path, {
        find,
        case: matchCase ? 'same' : 'any',
        after,
      });
      pages.push(...answer.pages);
      after = answer.next;
    }
    return pages.slice(0, mostPages);
  }

  function findHere(query: TextQuery): FoundPage[] {
    const { pageKey } = store.getState();
    const page = readPage(store.getState());
    if (!page || pageKey === null) return [];
    const found = findTexts(page, query, definitionOf);
    return found.total > 0 ? [{ key: pageKey, kind: '', title: page.title, path: '', ...found }] : [];
  }

  async function replaceIn(
    keys: readonly DocumentKey[],
    query: TextQuery & { replacement: string },
    isWanted: (page: DocumentKey, place: string) => boolean,
  ): Promise<Outcome> {
    const outcome: Outcome = { fields: 0, refused: 0, gone: 0, ways: [] };
    for (const key of keys) {
      const page = await openPage(key);
      const replaced = page && replaceTexts(page, query, definitionOf, (place) => isWanted(key, place));
      if (!replaced) outcome.gone++;
      if (!replaced || replaced.intents.length === 0) continue;
      const { ok } = store.getState().edit(key, replaced.intents);
      outcome.refused += replaced.refused + (ok ? 0 : replaced.fields);
      if (!ok) continue;
      outcome.fields += replaced.fields;
      outcome.ways.push([key, replaced.inverse]);
    }
    await store.getState().flush();
    return outcome;
  }

  async function openPage(key: DocumentKey): Promise<PageDocument | null> {
    try {
      await store.getState().open(key);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
    const document = store.getState().documents[key];
    return document?.kind === 'page' ? document : null;
  }

  /** The pages that have changed so much that it cannot be taken back there. */
  async function takeBack({ ways }: Outcome): Promise<number> {
    const failed = ways.filter(([key, inverse]) => !store.getState().edit(key, inverse).ok);
    await store.getState().flush();
    return failed.length;
  }

  return {
    isBusy,
    search: (query: TextQuery, isEverywhere: boolean) =>
      busy(async () => (isEverywhere ? findEverywhere(query) : findHere(query))),
    replace: (...wish: Parameters<typeof replaceIn>) => busy(() => replaceIn(...wish)),
    undo: (outcome: Outcome) => busy(() => takeBack(outcome)),
  };
}
