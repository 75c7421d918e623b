/** Query parameters that change what a page shows; all others (utm_…, fbclid, …) are dropped. */
const knownParameters = new Set(['page', 'sort', 'variation', 'q', 'tag', 'number', 'disable-interaction']);
const maxKeyLength = 1000;

/**
 * The cache key of a request target: path plus known parameters in canonical order, so that
 * `?utm_source=x&page=2` and `?page=2` are one entry. Null when the target is not worth caching.
 */
export function cacheKey(target: string): string | null {
  if (target.length > 4 * maxKeyLength) return null;
  const queryStart = target.indexOf('?');
  const path = canonicalPath(queryStart === -1 ? target : target.slice(0, queryStart));
  if (path === null) return null;
  // What drafts show is nobody else's.
  if (queryStart !== -1 && /[?&](?:vt-edit|vt-preview)=/.test(target)) return null;
  const query = queryStart === -1 ? '' : knownQuery(target.slice(queryStart + 1)).toString();
  const key = query === '' ? path : `${path}?${query}`;
  return key.length <= maxKeyLength ? key : null;
}

/**
 * The known parameters of a query, in canonical order. A page is made from these alone: what is not in
 * its key must not be able to show on it. Of a repeated parameter the first counts, but for `tag`.
 */
export function knownQuery(search: string): URLSearchParams {
  const kept: [string, string][] = [];
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!knownParameters.has(name) && !name.startsWith('filter[')) continue;
    const identity = name === 'tag' ? `tag=${value}` : name;
    if (seen.has(identity)) continue;
    seen.add(identity);
    kept.push([name, value]);
  }
  kept.sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  return new URLSearchParams(kept);
}

/**
 * One spelling of a path, so that `/%61bout` is no second `/about`. Null for what no link of ours says:
 * a fragment (the router would cut it off), the absolute form, broken escapes.
 */
export function canonicalPath(path: string): string | null {
  if (!path.startsWith('/')) return null;
  if (/^[\w\-./~]*$/.test(path)) return path;
  if (path.includes('#')) return null;
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return null;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
