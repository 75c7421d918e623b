import { paths } from './routes.ts';

export type VisitName = 'arrival' | 'cart' | 'checkout';

interface PageRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const robots = /bot|crawl|spider|slurp|preview|monitor|lighthouse/i;

/**
 * What a request counts as for the dashboard's funnel; null for most. Browsers tell with the Fetch Metadata
 * headers that somebody opens a page, and whether they come from elsewhere: no cookie and no address is
 * looked at. Prefetched pages, frames and robots do not count; where a browser tells nothing, nothing does.
 */
export function visitOf({ method, url = '', headers }: PageRequest): VisitName | null {
  if (method !== 'GET' || headers['sec-fetch-dest'] !== 'document') return null;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return null;
  if (robots.test(String(headers['user-agent'] ?? ''))) return null;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path === paths.cart) return 'cart';
  if (path === paths.checkout) return 'checkout';
  if (path === '/admin' || path.startsWith('/admin/') || path.startsWith('/api/')) return null;
  // Who comes back from a provider has arrived before.
  if (path.startsWith('/payment')) return null;
  return headers['sec-fetch-site'] === 'same-origin' ? null : 'arrival';
}
