import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { nextOffset } from '../api/next-offset.ts';

interface SearchedPage {
  offset: number;
  limit: number;
}

interface SearchPages<Row> {
  /** Changes with what is searched for. */
  queryKey: readonly unknown[];
  load(page: SearchedPage, signal: AbortSignal): Promise<{ items: Row[]; total: number }>;
  isActive?: boolean;
}

const pageLength = 30;

/** What a search finds, page after page: all that is there so far, and its state as `PickList` wants it. */
export function useSearchPages<Row>({ queryKey, load, isActive = true }: SearchPages<Row>) {
  const search = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load({ offset: pageParam, limit: pageLength }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextOffset(pages, total),
    placeholderData: keepPreviousData,
    enabled: isActive,
  });
  const isThere = search.data !== undefined;
  return { items: search.data?.pages.flatMap(({ items }) => items) ?? [], query: { ...search, isThere } };
}
