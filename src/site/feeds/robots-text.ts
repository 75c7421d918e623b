import { paths } from '#domain/routes.ts';

/** Paths that are about one visitor, or lead to endless lists. */
const closed = [
  paths.cart,
  paths.checkout,
  paths.payment,
  paths.promoCode,
  paths.account,
  paths.resetPassword,
  paths.search,
  '/forms',
  '/admin',
  '/api',
];

/** Whether the owner's robots value keeps the whole shop out of search engines. */
export function forbidsIndexing(robots: string): boolean {
  return /\b(?:noindex|none)\b/i.test(robots);
}

/**
 * robots.txt (RFC 9309). A rule matches by prefix: each path is closed as itself, with a query and with
 * what lies below it, or `/cart` would close a page `/cartography` too. A shop that is not to be found is closed
 * nowhere: what may not be read, its `noindex` included, may still be listed by its address.
 */
export function robotsText(robots: string, origin: string): string {
  if (forbidsIndexing(robots)) return 'User-agent: *\nDisallow:\n';
  const rules = closed.flatMap((path) =>
    [`${path}$`, `${path}?`, `${path}/`].map((rule) => `Disallow: ${rule}`),
  );
  return ['User-agent: *', 'Allow: /api/docs', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
