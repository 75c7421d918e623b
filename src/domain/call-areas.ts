/** What a call of the back office belongs to, by the first step of its address behind `/admin/`. */
const areaOfStep = {
  reports: 'reports',
  dashboard: 'reports',
  orders: 'orders',
  'imported-orders': 'orders',
  'order-drafts': 'orders',
  'abandoned-carts': 'orders',
  returns: 'orders',
  invoices: 'orders',
  payments: 'refunds',
  customers: 'customers',
  'customer-groups': 'customers',
  promotions: 'promotions',
  'price-lists': 'promotions',
  'gift-cards': 'gift-cards',
  products: 'products',
  variations: 'products',
  'product-imports': 'products',
  catalogs: 'products',
  facets: 'products',
  'facet-values': 'products',
  feeds: 'products',
  'stock-requests': 'products',
  images: 'media',
  articles: 'content',
  categories: 'content',
  authors: 'content',
  tags: 'content',
  redirects: 'content',
  pages: 'site',
  settings: 'site',
  menus: 'site',
  layers: 'layers',
  agents: 'layers',
  changes: 'site',
  live: 'site',
  presence: 'site',
  texts: 'site',
  publish: 'site',
  schedule: 'site',
  previews: 'site',
  'section-previews': 'site',
  'saved-sections': 'site',
  'shared-sections': 'site',
  'section-threads': 'site',
  'policy-reports': 'site',
  reviews: 'reviews',
  questions: 'reviews',
  comments: 'reviews',
  leads: 'leads',
  'shipping-zones': 'delivery',
  locations: 'delivery',
  taxes: 'taxes',
  'invoice-settings': 'taxes',
  webhooks: 'webhooks',
} as const;

export type CallArea = (typeof areaOfStep)[keyof typeof areaOfStep];

export interface Call {
  method: string;
  /** As contracts write it: `/admin/orders/{id}`. */
  path: string;
}

/**
 * Undefined for what neither a role nor a key opens, but only an administrator: the staff and its roles, keys of the
 * API, the audit log, secrets of payment methods and mail, backups.
 */
export function areaOfCall({ path }: Call): CallArea | undefined {
  const [, root, step = ''] = path.split('/');
  return root === 'admin' && isStep(step) ? areaOfStep[step] : undefined;
}

function isStep(step: string): step is keyof typeof areaOfStep {
  return Object.hasOwn(areaOfStep, step);
}
