import { callers, password, secret, type Caller, type World } from './world.ts';

/** One request of a route, and the status that each caller gets. */
export interface Expectation {
  /** What is asked for, where a route has several expectations. */
  of?: string;
  /** In the place of the route's `{…}`, in order, and a query after them. */
  path?: (world: World) => readonly string[];
  query?: (world: World) => string;
  body?: (world: World) => object;
  headers?: Record<string, string>;
  statuses: Record<Caller, number>;
  /** Who finds the secrets of the customer or the guest in the answer; default the staff of admin routes. */
  seenBy?: readonly Caller[];
}

const everyone = (status: number): Record<Caller, number> => {
  const entries = callers.map((caller) => [caller, status] as const);
  return Object.fromEntries(entries) as Record<Caller, number>;
};
const visitors = { visitor: 401, guest: 401, otherGuest: 401 } as const;
const customers = (status: number) =>
  ({ ...visitors, customer: status, otherCustomer: status, manager: 403, admin: 403 }) as const;
const staff = (status: number) =>
  ({ ...visitors, customer: 403, otherCustomer: 403, manager: status, admin: status }) as const;
const adminAlone = (status: number) => ({ ...staff(403), admin: status });
/** Missing and foreign are one 404. */
const ownerAlone = (owner: Caller, status: number) => ({ ...everyone(404), [owner]: status });

const names = { firstName: 'Ann', lastName: 'Lee' };

const anOrder = ({ customerOrder }: World) => [customerOrder.id];
/** Of another order. */
const aLink = ({ customerOrder }: World) => [customerOrder.id, crypto.randomUUID()];
const anArticle = ({ articleId }: World) => [`${articleId}`];
const aManager = ({ managerId }: World) => [`${managerId}`];
const renaming = () => ({
  id: crypto.randomUUID(),
  intent: { type: 'page.update', changes: [{ path: ['title'], value: 'New' }] },
});

const nowhere = () => ['999999'];
const returning = () => ({ lines: [{ id: 999_999, quantity: 1 }] });
/** Of products that are not there: nothing changes. */
const bulk = (changes: object) => ({ target: { ids: [999_999] }, changes, dryRun: false });
const cell = (field: string, value: unknown) => ({
  cells: [{ variationId: 999_999, field, value, before: null }],
});

const naming = () => ({
  id: crypto.randomUUID(),
  intent: { type: 'settings.update', group: 'common', changes: [{ path: ['sitename'], value: 'New' }] },
});
const adding = () => ({
  id: crypto.randomUUID(),
  intent: {
    type: 'entry.add',
    entry: { id: 'new', title: 'New', target: { type: 'homepage' } },
    parent: null,
    after: null,
  },
});

/** Every call of a document that is edited: whatever it is, admins alone. */
function draftExpectations(
  base: string,
  path: (world: World) => readonly string[],
  edit: () => object,
): Record<string, readonly Expectation[]> {
  const one = (rest: Partial<Expectation> = {}, status = 200): readonly Expectation[] => [
    { path, statuses: adminAlone(status), seenBy: [], ...rest },
  ];
  const firstVersion = { path: (world: World) => [...path(world), '1'] };
  const at = new Date(Date.now() + 3_600_000).toISOString();
  // Nothing has changed: 409 says that whoever asked may publish. Nothing is scheduled: 404 likewise.
  return {
    [`GET ${base}/draft`]: one(),
    [`POST ${base}/draft/edits`]: one({
      body: () => ({ baseRevision: 0, clientId: crypto.randomUUID(), edits: [edit()] }),
    }),
    [`DELETE ${base}/draft`]: one(),
    [`GET ${base}/draft/issues`]: one(),
    [`POST ${base}/publish`]: one({ body: () => ({ revision: 0 }) }, 409),
    [`POST ${base}/schedule`]: one({ body: () => ({ revision: 0, at }) }, 409),
    [`DELETE ${base}/schedule`]: one({}, 404),
    [`GET ${base}/versions`]: one(),
    [`GET ${base}/versions/{version}`]: one(firstVersion),
    [`POST ${base}/versions/{version}/restore`]: one({ ...firstVersion, body: () => ({}) }),
  };
}

/** A form without a word in it: anybody may send one, nobody gets it through. */
const emptyForm: Expectation = { body: () => ({}), statuses: everyone(422) };

