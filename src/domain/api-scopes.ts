/** What a key of the API may be for. */
export const apiAreas = [
  'orders',
  'customers',
  'products',
  'stock',
  'promotions',
  'delivery',
  'media',
  'content',
  'reviews',
  'leads',
  'webhooks',
] as const;
export type ApiArea = (typeof apiAreas)[number];
export type ApiScope = `${ApiArea}:${'read' | 'write'}`;

export const apiScopes = apiAreas.flatMap((area) => [`${area}:read`, `${area}:write`] as const) as [
  ApiScope,
  ...ApiScope[],
];

/**
 * By the first step of an address behind `/admin/`. What is not named here no key opens: the staff and its accounts,
 * keys themselves, the audit log, secrets of payment methods and mail, backups, and what can put code on pages.
 */
const areaOfStep: Readonly<Record<string, ApiArea>> = {
  orders: 'orders',
  returns: 'orders',
  invoices: 'orders',
  customers: 'customers',
  products: 'products',
  variations: 'products',
  'product-imports': 'products',
  catalogs: 'products',
  facets: 'products',
  'facet-values': 'products',
  feeds: 'products',
  promotions: 'promotions',
  'shipping-zones': 'delivery',
  locations: 'delivery',
  images: 'media',
  articles: 'content',
  categories: 'content',
  authors: 'content',
  tags: 'content',
  redirects: 'content',
  reviews: 'reviews',
  questions: 'reviews',
  comments: 'reviews',
  leads: 'leads',
  webhooks: 'webhooks',
};

/** Calls that a scope of their own opens too: whoever counts goods need not be let in to prices. */
const stockCalls: Readonly<Record<string, ApiScope>> = {
  'GET /admin/variations': 'stock:read',
  'POST /admin/variations/stock': 'stock:write',
};

interface Call {
  method: string;
  /** As contracts write it: `/admin/orders/{id}`. */
  path: string;
}

/** The scopes of which a key needs one; empty for what no key may. */
export function scopesOf({ method, path }: Call): ApiScope[] {
  const [, root, step = ''] = path.split('/');
  const area = root === 'admin' && Object.hasOwn(areaOfStep, step) ? areaOfStep[step] : undefined;
  if (area === undefined) return [];
  const own = stockCalls[`${method} ${path}`];
  return [`${area}:${method === 'GET' ? 'read' : 'write'}`, ...(own ? [own] : [])];
}

/** Whether one of the scopes opens the call; who may write may read. */
export function opensCall(scopes: readonly ApiScope[], call: Call): boolean {
  return scopesOf(call).some(
    (needed) =>
      scopes.includes(needed) || scopes.some((scope) => scope === needed.replace(':read', ':write')),
  );
}
