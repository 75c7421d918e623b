import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';

import { normalizeTarget, pathKey } from './redirect-target.ts';
import { selectNewestRedirects } from './redirects.queries.ts';

export interface RedirectReader extends Invalidated {
  /** Where a path leads at last, ready for a Location header; null when nowhere, in a loop or somewhere unsafe. */
  find(from: string): Promise<string | null>;
}

export interface RedirectReaderOptions {
  db: Kysely<Database>;
  /** Redirects kept in memory, newest first; default 50,000. */
  max?: number;
}

/** All redirects in memory, so that a page costs no query; tag `redirects`. */
export function createRedirectReader({ db, max = 50_000 }: RedirectReaderOptions): RedirectReader {
  const cache = createLoadingCache<'redirects', Map<string, string>>({
    max: 1,
    load: async () => {
      const rows = await selectNewestRedirects(db, max);
      // Oldest first into the map: of two spellings of one path the newer redirect wins.
      const targets = new Map(rows.reverse().map(({ from, to }) => [pathKey(from), to]));
      return new Map([['redirects', targets]]);
    },
  });
  return {
    async find(from) {
      const targets = await cache.get('redirects');
      return targets ? followChain(targets, from) : null;
    },
    invalidate(tags) {
      if (hasTag(tags, 'redirects')) cache.clear();
    },
  };
}

function followChain(targets: ReadonlyMap<string, string>, from: string): string | null {
  const visited = new Set<string>();
  let key = pathKey(from);
  let target: string | null = null;
  for (let next = targets.get(key); next !== undefined; next = targets.get(key)) {
    if (visited.has(key)) return null;
    visited.add(key);
    target = normalizeTarget(next);
    if (target === null || !target.startsWith('/')) return target;
    key = pathKey(target);
  }
  return target;
}
