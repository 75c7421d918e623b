import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createPasswords } from '#modules/auth/password-hash.ts';
import { createPasswordQueue } from '#modules/auth/password-queue.ts';
import { issueToken } from '#modules/auth/tokens.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';

/** `customer` and `guest` own what is asked for, the others do not. */
export const callers = [
  'visitor',
  'guest',
  'otherGuest',
  'customer',
  'otherCustomer',
  'manager',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

export const password = 'violet heron';
/** Stands in everything that the customer and the guest have told: nobody else may read it. */
export const secret = 'secret4b1d';

export interface World {
  /** Headers that make a request one of the caller's. */
  headersOf: Record<Caller, Record<string, string>>;
  customerId: number;
  customerOrder: { id: string; number: string };
  guestOrder: { id: string; number: string };
  reviewId: number;
  commentId: number;
  questionId: number;
  leadId: number;
  /** Of the former shop, with the customer's email. */
  importedOrderId: number;
  /** Of the customer's order; nothing is paid yet. */
  paymentId: string;
  variationId: number;
  articleId: number;
  /** Of the member of the staff who calls as manager. */
  managerId: number;
  /** The token of a mail that the customer has asked for. */
  resetToken: string;
}

type WrittenIds = Pick<
  World,
  'reviewId' | 'commentId' | 'questionId' | 'leadId' | 'paymentId' | 'importedOrderId'
>;

const passwordHash = createPasswords(createPasswordQueue()).hash(password);

/** People of every kind, with something of each sort; nothing of another world stays. */
export async function makeWorld(
  db: Kysely<Database>,
  { productId, variationId, articleId }: { productId: number; variationId: number; articleId: number },
): Promise<World> {
  const emptied = [
    'payments',
    'orders',
    'reviews',
    'comments',
    'product_questions',
    'leads',
    'order_imports',
    'drafts',
    'users',
    'staff',
    'backups',
  ];
  for (const table of emptied) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`insert into backups (kind, folder, leased_until)
    values ('rows', '/nowhere', now() + interval '1 day')`.execute(db);
  const customer = await makeUser(db, `${secret}@mail.example`);
  await sql`update users set first_name = ${secret}`.execute(db);
  await sql`insert into cart_lines (user_id, variation_id, quantity)
    values (${customer.id}, ${variationId}, 3)`.execute(db);
  const otherCustomer = await makeUser(db);
  await sql`update users set password_hash = ${await passwordHash}`.execute(db);
  const [manager, admin] = [await makeStaff(db, 'manager'), await makeStaff(db, 'admin')];
  await sql`update staff set password_hash = ${await passwordHash}`.execute(db);
  const customerOrder = await makeOrder(db, customer.id);
  const guestOrder = await makeOrder(db, null);
  const strangersOrder = await makeOrder(db, null);
  const guestToken = await issueOrderAccess(db, guestOrder.id);
  const otherGuestToken = await issueOrderAccess(db, strangersOrder.id);
  const written = await sql<WrittenIds>`
    with review as (
      insert into reviews (product_id, user_id, name, email, rating, text)
      values (${productId}, ${customer.id}, 'Ann', ${`${secret}@mail.example`}, 5, ${secret}) returning id
    ), comment as (
      insert into comments (article_id, user_id, name, email, text)
      values (${articleId}, ${customer.id}, 'Ann', ${`${secret}@mail.example`}, ${secret}) returning id
    ), question as (
      insert into product_questions (product_id, user_id, name, email, text, reply)
      values (${productId}, ${customer.id}, 'Ann', ${`${secret}@mail.example`}, ${secret}, 'Yes') returning id
    ), lead as (
      insert into leads (name, email, text) values (${secret}, ${`${secret}@mail.example`}, '') returning id
    ), import as (
      insert into order_imports (source) values ('table') returning id
    ), imported as (
      insert into imported_orders (import_id, source, foreign_id, number, placed_at, currency, total, adds_up, state,
        email, contact, note, digest)
      select import.id, 'table', '1', '1', now(), 'USD', 500, true, 'paid', ${`${secret}@mail.example`},
        ${JSON.stringify({ name: secret })}, ${secret}, sha256('') from import returning id
    ), payment as (
      insert into payments (order_id, provider, status, amount, currency, idempotency_key)
      values (${customerOrder.id}, 'stripe', 'pending', 500, 'USD', 'key') returning id
    )
    select review.id as "reviewId", comment.id as "commentId", question.id as "questionId", lead.id as "leadId", payment.id as "paymentId",
      imported.id as "importedOrderId"
    from review, comment, question, lead, payment, imported`.execute(db);
  const [ids] = written.rows;
  if (!ids) throw new Error('Nothing was written');
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  return {
    headersOf: {
      visitor: {},
      guest: { 'x-order-token': guestToken },
      otherGuest: { 'x-order-token': otherGuestToken },
      customer: bearer(customer),
      otherCustomer: bearer(otherCustomer),
      manager: bearer(manager),
      admin: bearer(admin),
    },
    customerId: customer.id,
    customerOrder,
    guestOrder,
    ...ids,
    variationId,
    articleId,
    managerId: manager.id,
    resetToken: await issueToken(db, { userId: customer.id }, 'password_reset'),
  };
}

async function makeOrder(db: Kysely<Database>, userId: number | null): Promise<World['guestOrder']> {
  const contact = { firstName: secret, lastName: secret, phone: secret, email: `${secret}@mail.example` };
  const delivery = { type: 'delivery', code: 'zone', title: 'Zone', speed: 'day_1', weight: null };
  const { rows } = await sql<{ id: string; number: string }>`
    insert into orders (number, user_id, payment_method, currency, language, goods_total, discount_total,
      delivery_price, total, contact, delivery, comment)
    values (nextval('order_numbers'), ${userId}, 'stripe', 'USD', 'en', 0, 0, 500, 500,
      ${JSON.stringify(contact)},
      ${JSON.stringify({ ...delivery, address: { country: 'US', locality: secret, street: secret } })}, ${secret})
    returning id, number`.execute(db);
  const [order] = rows;
  if (!order) throw new Error('No order was made');
  return order;
}

/** Everything that a request might change, as one text: equal before and after a refusal. */
export async function describeState(db: Kysely<Database>): Promise<string> {
  const tables = [
    'users',
    'staff',
    'staff_policy',
    'staff_recovery_codes',
    'orders',
    'order_lines',
    'payments',
    'cart_lines',
    'reviews',
    'comments',
    'leads',
    'order_imports',
    'imported_orders',
    'pages',
    'drafts',
    'draft_intents',
    'page_versions',
    'document_versions',
    'scheduled_publishings',
    'settings',
    'menus',
    'menu_entries',
    'redirects',
  ];
  const states = tables.map(
    (
      table,
    ) => sql`select ${table} as name, md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as state
      from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{ name: string; state: string | null }>`
    ${sql.join(states, sql` union all `)}`.execute(db);
  return rows
    .map(({ name, state }) => `${name} ${state}`)
    .toSorted()
    .join('\n');
}

/** Lets everybody try again what is limited. */
export async function forgetAttempts(db: Kysely<Database>): Promise<void> {
  await sql`delete from rate_limits`.execute(db);
}
