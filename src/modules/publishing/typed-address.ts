import { isReservedSlug } from '#domain/slug.ts';
import { pathKey } from '#modules/redirects/redirect-target.ts';

/**
 * What can stand at an address that somebody typed, as links are named (`page about`, `category about`). Null for
 * addresses elsewhere, and for those of this site that are not kept by anybody: the cart, feeds, files.
 */
export function namesAtAddress(address: string): string[] | null {
  const href = address.trim();
  if (!href.startsWith('/') || /^\/[/\\]/.test(href)) return null;
  const segments = pathKey(href)
    .split('/')
    .filter((part) => part !== '');
  const [first = '', second, ...rest] = segments;
  if (segments.length === 0 || rest.length > 0) return null;
  if (second === undefined) return isReservedSlug(first) ? null : [`page ${first}`, `category ${first}`];
  if (first === 'catalogs') return isReservedSlug(second, 'catalog') ? null : [`catalog ${second}`];
  if (first === 'products') return [`product ${second}`];
  return isReservedSlug(first) || second === 'rss.xml' ? null : [`article ${second}`];
}

/** The addresses that a rich text leads to, each once. */
export function addressesIn(html: string): string[] {
  const found = html.matchAll(/\shref="([^"]{1,2000})"/g);
  return [...new Set([...found].map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}