/** Every private route of the API. A route that is missing here fails the test. */
export const expectations: Record<string, readonly Expectation[]> = {
  'POST /login_check': [emptyForm],
  'POST /register': [emptyForm],
  'POST /reset_password_request': [emptyForm],
  'POST /reset_password_confirm/{token}': [
    {
      of: 'a mail',
      path: ({ resetToken }) => [resetToken],
      body: () => ({ password: 'brand new' }),
      statuses: everyone(200),
    },
    { of: 'nobody', path: () => ['x'.repeat(43)], body: () => ({ password }), statuses: everyone(404) },
  ],
  'POST /logout': [
    { statuses: { ...visitors, customer: 204, otherCustomer: 204, manager: 204, admin: 204 } },
  ],
  'GET /visitor/country': [{ statuses: everyone(200) }],

  'GET /users': [{ statuses: customers(200), seenBy: ['customer'] }],
  'PUT /users': [
    { body: () => ({ currentPassword: password }), statuses: customers(200), seenBy: ['customer'] },
  ],
  'DELETE /users': [{ statuses: customers(204) }],
  'GET /users/export': [{ statuses: customers(200), seenBy: ['customer'] }],
  'GET /users/profile': [{ statuses: customers(200), seenBy: ['customer'] }],
  'PUT /users/profile': [{ body: () => names, statuses: customers(200) }],
  'POST /users/email_confirmation': [{ statuses: customers(200) }],
  'POST /users/email_confirmation/{token}': [
    { path: () => ['x'.repeat(43)], body: () => ({}), statuses: customers(404) },
  ],
  'GET /users/reviews': [{ statuses: customers(200), seenBy: ['customer'] }],
  // The shop of these calls has no lists.
  'GET /users/wishlist': [{ statuses: customers(404) }],
  'PUT /users/wishlist': [{ body: () => ({ add: [1], remove: [] }), statuses: customers(404) }],
  'PUT /users/wishlist/share': [{ statuses: customers(404) }],
  'DELETE /users/wishlist/share': [{ statuses: customers(404) }],
  'GET /users/gift-cards': [{ statuses: customers(200) }],
  // The customer's email is not confirmed.
  'GET /users/imported-orders': [{ statuses: customers(200) }],
  'GET /users/downloads': [{ statuses: customers(200) }],
  'GET /users/orders': [{ statuses: customers(200), seenBy: ['customer'] }],
  'GET /users/prices': [{ statuses: customers(200) }],
  'GET /cart': [{ statuses: customers(200) }],
  'PUT /cart': [{ body: () => [], statuses: customers(200) }],
  'POST /orders': [emptyForm],
  'POST /orders/quote': [emptyForm],
  'GET /pickup-points': [{ query: () => '?locality=Boston', statuses: everyone(200), seenBy: [] }],
  'GET /pickup-points/map': [{ query: () => '?locality=Boston', statuses: everyone(200), seenBy: [] }],
  'GET /orders/batch': [
    {
      of: 'the customer and the guest',
      query: ({ customerOrder, guestOrder }) => `?ids[]=${customerOrder.number}&ids[]=${guestOrder.id}`,
      statuses: everyone(200),
      seenBy: ['customer', 'guest'],
    },
  ],
  'GET /orders/{numberOrId}': [
    {
      of: 'the customer, by number',
      path: ({ customerOrder }) => [customerOrder.number],
      statuses: ownerAlone('customer', 200),
      seenBy: ['customer'],
    },
    {
      of: 'the customer, by id',
      path: ({ customerOrder }) => [customerOrder.id],
      statuses: ownerAlone('customer', 200),
      seenBy: ['customer'],
    },
    {
      of: 'the guest',
      path: ({ guestOrder }) => [guestOrder.number],
      statuses: ownerAlone('guest', 200),
      seenBy: ['guest'],
    },
    { of: 'nobody', path: () => ['999999'], statuses: everyone(404) },
  ],
  // 409 says that whoever asked may read the order, and has no link of an email.
  'POST /orders/{numberOrId}/confirm': [
    {
      of: 'the customer',
      path: ({ customerOrder }) => [customerOrder.number],
      statuses: ownerAlone('customer', 409),
    },
    { of: 'the guest', path: ({ guestOrder }) => [guestOrder.number], statuses: ownerAlone('guest', 409) },
    { of: 'nobody', path: () => ['999999'], statuses: everyone(404) },
  ],
  // 409 says that whoever asked may read the order: this shop takes no returns.
  'GET /orders/{numberOrId}/returns': [
    {
      of: 'the customer',
      path: ({ customerOrder }) => [customerOrder.number],
      statuses: ownerAlone('customer', 200),
    },
    { of: 'the guest', path: ({ guestOrder }) => [guestOrder.number], statuses: ownerAlone('guest', 200) },
    { of: 'nobody', path: () => ['999999'], statuses: everyone(404) },
  ],
  'GET /orders/{numberOrId}/invoices': [
    {
      of: 'the customer',
      path: ({ customerOrder }) => [customerOrder.number],
      statuses: ownerAlone('customer', 200),
    },
    { of: 'the guest', path: ({ guestOrder }) => [guestOrder.number], statuses: ownerAlone('guest', 200) },
  ],
  'GET /orders/{numberOrId}/downloads': [
    {
      of: 'the customer',
      path: ({ customerOrder }) => [customerOrder.number],
      statuses: ownerAlone('customer', 200),
    },
    { of: 'the guest', path: ({ guestOrder }) => [guestOrder.number], statuses: ownerAlone('guest', 200) },
  ],
  'GET /orders/{numberOrId}/invoices/{id}': [
    { path: ({ customerOrder }) => [customerOrder.number, '999999'], statuses: everyone(404) },
  ],
  'POST /orders/{numberOrId}/returns': [
    {
      of: 'the customer',
      path: ({ customerOrder }) => [customerOrder.number],
      body: returning,
      statuses: ownerAlone('customer', 409),
    },
    {
      of: 'the guest',
      path: ({ guestOrder }) => [guestOrder.number],
      body: returning,
      statuses: ownerAlone('guest', 409),
    },
  ],
  // No such return: missing and foreign are one 404.
  'POST /orders/{numberOrId}/returns/{id}/cancel': [
    { path: ({ customerOrder }) => [customerOrder.number, '999999'], statuses: everyone(404) },
  ],
  'POST /orders/{numberOrId}/access': [
    {
      of: 'the customer',
      path: ({ customerOrder }) => [customerOrder.number],
      statuses: { ...customers(404), customer: 204 },
    },
    { of: 'the guest', path: ({ guestOrder }) => [guestOrder.number], statuses: customers(404) },
  ],
  'POST /orders/{numberOrId}/cancel': [
    {
      of: 'the customer',
      path: ({ customerOrder }) => [customerOrder.number],
      statuses: ownerAlone('customer', 200),
      seenBy: ['customer'],
    },
    {
      of: 'the guest',
      path: ({ guestOrder }) => [guestOrder.number],
      statuses: ownerAlone('guest', 200),
      seenBy: ['guest'],
    },
  ],
  'POST /payment/initialize': [
    {
      of: 'the customer',
      body: ({ customerOrder }) => ({ order: customerOrder.number, method: 'unknown' }),
      headers: { 'idempotency-key': 'key' },
      statuses: ownerAlone('customer', 422),
    },
    {
      of: 'the guest',
      body: ({ guestOrder }) => ({ order: guestOrder.id, method: 'unknown' }),
      headers: { 'idempotency-key': 'key' },
      statuses: ownerAlone('guest', 422),
    },
  ],
  'POST /admin/payments/{id}/refund': [
    {
      path: ({ paymentId }) => [paymentId],
      body: () => ({ amount: 5 }),
      headers: { 'idempotency-key': 'key' },
      // Nothing was paid: 409 says that whoever asked may give money back.
      statuses: adminAlone(409),
    },
  ],
  'POST /admin/leads/{id}/notes': [
    { path: ({ leadId }) => [`${leadId}`], body: () => ({ text: 'Call' }), statuses: staff(201) },
  ],
  'DELETE /admin/leads/{id}/notes/{noteId}': [
    // No such note: 404 says that whoever asked may delete their own.
    { path: ({ leadId }) => [`${leadId}`, '1'], statuses: staff(404) },
  ],
  'GET /admin/moderation/counts': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/starter-sites': [{ statuses: adminAlone(200), seenBy: [] }],
  // The shop has something in it: 409 says that whoever asked may begin with a site.
  'POST /admin/starter-sites': [{ body: () => ({ site: 'services' }), statuses: adminAlone(409) }],
  'GET /admin/mail': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/server-notices': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/shop-setup': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/shop-setup/legal-pages': [
    { body: () => ({ kinds: [], facts: {} }), statuses: adminAlone(422), seenBy: [] },
  ],
  'GET /admin/mail/server': [{ statuses: adminAlone(200), seenBy: [] }],
  'PUT /admin/mail/server': [
    {
      body: () => ({
        host: 'smtp.example',
        port: 587,
        security: 'starttls',
        username: '',
        password: '',
        sender: '',
        version: 0,
      }),
      statuses: adminAlone(200),
      seenBy: [],
    },
  ],
  'DELETE /admin/mail/server': [{ statuses: adminAlone(204), seenBy: [] }],
  'POST /admin/mail/test': [
    { body: () => ({ to: '', server: null }), statuses: adminAlone(422), seenBy: [] },
  ],
  'GET /admin/mail/letters': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/mail/letters/{kind}/{language}': [
    { path: () => ['welcome', 'en'], statuses: adminAlone(200), seenBy: [] },
  ],
  'PUT /admin/mail/letters/{kind}/{language}': [
    // Nobody has changed it: 409 says that whoever asked may.
    {
      path: () => ['welcome', 'en'],
      body: () => ({ texts: {}, hidden: [], version: 7 }),
      statuses: adminAlone(409),
      seenBy: [],
    },
  ],
  'POST /admin/mail/letters/{kind}/{language}/preview': [
    {
      path: () => ['welcome', 'en'],
      body: () => ({ texts: {}, hidden: [], orderId: null }),
      statuses: adminAlone(200),
      // Of an account it shows who looks at it, and no order.
      seenBy: [],
    },
  ],
  'POST /admin/mail/letters/{kind}/{language}/test-letter': [
    {
      path: () => ['welcome', 'en'],
      body: () => ({ texts: {}, hidden: [] }),
      statuses: adminAlone(422),
      seenBy: [],
    },
  ],
  'GET /admin/shop-letters': [{ statuses: adminAlone(200), seenBy: [] }],
  // Nothing is set: 422 says that whoever asked may set it.
  'PUT /admin/shop-letters': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/backups': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/backups/state': [{ statuses: adminAlone(200), seenBy: [] }],
  // Nothing is set: 422 says that whoever asked may set it.
  'PUT /admin/backups/plan': [{ body: () => ({}), statuses: adminAlone(422) }],
  // One is being made: 409 says that whoever asked may make one.
  'POST /admin/backups': [{ statuses: adminAlone(409) }],
  'GET /admin/layers': [{ statuses: staff(200), seenBy: [] }],
  'POST /admin/layers': [{ body: () => ({}), statuses: staff(422) }],
  'PUT /admin/layers/order': [{ body: () => ({ ids: [999_999] }), statuses: adminAlone(409) }],
  'GET /admin/layers/{id}': [{ path: nowhere, statuses: staff(404), seenBy: [] }],
  'PUT /admin/layers/{id}': [{ path: nowhere, body: () => ({}), statuses: staff(422) }],
  'GET /admin/layers/{id}/live': [{ path: nowhere, statuses: staff(404), seenBy: [] }],
  'POST /admin/layers/{id}/presence': [{ path: nowhere, body: () => ({}), statuses: staff(422), seenBy: [] }],
  'GET /admin/layers/{id}/issues': [{ path: nowhere, statuses: staff(404), seenBy: [] }],
  'GET /admin/layers/overlaps': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/layers/{id}/new-addresses': [{ path: nowhere, statuses: staff(404), seenBy: [] }],
  'GET /admin/layers/{id}/collisions': [{ path: nowhere, statuses: staff(404), seenBy: [] }],
  'DELETE /admin/layers/{id}/collisions': [{ path: nowhere, statuses: staff(404) }],
  'POST /admin/layers/{id}/approve': [
    { path: nowhere, body: () => ({ revision: 1 }), statuses: adminAlone(404) },
  ],
  'POST /admin/layers/{id}/pause': [
    { path: nowhere, body: () => ({ revision: 1 }), statuses: adminAlone(404) },
  ],
  'POST /admin/layers/{id}/end': [
    { path: nowhere, body: () => ({ revision: 1 }), statuses: adminAlone(404) },
  ],
  'POST /admin/layers/{id}/merge': [
    { path: nowhere, body: () => ({ revision: 1 }), statuses: adminAlone(404) },
  ],
  'POST /admin/layers/{id}/discard': [
    { path: nowhere, body: () => ({ revision: 1 }), statuses: adminAlone(404) },
  ],
  'GET /admin/layers/{id}/documents/{key}/draft': [
    { path: () => ['999999', 'settings'], statuses: staff(404), seenBy: [] },
  ],
  'GET /admin/layers/{id}/texts': [
    { path: () => ['999999'], query: () => '?find=a', statuses: staff(404), seenBy: [] },
  ],
  'GET /admin/layers/{id}/documents/{key}/difference': [
    { path: () => ['999999', 'settings'], statuses: staff(404), seenBy: [] },
  ],
  'POST /admin/layers/{id}/documents/{key}/draft/edits': [
    { path: () => ['999999', 'settings'], body: () => ({}), statuses: staff(422) },
  ],
  'POST /admin/layers/{id}/documents/{key}/take-live': [
    { path: () => ['999999', 'settings'], body: () => ({ path: ['title'] }), statuses: staff(404) },
  ],
  'GET /admin/agents/documents': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/agents/documents/{key}': [{ path: () => ['page:999999'], statuses: staff(404), seenBy: [] }],
  'GET /admin/agents/section-schemas': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/agents/layers/{id}/documents/{key}': [
    { path: () => ['999999', 'settings'], statuses: staff(404), seenBy: [] },
  ],
  'GET /admin/agents/layers/{id}/check': [{ path: nowhere, statuses: staff(404), seenBy: [] }],
  'POST /admin/agents/layers': [{ body: () => ({}), statuses: staff(422) }],
  'POST /admin/agents/layers/{id}/documents/{key}/edits': [
    { path: () => ['999999', 'settings'], body: () => ({}), statuses: staff(422) },
  ],
  'POST /admin/agents/layers/{id}/previews': [{ path: nowhere, body: () => ({}), statuses: staff(404) }],
  'DELETE /admin/layers/{id}/documents/{key}/draft': [
    { path: () => ['999999', 'settings'], statuses: staff(404) },
  ],
  'GET /admin/webhooks': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/webhooks': [{ body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/webhooks/{id}': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/webhooks/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/webhooks/{id}/secret': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/webhooks/{id}/test': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/webhooks/{id}/deliveries': [{ path: nowhere, statuses: adminAlone(404), seenBy: [] }],
  'POST /admin/webhooks/{id}/deliveries/{messageId}/replay': [
    { path: () => ['999999', `msg_${'0'.repeat(32)}`], statuses: adminAlone(404) },
  ],
  'POST /admin/webhooks/{id}/replay': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/staff-roles': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/staff-roles': [{ body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/staff-roles/{id}': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/staff-roles/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/1c': [{ statuses: adminAlone(200), seenBy: [] }],
  'PUT /admin/1c': [{ body: () => ({}), statuses: adminAlone(422) }],
  'POST /admin/1c/password': [{ statuses: adminAlone(201), seenBy: [] }],
  'DELETE /admin/1c/password': [{ statuses: adminAlone(204), seenBy: [] }],
  'GET /admin/1c/exchanges': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/1c/exchanges/{id}/confirm': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/1c/exchanges/{id}/dismiss': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/api-keys': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/api-keys': [{ body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/api-keys/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/dashboard': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/reports/{report}': [{ path: () => ['sales'], statuses: staff(200), seenBy: [] }],
  'GET /admin/reports/{report}/export': [{ path: () => ['sales'], statuses: staff(200), seenBy: [] }],
  'GET /admin/samples': [{ statuses: adminAlone(200), seenBy: [] }],
  'DELETE /admin/samples': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/customers': [{ statuses: staff(200) }],
  'POST /admin/customers/import': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/customers/{id}': [{ path: ({ customerId }) => [`${customerId}`], statuses: staff(200) }],
  'GET /admin/customers/{id}/export': [
    { path: ({ customerId }) => [`${customerId}`], statuses: adminAlone(200) },
  ],
  'DELETE /admin/customers/{id}': [
    { path: ({ customerId }) => [`${customerId}`], statuses: adminAlone(204), seenBy: [] },
  ],
  'GET /admin/customer-groups': [{ statuses: staff(200), seenBy: [] }],
  'POST /admin/customer-groups': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/customer-groups/{id}': [{ path: nowhere, statuses: staff(404) }],
  'PUT /admin/customer-groups/{id}': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/customer-groups/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/customer-groups/{id}/members': [
    { path: nowhere, body: () => ({}), statuses: adminAlone(422) },
  ],
  'DELETE /admin/customer-groups/{id}/members/{customerId}': [
    { path: () => ['999999', '999999'], statuses: adminAlone(404) },
  ],
  'PUT /admin/customers/{id}/groups': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/imported-orders': [{ statuses: staff(200) }],
  'POST /admin/imported-orders/import': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/imported-orders/imports': [{ statuses: staff(200), seenBy: [] }],
  'DELETE /admin/imported-orders/imports/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/imported-orders/{id}': [
    { path: ({ importedOrderId }) => [`${importedOrderId}`], statuses: staff(200) },
  ],
  'GET /admin/orders': [{ statuses: staff(200) }],
  'GET /admin/orders/export': [{ statuses: staff(200) }],
  'GET /admin/orders/{idOrNumber}': [
    { path: ({ customerOrder }) => [customerOrder.number], statuses: staff(200) },
  ],
  'POST /admin/orders/{id}/state': [
    { path: anOrder, body: () => ({ from: 'new', to: 'confirmed' }), statuses: staff(200) },
  ],
  'PUT /admin/orders/{id}/contact': [
    {
      path: anOrder,
      body: () => ({
        version: 0,
        firstName: secret,
        lastName: '',
        phone: '+971501234567',
        email: '',
        receiver: null,
        address: null,
      }),
      statuses: staff(200),
    },
  ],
  // It has no goods: 422 says that whoever asked may change it.
  'POST /admin/orders/{id}/edit/preview': [{ path: anOrder, body: () => ({}), statuses: staff(422) }],
  // It is of another version by now: 409 says that whoever asked may change it.
  'POST /admin/orders/{id}/edit': [
    { path: anOrder, body: () => ({ version: 999, deliveryPrice: 1 }), statuses: staff(409) },
  ],
  'POST /admin/orders/{id}/payment-link': [{ path: anOrder, statuses: staff(200), seenBy: [] }],
  'GET /admin/order-drafts': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/order-drafts/{id}': [{ path: () => [crypto.randomUUID()], statuses: staff(404) }],
  'POST /admin/order-drafts/{id}/preview': [
    { path: () => [crypto.randomUUID()], body: () => ({}), statuses: staff(200), seenBy: [] },
  ],
  'PUT /admin/order-drafts/{id}': [
    { path: () => [crypto.randomUUID()], body: () => ({ version: 0 }), statuses: staff(200), seenBy: [] },
  ],
  'DELETE /admin/order-drafts/{id}': [{ path: () => [crypto.randomUUID()], statuses: staff(404) }],
  'PUT /admin/order-drafts/{id}/hold': [
    {
      path: () => [crypto.randomUUID()],
      body: () => ({ version: 1, until: '2099-01-01T00:00:00Z' }),
      statuses: staff(404),
    },
  ],
  'DELETE /admin/order-drafts/{id}/hold': [{ path: () => [crypto.randomUUID()], statuses: staff(404) }],
  'POST /admin/order-drafts/{id}/place': [
    {
      path: () => [crypto.randomUUID()],
      body: () => ({ version: 1, expectedTotal: 0, payment: 'cash' }),
      statuses: staff(404),
    },
  ],
  'PUT /admin/orders/{id}/tracking': [
    { path: anOrder, body: () => ({ version: 0, number: 'RR1', url: '' }), statuses: staff(200) },
  ],
  'PUT /admin/orders/{id}/cash': [
    // It is not paid in cash: 409 says that whoever asked may say so.
    { path: anOrder, body: () => ({ received: true }), statuses: staff(409) },
  ],
  'POST /admin/orders/{id}/cash-refunds': [
    {
      path: anOrder,
      body: () => ({ amount: 1 }),
      headers: { 'idempotency-key': 'key' },
      // No cash of it is in the shop: 409 says that whoever asked may give it back.
      statuses: adminAlone(409),
    },
  ],
  'POST /admin/orders/{id}/mails': [
    { path: anOrder, body: () => ({ topic: 'mail.order-placed' }), statuses: staff(200) },
  ],
  'POST /admin/orders/{id}/notes': [
    { path: anOrder, body: () => ({ text: 'Call back' }), statuses: staff(201) },
  ],
  'DELETE /admin/orders/{id}/notes/{noteId}': [
    // No such note: 404 says that whoever asked may delete their own.
    { path: ({ customerOrder }) => [customerOrder.id, '1'], statuses: staff(404) },
  ],
  'GET /admin/invoice-settings': [{ statuses: staff(200), seenBy: [] }],
  'PUT /admin/invoice-settings': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/invoices': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/invoices/export': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/abandoned-carts': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/stock-requests': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/stock-requests/export': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/invoices/{id}/file': [{ path: nowhere, statuses: staff(404) }],
  'POST /admin/invoices/{id}/cancel': [
    { path: nowhere, body: () => ({ reissue: false }), statuses: staff(404) },
  ],
  'GET /admin/orders/{id}/invoices': [{ path: anOrder, statuses: staff(200), seenBy: [] }],
  'POST /admin/orders/{id}/invoices': [{ path: () => [crypto.randomUUID()], statuses: staff(404) }],
  'GET /admin/orders/{id}/downloads': [{ path: anOrder, statuses: staff(200), seenBy: [] }],
  'POST /admin/orders/{id}/downloads': [{ path: anOrder, statuses: staff(200), seenBy: [] }],
  'POST /admin/orders/{id}/downloads/{download}/renew': [
    { path: aLink, body: () => ({ downloads: 1, days: 1 }), statuses: staff(404) },
  ],
  'POST /admin/orders/{id}/downloads/{download}/revoke': [{ path: aLink, statuses: staff(404) }],
  'GET /admin/orders/{id}/packing-slip': [{ path: anOrder, statuses: staff(200), seenBy: [] }],
  'GET /admin/returns': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/orders/{id}/returns': [{ path: anOrder, statuses: staff(200), seenBy: [] }],
  'POST /admin/orders/{id}/returns': [
    // Nothing of it has been sent: 409 says that whoever asked may add one.
    { path: anOrder, body: returning, headers: { 'idempotency-key': 'key' }, statuses: staff(409) },
  ],
  'POST /admin/returns/{id}/approve': [{ path: nowhere, body: () => ({ version: 0 }), statuses: staff(404) }],
  'POST /admin/returns/{id}/decline': [
    { path: nowhere, body: () => ({ version: 0, note: 'Worn' }), statuses: staff(404) },
  ],
  'POST /admin/returns/{id}/receive': [
    { path: nowhere, body: () => ({ version: 0, lines: [] }), statuses: staff(404) },
  ],
  'POST /admin/returns/{id}/refund': [
    { path: nowhere, body: () => ({ version: 0 }), statuses: adminAlone(404) },
  ],
  'POST /admin/returns/{id}/exchange': [{ path: nowhere, statuses: staff(404) }],
  'POST /admin/returns/{id}/close': [{ path: nowhere, body: () => ({ version: 0 }), statuses: staff(404) }],
  'POST /admin/returns/{id}/cancel': [{ path: nowhere, body: () => ({ version: 0 }), statuses: staff(404) }],
  'POST /leads': [emptyForm],
  'POST /product-reviews': [emptyForm],
  // The shop of these calls takes no photos, which is told before they are read.
  'POST /product-reviews/photos': [{ body: () => ({}), statuses: everyone(403) }],
  'POST /product-questions': [emptyForm],
  'PUT /abandoned-cart': [
    {
      body: () => ({ email: 'ann@mail.example', lines: [{ variationId: 1, quantity: 1 }] }),
      statuses: everyone(404),
    },
  ],
  'DELETE /abandoned-cart': [{ statuses: everyone(204) }],
  'POST /stock-requests': [{ body: () => ({ variation: 999_999 }), statuses: everyone(404) }],
  'POST /articles/comments': [emptyForm],
  'POST /admin/login': [emptyForm],
  'POST /admin/login/code': [emptyForm],
  'POST /admin/setup': [emptyForm],
  'POST /admin/invitation': [emptyForm],
  'POST /admin/password-reset-request': [emptyForm],
  'POST /admin/password-reset': [emptyForm],
  'POST /admin/logout': [{ statuses: staff(204), seenBy: [] }],
  'GET /admin/me': [{ statuses: staff(200), seenBy: [] }],
  'PUT /admin/me': [{ body: () => ({ name: 'Lee', language: 'ru' }), statuses: staff(200), seenBy: [] }],
  'PUT /admin/me/password': [
    {
      body: () => ({ currentPassword: password, password: 'kettle-drum-71' }),
      statuses: staff(200),
      seenBy: [],
    },
  ],
  'POST /admin/me/proof': [{ body: () => ({ password }), statuses: staff(200), seenBy: [] }],
  'GET /admin/me/sessions': [{ statuses: staff(200), seenBy: [] }],
  'DELETE /admin/me/sessions/{id}': [{ path: () => [crypto.randomUUID()], statuses: staff(204), seenBy: [] }],
  'POST /admin/me/totp': [{ statuses: staff(200), seenBy: [] }],
  'PUT /admin/me/totp': [{ body: () => ({ code: '000000' }), statuses: staff(422), seenBy: [] }],
  // It is off: 409 says that whoever asked may turn it off.
  'DELETE /admin/me/totp': [{ statuses: staff(409), seenBy: [] }],
  'POST /admin/me/recovery-codes': [{ statuses: staff(409), seenBy: [] }],
  'GET /admin/staff': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/staff': [
    {
      body: () => ({ email: 'new@shop.example', name: 'New', role: 'manager' }),
      statuses: adminAlone(201),
      seenBy: [],
    },
  ],
  'PUT /admin/staff/{id}': [
    { path: aManager, body: () => ({ role: 'admin' }), statuses: adminAlone(200), seenBy: [] },
  ],
  'DELETE /admin/staff/{id}': [{ path: aManager, statuses: adminAlone(204), seenBy: [] }],
  'POST /admin/staff/{id}/invitation': [{ path: aManager, statuses: adminAlone(409), seenBy: [] }],
  'POST /admin/staff/{id}/invitation-link': [{ path: aManager, statuses: adminAlone(409), seenBy: [] }],
  'DELETE /admin/staff/{id}/sessions': [{ path: aManager, statuses: adminAlone(204), seenBy: [] }],
  'DELETE /admin/staff/{id}/totp': [{ path: aManager, statuses: adminAlone(204), seenBy: [] }],
  'GET /admin/staff-policy': [{ statuses: adminAlone(200), seenBy: [] }],
  'PUT /admin/staff-policy': [
    { body: () => ({ requiresTotp: false }), statuses: adminAlone(200), seenBy: [] },
  ],
  'GET /admin/audit': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/articles': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/articles': [
    {
      of: 'a category that is gone',
      body: () => ({ title: 'New', categoryId: 999_999 }),
      statuses: adminAlone(422),
      seenBy: [],
    },
  ],
  'GET /admin/articles/{id}': [{ path: anArticle, statuses: adminAlone(200), seenBy: [] }],
  'PUT /admin/articles/{id}': [{ path: anArticle, body: () => ({}), statuses: adminAlone(422), seenBy: [] }],
  'DELETE /admin/articles/{id}': [{ path: () => ['999999'], statuses: adminAlone(404), seenBy: [] }],
  'GET /admin/categories': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/categories': [{ body: () => ({ title: '' }), statuses: adminAlone(422), seenBy: [] }],
  'DELETE /admin/categories/{id}': [{ path: () => ['999999'], statuses: adminAlone(404), seenBy: [] }],
  'GET /admin/authors': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/authors': [{ body: () => ({}), statuses: adminAlone(422), seenBy: [] }],
  'PUT /admin/authors/{id}': [
    { path: () => ['999999'], body: () => ({}), statuses: adminAlone(422), seenBy: [] },
  ],
  'DELETE /admin/authors/{id}': [{ path: () => ['999999'], statuses: adminAlone(404), seenBy: [] }],
  'POST /admin/authors/{id}/merge': [
    { path: () => ['999999'], body: () => ({ into: 1 }), statuses: adminAlone(404), seenBy: [] },
  ],
  'GET /admin/tags': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/tags': [{ body: () => ({}), statuses: adminAlone(422), seenBy: [] }],
  'PUT /admin/tags/{id}': [
    { path: () => ['999999'], body: () => ({}), statuses: adminAlone(422), seenBy: [] },
  ],
  'DELETE /admin/tags/{id}': [{ path: () => ['999999'], statuses: adminAlone(404), seenBy: [] }],
  'POST /admin/tags/{id}/merge': [
    { path: () => ['999999'], body: () => ({ into: 1 }), statuses: adminAlone(404), seenBy: [] },
  ],
  'GET /admin/redirects': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/redirects': [{ body: () => ({}), statuses: adminAlone(422), seenBy: [] }],
  'POST /admin/redirects/import': [
    { body: () => ({ text: '/a /b', apply: false }), statuses: adminAlone(200), seenBy: [] },
  ],
  'GET /admin/redirects/preview': [{ statuses: adminAlone(200), seenBy: [] }],
  'PUT /admin/redirects/{id}': [
    { path: () => ['999999'], body: () => ({ from: '/a', to: '/b' }), statuses: adminAlone(404), seenBy: [] },
  ],
  'DELETE /admin/redirects/{id}': [{ path: () => ['999999'], statuses: adminAlone(404), seenBy: [] }],
  'GET /admin/reviews': [{ statuses: staff(200) }],
  'POST /admin/reviews/{id}/approve': [{ path: ({ reviewId }) => [`${reviewId}`], statuses: staff(200) }],
  'POST /admin/reviews/{id}/reject': [{ path: ({ reviewId }) => [`${reviewId}`], statuses: staff(200) }],
  'PUT /admin/reviews/{id}/reply': [
    { path: ({ reviewId }) => [`${reviewId}`], body: () => ({ reply: 'Thanks' }), statuses: staff(200) },
  ],
  'POST /admin/reviews/{id}/reopen': [{ path: ({ reviewId }) => [`${reviewId}`], statuses: staff(200) }],
  'DELETE /admin/reviews/{id}/photos/{image}': [
    { path: ({ reviewId }) => [`${reviewId}`, '999999'], statuses: staff(404) },
  ],
  'GET /admin/questions': [{ statuses: staff(200) }],
  'POST /admin/questions/{id}/approve': [
    { path: ({ questionId }) => [`${questionId}`], statuses: staff(200) },
  ],
  'POST /admin/questions/{id}/reject': [
    { path: ({ questionId }) => [`${questionId}`], statuses: staff(200) },
  ],
  'POST /admin/questions/{id}/reopen': [
    { path: ({ questionId }) => [`${questionId}`], statuses: staff(200) },
  ],
  'PUT /admin/questions/{id}/reply': [
    { path: ({ questionId }) => [`${questionId}`], body: () => ({ reply: 'Yes' }), statuses: staff(200) },
  ],
  'POST /admin/comments/{id}/reopen': [{ path: ({ commentId }) => [`${commentId}`], statuses: staff(200) }],
  'PUT /admin/comments/{id}/reply': [
    { path: ({ commentId }) => [`${commentId}`], body: () => ({ reply: 'Thanks' }), statuses: staff(200) },
  ],
  'GET /admin/comments': [{ statuses: staff(200) }],
  'POST /admin/comments/{id}/approve': [{ path: ({ commentId }) => [`${commentId}`], statuses: staff(200) }],
  'POST /admin/comments/{id}/reject': [{ path: ({ commentId }) => [`${commentId}`], statuses: staff(200) }],
  'GET /admin/leads': [{ statuses: staff(200) }],
  'PUT /admin/leads/{id}': [
    { path: ({ leadId }) => [`${leadId}`], body: () => ({ status: 'handled' }), statuses: staff(200) },
  ],
  'POST /admin/section-previews': [
    { body: () => ({ type: 'text', options: {}, items: [] }), statuses: adminAlone(200), seenBy: [] },
  ],
  'GET /admin/saved-sections': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/saved-sections': [{ body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/saved-sections/{id}': [
    { path: nowhere, body: () => ({ title: 'New' }), statuses: adminAlone(404) },
  ],
  'DELETE /admin/saved-sections/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/shared-sections': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/shared-sections/pictures': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/shared-sections/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/shared-sections': [{ body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/shared-sections/{id}': [
    { path: nowhere, body: () => ({ title: 'New' }), statuses: adminAlone(404) },
  ],
  'DELETE /admin/shared-sections/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/shared-sections/{id}/restore': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/section-threads': [
    { query: () => '?pageId=1&layerId=0', statuses: adminAlone(200), seenBy: [] },
  ],
  'GET /admin/section-threads/members': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/section-threads/mentions': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/section-threads/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/section-threads': [{ body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/section-threads/{id}': [
    { path: nowhere, body: () => ({ isResolved: true }), statuses: adminAlone(404) },
  ],
  'POST /admin/section-threads/{id}/seen': [{ path: nowhere, statuses: adminAlone(204), seenBy: [] }],
  'POST /admin/section-threads/{id}/comments': [
    { path: nowhere, body: () => ({ text: 'Here' }), statuses: adminAlone(404) },
  ],
  'PUT /admin/section-threads/{id}/comments/{commentId}': [
    { path: () => ['999999', '999999'], body: () => ({ text: 'Here' }), statuses: adminAlone(404) },
  ],
  'DELETE /admin/section-threads/{id}/comments/{commentId}': [
    { path: () => ['999999', '999999'], statuses: adminAlone(404) },
  ],
  'GET /admin/section-previews': [{ query: () => '?type=text', statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/picks/{kind}': [{ path: () => ['article'], statuses: staff(200), seenBy: [] }],
  'GET /admin/products': [{ statuses: staff(200), seenBy: [] }],
  'POST /admin/products': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/products/{id}': [{ path: nowhere, statuses: staff(404) }],
  'PUT /admin/products/{id}': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/products/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/products/{id}/files': [{ path: nowhere, statuses: staff(200), seenBy: [] }],
  'POST /admin/products/{id}/files': [{ path: nowhere, body: () => ({}), statuses: adminAlone(404) }],
  'DELETE /admin/products/{id}/files/{file}': [
    { path: () => ['999999', '999999'], statuses: adminAlone(404) },
  ],
  'POST /admin/products/{id}/duplicate': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/catalogs': [{ statuses: staff(200), seenBy: [] }],
  'POST /admin/catalogs': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/catalogs/{id}': [{ path: nowhere, statuses: staff(404) }],
  'PUT /admin/catalogs/{id}': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/catalogs/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/catalogs/{id}/move': [
    { path: nowhere, body: () => ({ parentId: null, before: null }), statuses: adminAlone(404) },
  ],
  'GET /admin/catalogs/{id}/products': [{ path: nowhere, statuses: staff(200), seenBy: [] }],
  'POST /admin/catalogs/{id}/products/move': [
    { path: nowhere, body: () => ({ productId: 999_999, before: null }), statuses: adminAlone(404) },
  ],
  'GET /admin/facets': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/feeds/report': [{ statuses: staff(200), seenBy: [] }],
  'PUT /admin/facets/{id}': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/facets/{id}/visibility': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/facets/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/facets/order': [{ body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/facet-values/{id}': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/facet-values/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/facet-values/order': [{ body: () => ({}), statuses: adminAlone(422) }],
  'POST /admin/products/bulk': [
    { of: 'prices', body: () => bulk({ discount: { kind: 'none' } }), statuses: staff(200), seenBy: [] },
    { of: 'visibility', body: () => bulk({ enabled: false }), statuses: adminAlone(200), seenBy: [] },
    { of: 'catalogs', body: () => bulk({ addCatalogs: [] }), statuses: adminAlone(200), seenBy: [] },
  ],
  'GET /admin/products/export': [{ statuses: staff(200), seenBy: [] }],
  'POST /admin/product-imports': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/product-imports': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/product-imports/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/product-imports/{id}/problems': [{ path: nowhere, statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/product-imports/pictures': [{ statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/product-imports/pictures/retry': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/product-imports/{id}/problems/export': [
    { path: nowhere, statuses: adminAlone(200), seenBy: [] },
  ],
  'GET /admin/product-imports/{id}/changes': [{ path: nowhere, statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/product-imports/{id}/check': [
    { path: nowhere, body: () => ({ mapping: [] }), statuses: adminAlone(404) },
  ],
  'POST /admin/product-imports/{id}/run': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/product-imports/{id}/remap': [{ path: nowhere, statuses: adminAlone(404) }],
  'POST /admin/product-imports/{id}/cancel': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/variations': [{ statuses: staff(200), seenBy: [] }],
  'PUT /admin/variations': [
    { of: 'stock', body: () => cell('stock', 1), statuses: staff(200), seenBy: [] },
    { of: 'title', body: () => cell('title', 'x'), statuses: adminAlone(200), seenBy: [] },
  ],
  'POST /admin/variations/stock': [
    { body: () => ({ variationId: 999_999, change: 1 }), statuses: staff(404) },
  ],
  'GET /admin/taxes': [{ statuses: staff(200), seenBy: [] }],
  'PUT /admin/taxes/settings': [{ body: () => ({}), statuses: adminAlone(422) }],
  'POST /admin/taxes/classes': [{ body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/taxes/classes/{code}': [{ path: () => ['gone'], statuses: adminAlone(404) }],
  'POST /admin/taxes/rates': [{ body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/taxes/rates/{id}': [{ path: () => ['999999'], statuses: adminAlone(404) }],
  'POST /admin/taxes/shipped-rates': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/gift-cards': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/gift-cards/export': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/gift-cards/{id}': [{ path: nowhere, statuses: staff(404) }],
  'POST /admin/gift-cards': [{ body: () => ({}), statuses: adminAlone(422) }],
  'POST /admin/gift-cards/{id}/adjustments': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/gift-cards/{id}/blocked': [
    { path: nowhere, body: () => ({ blocked: true }), statuses: adminAlone(404) },
  ],
  'GET /admin/price-lists': [{ statuses: staff(200), seenBy: [] }],
  'POST /admin/price-lists': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/price-lists/{id}': [{ path: nowhere, statuses: staff(404) }],
  'PUT /admin/price-lists/{id}': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/price-lists/{id}': [{ path: nowhere, statuses: adminAlone(404) }],
  'GET /admin/price-lists/{id}/prices': [{ path: nowhere, statuses: staff(404) }],
  'GET /admin/price-lists/{id}/prices/export': [{ path: nowhere, statuses: staff(200), seenBy: [] }],
  'POST /admin/price-lists/{id}/prices': [{ path: nowhere, body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/price-lists/{id}/prices/{variationId}/{minQuantity}': [
    { path: () => ['999999', '999999', '1'], body: () => ({}), statuses: adminAlone(422) },
  ],
  'DELETE /admin/price-lists/{id}/prices/{variationId}/{minQuantity}': [
    { path: () => ['999999', '999999', '1'], statuses: adminAlone(404) },
  ],
  'GET /admin/promotions': [{ statuses: staff(200), seenBy: [] }],
  'POST /admin/promotions': [{ body: () => ({}), statuses: adminAlone(422) }],
  'GET /admin/promotions/{id}': [{ path: () => ['999999'], statuses: staff(404) }],
  'PUT /admin/promotions/{id}': [{ path: () => ['999999'], body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/promotions/{id}': [{ path: () => ['999999'], statuses: adminAlone(404) }],
  'GET /admin/promotions/{id}/codes': [{ path: () => ['999999'], statuses: staff(404) }],
  'GET /admin/promotions/{id}/codes/export': [{ path: () => ['999999'], statuses: staff(200), seenBy: [] }],
  'POST /admin/promotions/{id}/codes': [
    { path: () => ['999999'], body: () => ({}), statuses: adminAlone(422) },
  ],
  'DELETE /admin/promotions/{id}/codes/{code}': [
    { path: () => ['999999', 'SUMMER'], statuses: adminAlone(404) },
  ],
  'GET /admin/shipping-zones': [{ statuses: staff(200), seenBy: [] }],
  'POST /admin/shipping-zones': [{ body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/shipping-zones/{id}': [{ path: () => ['999999'], body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/shipping-zones/{id}': [{ path: () => ['999999'], statuses: adminAlone(404) }],
  'POST /admin/shipping-zones/order': [
    { body: () => ({ ids: [999_999], was: [] }), statuses: adminAlone(409) },
  ],
  'GET /admin/locations': [{ statuses: staff(200), seenBy: [] }],
  'POST /admin/locations': [{ body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/locations/{id}': [{ path: () => ['999999'], body: () => ({}), statuses: adminAlone(422) }],
  'DELETE /admin/locations/{id}': [{ path: () => ['999999'], statuses: adminAlone(404) }],
  'POST /admin/locations/order': [{ body: () => ({ ids: [999_999], was: [] }), statuses: adminAlone(409) }],
  'GET /admin/payment-methods': [{ statuses: adminAlone(200), seenBy: [] }],
  'PUT /admin/payment-methods/{key}': [{ path: () => ['cash'], body: () => ({}), statuses: adminAlone(422) }],
  'POST /admin/payment-methods/{key}/test': [
    { path: () => ['cash'], body: () => ({}), statuses: adminAlone(404) },
  ],
  'POST /admin/payment-methods/order': [{ body: () => ({ keys: 1 }), statuses: adminAlone(422) }],
  'GET /admin/carriers': [{ statuses: adminAlone(200), seenBy: [] }],
  'PUT /admin/carriers/{key}': [{ path: () => ['cdek'], body: () => ({}), statuses: adminAlone(422) }],
  'POST /admin/carriers/{key}/test': [{ path: () => ['none'], body: () => ({}), statuses: adminAlone(404) }],
  'GET /admin/orders/{id}/shipments': [{ path: anOrder, statuses: staff(200), seenBy: [] }],
  'GET /admin/orders/{id}/shipments/points': [
    { path: anOrder, query: () => '?carrier=cdek', statuses: staff(409), seenBy: [] },
  ],
  // The shop has no carrier: 422 and 409 say that whoever asked may.
  'POST /admin/orders/{id}/shipments/services': [
    { path: anOrder, body: () => ({}), statuses: staff(422), seenBy: [] },
  ],
  'POST /admin/orders/{id}/shipments': [
    { path: anOrder, body: () => ({}), statuses: staff(422), seenBy: [] },
  ],
  'POST /admin/orders/{id}/shipments/{shipment}/cancel': [{ path: aLink, statuses: staff(404), seenBy: [] }],
  'POST /admin/orders/{id}/shipments/{shipment}/refresh': [{ path: aLink, statuses: staff(404), seenBy: [] }],
  'GET /admin/orders/{id}/shipments/{shipment}/label': [{ path: aLink, statuses: staff(404), seenBy: [] }],
  'GET /admin/images': [{ statuses: staff(200), seenBy: [] }],
  'GET /admin/images/place': [{ statuses: staff(200), seenBy: [] }],
  // A body that is no picture: 422 says that whoever asked may upload.
  'POST /admin/images': [{ body: () => ({}), statuses: staff(422) }],
  'GET /admin/images/{id}': [{ path: () => ['999999'], statuses: staff(404) }],
  'PUT /admin/images/{id}': [
    {
      path: () => ['999999'],
      body: () => ({ version: 1, name: 'x.jpg', alt: '', title: '', focus: null }),
      statuses: staff(404),
    },
  ],
  'POST /admin/images/{id}/file': [{ path: () => ['999999'], body: () => ({}), statuses: staff(422) }],
  'POST /admin/images/remove': [{ body: () => ({ ids: [999_999] }), statuses: staff(200), seenBy: [] }],
  'GET /admin/pages': [{ statuses: staff(200), seenBy: [] }],
  // Nothing is made or changed: 422 and 409 say that whoever asked may.
  'POST /admin/pages': [{ body: () => ({}), statuses: adminAlone(422) }],
  'PUT /admin/pages/{id}': [{ path: nowhere, body: () => ({}), statuses: adminAlone(404) }],
  'DELETE /admin/pages/{id}': [{ path: anArticle, statuses: adminAlone(409) }],
  ...draftExpectations('/admin/pages/{id}', anArticle, renaming),
  ...draftExpectations('/admin/settings', () => [], naming),
  ...draftExpectations('/admin/menus/{name}', () => ['main'], adding),
  // With documents its answer has no end.
  'GET /admin/live': [{ statuses: adminAlone(404), seenBy: [] }],
  'POST /admin/presence': [{ body: () => ({}), statuses: adminAlone(422), seenBy: [] }],
  'GET /admin/changes': [{ statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/texts': [{ query: () => '?find=zzzz-nowhere', statuses: adminAlone(200), seenBy: [] }],
  'GET /admin/changes/issues': [{ query: () => '?keys[]=settings', statuses: adminAlone(200), seenBy: [] }],
  'POST /admin/schedule': [
    {
      body: () => ({ documents: [{ key: 'settings', revision: 9 }], at: '2999-01-01T00:00:00Z' }),
      statuses: adminAlone(409),
      seenBy: [],
    },
  ],
  'GET /admin/policy-reports': [{ statuses: adminAlone(200), seenBy: [] }],
  'DELETE /admin/policy-reports': [{ statuses: adminAlone(204), seenBy: [] }],
  'POST /admin/publish': [
    {
      body: () => ({ documents: [{ key: 'settings', revision: 9 }] }),
      // Nobody is so far: 409 says that whoever asked may publish.
      statuses: adminAlone(409),
      seenBy: [],
    },
  ],
  'GET /previews/products/{id}': [
    { path: nowhere, query: () => `?token=${'x'.repeat(43)}`, statuses: everyone(403), seenBy: [] },
  ],
  'POST /admin/previews': [{ body: () => ({ mode: 'edit' }), statuses: adminAlone(201), seenBy: [] }],
  'GET /admin/previews': [{ statuses: adminAlone(200), seenBy: [] }],
  'DELETE /admin/previews/{id}': [{ path: () => ['999999'], statuses: adminAlone(404), seenBy: [] }],
  'POST /admin/previews/sections': [
    { body: () => ({ path: '/', sections: [] }), statuses: adminAlone(200), seenBy: [] },
  ],
};
