import { areaOfCall, type Call } from './call-areas.ts';

/**
 * What a role of the shop's own may be made of, as its form lists it by the kind of work. An area has `read` where its
 * screens can be looked at without changing anything; who may write may read.
 */
export const staffRightGroups = {
  sales: [
    'orders:read',
    'orders:write',
    'refunds:write',
    'customers:read',
    'customers:write',
    'promotions:read',
    'promotions:write',
    'gift-cards:read',
    'gift-cards:write',
    'reports:read',
  ],
  catalog: ['products:read', 'products:write', 'prices:write', 'stock:write'],
  content: ['reviews:write', 'leads:write', 'content:write', 'media:write'],
  shop: ['site:write', 'layers:write', 'delivery:write', 'taxes:write'],
} as const;
export const staffRights = Object.values(staffRightGroups).flat();
export type StaffRight = (typeof staffRights)[number];

/** Of the role that every shop has beside the administrator. */
export const managerRights: readonly StaffRight[] = [
  'orders:write',
  'customers:read',
  'promotions:read',
  'gift-cards:read',
  'products:read',
  'prices:write',
  'stock:write',
  'reports:read',
  'reviews:write',
  'leads:write',
  'media:write',
  'layers:write',
];

/** What forms of every area choose from, and the state of the mail that their screens tell. */
const openToAll: ReadonlySet<string> = new Set([
  'GET /admin/picks/{kind}',
  'GET /admin/pages',
  'GET /admin/mail',
]);

/** Calls that other rights open than those of their area, or not those alone. */
const rightsOfCall: Readonly<Record<string, readonly StaffRight[]>> = {
  'POST /admin/payments/{id}/refund': ['refunds:write'],
  'POST /admin/orders/{id}/cash-refunds': ['refunds:write'],
  'POST /admin/returns/{id}/refund': ['refunds:write'],
  // Orders of the former shop bring people along, and go with them.
  'POST /admin/imported-orders/import': ['customers:write'],
  'DELETE /admin/imported-orders/imports/{id}': ['customers:write'],
  'GET /admin/moderation/counts': ['reviews:write', 'leads:write'],
  // Who decides what visitors see looks at it first.
  'GET /admin/layers': ['layers:write', 'site:write'],
  // A sale is named by its layer, and holds while that does.
  'GET /admin/layers/{id}': ['layers:write', 'site:write', 'promotions:read'],
  'GET /admin/layers/{id}/collisions': ['layers:write', 'site:write'],
  'GET /admin/layers/overlaps': ['layers:write', 'site:write'],
  'DELETE /admin/layers/{id}/collisions': ['layers:write', 'site:write'],
  'GET /admin/layers/{id}/issues': ['layers:write', 'site:write'],
  'GET /admin/layers/{id}/new-addresses': ['layers:write', 'site:write'],
  'GET /admin/layers/{id}/live': ['layers:write', 'site:write'],
  'POST /admin/layers/{id}/presence': ['layers:write', 'site:write'],
  'GET /admin/layers/{id}/documents/{key}/draft': ['layers:write', 'site:write'],
  'GET /admin/layers/{id}/documents/{key}/difference': ['layers:write', 'site:write'],
  'PUT /admin/layers/order': ['site:write'],
  'POST /admin/layers/{id}/approve': ['site:write'],
  'POST /admin/layers/{id}/pause': ['site:write'],
  'POST /admin/layers/{id}/end': ['site:write'],
  'POST /admin/layers/{id}/merge': ['site:write'],
  'POST /admin/layers/{id}/discard': ['site:write'],
  // Who writes orders or price lists down looks for what is sold.
  'GET /admin/variations': [
    'products:read',
    'prices:write',
    'stock:write',
    'orders:write',
    'promotions:write',
  ],
  'PUT /admin/variations': ['products:write', 'prices:write', 'stock:write'],
  'POST /admin/variations/stock': ['products:write', 'stock:write'],
  'GET /admin/products': ['products:read', 'prices:write', 'stock:write'],
  'POST /admin/products/bulk': ['products:write', 'prices:write', 'stock:write'],
  'GET /admin/catalogs': ['products:read', 'prices:write', 'stock:write', 'promotions:read'],
  'GET /admin/customer-groups': ['customers:read', 'promotions:read'],
  'GET /admin/facets': ['products:read', 'promotions:read'],
  'GET /admin/shipping-zones': ['delivery:write', 'orders:read'],
  'GET /admin/locations': ['delivery:write', 'orders:read'],
  'GET /admin/taxes': ['taxes:write', 'products:read', 'orders:read', 'delivery:write'],
  'GET /admin/invoice-settings': ['taxes:write', 'orders:read'],
  'GET /admin/images': ['media:write', 'products:read', 'content:write', 'site:write'],
  'GET /admin/images/place': ['media:write', 'products:read', 'content:write', 'site:write'],
  'GET /admin/images/{id}': ['media:write', 'products:read', 'content:write', 'site:write'],
  'POST /admin/images': ['media:write', 'products:write', 'content:write', 'site:write'],
  'PUT /admin/images/{id}': ['media:write', 'products:write', 'content:write', 'site:write'],
};

/** Files come in to be written: who only looks at products need not list them. */
const importStep = '/admin/product-imports';
/** A customer's data leaves the shop: more than to look at it. */
const personalData = 'GET /admin/customers/{id}/export';

/** The rights of which a call needs one; `all` for whoever is on the staff, empty for administrators alone. */
function rightsFor(call: Call): readonly StaffRight[] | 'all' {
  const name = `${call.method} ${call.path}`;
  if (openToAll.has(name)) return 'all';
  const own = rightsOfCall[name];
  if (own) return own;
  const area = areaOfCall(call);
  if (area === undefined) return [];
  const isReading = call.method === 'GET' && name !== personalData && !call.path.startsWith(importStep);
  const rights = isReading ? [`${area}:read`, `${area}:write`] : [`${area}:write`];
  return staffRights.filter((right) => rights.includes(right));
}

/** Those that this version knows, in its order. */
export function knownRights(rights: readonly string[]): StaffRight[] {
  return staffRights.filter((right) => rights.includes(right));
}

/** Whether the rights have this one; who may write may read. */
export function hasRight(rights: readonly StaffRight[], right: StaffRight): boolean {
  return rights.includes(right) || rights.some((given) => given === right.replace(':read', ':write'));
}

/** Whether the rights open a call of the back office. */
export function mayCall(rights: readonly StaffRight[], call: Call): boolean {
  const needed = rightsFor(call);
  return needed === 'all' || needed.some((right) => hasRight(rights, right));
}

/** The rights that writing this field of many products at once needs, of which one is enough. */
export function rightsForField(field: string): readonly StaffRight[] {
  if (field === 'stock') return ['stock:write', 'products:write'];
  if (['price', 'discount', 'fullPrice', 'discountPrice'].includes(field))
    return ['prices:write', 'products:write'];
  return ['products:write'];
}
