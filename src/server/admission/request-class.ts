/** What goes first when not all can be answered, the first one first. */
export const requestClasses = ['order', 'file', 'page', 'search', 'back'] as const;

/**
 * `order`: carts, checkout, orders, payments and what providers say of them. `file`: what browsers need to show a
 * page. `page`: all else that visitors read or send. `search`: searches, and what programs search for people. `back`: the back office, what programs draft, what carriers say, feeds,
 * reports and documentation.
 */
export type RequestClass = (typeof requestClasses)[number];

/** By the path; the first that fits decides, and what none fits is a `page`. */
const table: readonly (readonly [RequestClass, RegExp])[] = [
  ['file', /^\/(?:assets|fonts|img)\/|^\/favicon\.ico$/],
  ['order', /^\/(?:cart|checkout|payment)(?:\/|$)/],
  ['order', /^\/api\/(?:cart|orders|order-states|payment|locations|shipping-zones|configs)(?:\/|$)/],
  ['search', /^(?:\/api)?\/search(?:\/|$)|^\/api\/ucp\//],
  ['back', /^(?:\/api)?\/admin(?:\/|$)|^\/api\/(?:docs\.json|mcp|policy-reports|carrier\/notification)$/],
  ['back', /^\/(?:feeds\/|sitemap|(?:robots|llms)\.txt$|agents\.md$|\.well-known\/ucp$)|\/rss\.xml$/],
];

/** Whether the answer has no end: what is edited elsewhere, told to a builder. */
export function isStream(target: string): boolean {
  return /^\/api\/admin\/(?:layers\/\d+\/)?live(?:\?|$)/.test(target);
}

/** Null for what is never refused: the questions of whoever watches the server. */
export function classOf(target: string): RequestClass | null {
  const mark = target.search(/[?#]/);
  const path = mark === -1 ? target : target.slice(0, mark);
  if (path === '/liveness' || path === '/readiness') return null;
  return table.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}
