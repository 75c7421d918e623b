import {
  notifyManager,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryCacheNotifyEvent,
  type QueryKey,
} from '@tanstack/react-query';

import { ApiError } from './api-error.ts';

/** What the server refused stays refused; what did not arrive is tried twice more. */
export function createQueryClient(): QueryClient {
  const client = new AdminQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        retry: (count, error) => count < 2 && (!(error instanceof ApiError) || isPassing(error.status)),
      },
    },
  });
  client.getQueryCache().subscribe(keepWhatWasSet);
  return client;
}

/** What was saved, or is shown ahead of its saving, is not overwritten by a read that began before. */
function keepWhatWasSet(event: QueryCacheNotifyEvent): void {
  if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
  const { query } = event;
  const { state } = query;
  if (state.fetchStatus === 'idle') return;
  // Only a read that is reverted is over at once; it takes the data with it.
  void query.cancel({ revert: true });
  query.setState({ ...state, fetchStatus: 'idle' });
}

function isPassing(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504;
}

/**
 * Reads anew even what is being read for the first time: that answer may have been formed before the
 * change. The library would let it pass for the new state (`Query.fetch` cancels a read only where
 * there are data already).
 */
class AdminQueryClient extends QueryClient {
  override invalidateQueries<TKey extends QueryKey>(
    filters?: InvalidateQueryFilters<TKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    return notifyManager.batch(() => {
      for (const query of this.getQueryCache().findAll(filters)) {
        const isFirstRead = query.state.fetchStatus !== 'idle' && query.state.data === undefined;
        if (isFirstRead) void query.cancel({ revert: true });
      }
      return super.invalidateQueries(filters, options);
    });
  }
}
