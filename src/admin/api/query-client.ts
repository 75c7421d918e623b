import { QueryClient } from '@tanstack/react-query';

import { ApiError } from './api-error.ts';

/** What the server refused stays refused; what did not arrive is tried twice more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        retry: (count, error) => count < 2 && (!(error instanceof ApiError) || isPassing(error.status)),
      },
    },
  });
}

function isPassing(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504;
}
