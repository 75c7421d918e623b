/** Query parameters that change what a page shows; all others (utm_…, fbclid, …) are dropped from the key. */
const knownParameters = new Set(['page', 'sort', 'variation', 'q', 'tag', 'number', 'disable-interaction']);
const maxKeyLength = 1000;

/**
 * The cache key of a request target: path plus known parameters in canonical order, so that
 * `?utm_source=x&page=2` and `?page=2` are one entry. Null when the target is not worth caching.
 */
export function cacheKey(target: string): string | null {
  const queryStart = target.indexOf('?');
  if (queryStart === -1) return target.length <= maxKeyLength ? target : null;
  if (target.length > 4 * maxKeyLength) return null;
  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(target.slice(queryStart + 1))) {
    if (knownParameters.has(name) || name.startsWith('filter[')) kept.push([name, value]);
  }
  const path = target.slice(0, queryStart);
  if (kept.length === 0) return path;
  kept.sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const key = `${path}?${new URLSearchParams(kept)}`;
  return key.length <= maxKeyLength ? key : null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
