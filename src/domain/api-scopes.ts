import { areaOfCall, type Call } from './call-areas.ts';

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

/** Calls that a scope of their own opens too: whoever counts goods need not be let in to prices. */
const stockCalls: Readonly<Record<string, ApiScope>> = {
  'GET /admin/variations': 'stock:read',
  'POST /admin/variations/stock': 'stock:write',
};

/**
 * The scopes of which a key needs one; empty for what no key may. Beside what is for administrators alone no key opens
 * reports, taxes, refunds, and what can put code on pages.
 */
export function scopesOf(call: Call): ApiScope[] {
  const { method, path } = call;
  const area = apiAreas.find((known) => known === areaOfCall(call));
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
