import { z } from 'zod';

import { defineRoute, type ApiRoute, type RouteContract, type RouteInput } from './define-route.ts';

const nothing = z.object({});

/**
 * Ties a contract to a use-case that writes a file piece by piece: the answer is streamed, so that its size
 * costs no memory. `mediaType` is that of the file, such as `text/csv; charset=utf-8`.
 */
export function defineDownload<
  Params extends z.ZodObject = typeof nothing,
  Query extends z.ZodObject = typeof nothing,
>(
  contract: Omit<RouteContract<Params, Query>, 'method' | 'response' | 'cache' | 'body'> & {
    mediaType: string;
  },
  write: (input: RouteInput<z.infer<Params>, z.infer<Query>, unknown>) => AsyncIterable<string | Uint8Array>,
): ApiRoute {
  const route = defineRoute(
    { ...contract, method: 'GET', response: z.unknown(), cache: 'private' },
    async (input) => write(input),
  );
  return route;
}
