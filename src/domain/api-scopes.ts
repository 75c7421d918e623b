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
  'layers',
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

/** Calls that another scope opens too: whoever counts goods need not be let in to prices, nor who reads to campaigns. */
const otherScopes: Readonly<Record<string, ApiScope>> = {
  'GET /admin/variations': 'stock:read',
  'POST /admin/variations/stock': 'stock:write',
  'GET /admin/agents/documents': 'content:read',
  'GET /admin/agents/documents/{key}': 'content:read',
  'GET /admin/agents/section-schemas': 'content:read',
};

/** What keys get of layers: those that programs make themselves. What visitors see is decided by people. */
const layersOfKeys = '/admin/agents/';

/**
 * The scopes of which a key needs one; empty for what no key may. Beside what is for administrators alone no key opens
 * reports, taxes, refunds, and what decides what visitors see.
 */
export function scopesOf(call: Call): ApiScope[] {
  const { method, path } = call;
  const area = apiAreas.find((known) => known === areaOfCall(call));
  if (area === undefined || (area === 'layers' && !path.startsWith(layersOfKeys))) return [];
  const other = otherScopes[`${method} ${path}`];
  return [`${area}:${method === 'GET' ? 'read' : 'write'}`, ...(other ? [other] : [])];
}

/** Whether one of the scopes opens the call; who may write may read. */
export function opensCall(scopes: readonly ApiScope[], call: Call): boolean {
  return scopesOf(call).some(
    (needed) =>
      scopes.includes(needed) || scopes.some((scope) => scope === needed.replace(':read', ':write')),
  );
}
