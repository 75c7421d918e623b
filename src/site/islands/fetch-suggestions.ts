import { inputDebounce } from '#domain/timings.ts';
import type { SearchItem, SearchResult } from '#domain/schemas/search.schema.ts';

export interface Suggestions {
  items: SearchItem[];
  total: number;
}

const limit = 6;
export const suggestionDelay = inputDebounce;

/** Asks the search; a failure is an empty answer, because suggestions are only a help. */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    const response = await fetch(`/api/search?${new URLSearchParams({ q: query, limit: String(limit) })}`, {
      signal,
    });
    if (!response.ok) return { items: [], total: 0 };
    const { results, totalResultCount } = (await response.json()) as SearchResult;
    return { items: results, total: totalResultCount };
  } catch {
    return { items: [], total: 0 };
  }
}
