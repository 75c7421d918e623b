import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { AccountExport } from '#domain/schemas/account-export.schema.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';

type Db = Kysely<Database>;

/** Newest first. */
export async function selectReviewsOfUser(
  db: Db,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.name', 'r.rating', 'r.text', 'r.reply', 'r.status', 'r.created_at as createdAt'])
    .select(['p.id as productId', 'p.title', 'p.slug', 'r.is_purchase as isPurchase'])
    .select(
      sql<ImageJson[]>`(select coalesce(json_agg(${imageJson('i')} order by rp.position), '[]')
        from review_photos rp join images i on i.id = rp.image_id where rp.review_id = r.id)`.as('photos'),
    )
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Newest first; `article` is an id. */
export async function selectCommentsOfUser(db: Db, userId: number) {
  return db
    .selectFrom('comments')
    .select(['id', 'article_id as article', 'name', 'email', 'text', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Newest first. */
export async function selectSessionsOfUser(db: Db, userId: number) {
  return db
    .selectFrom('auth_tokens')
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'session')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Who to talk to about each order; `id` is the order's. */
export async function selectContactsOfUser(
  db: Db,
  userId: number,
): Promise<{ id: string; contact: unknown }[]> {
  return db.selectFrom('orders').select(['id', 'contact']).where('user_id', '=', userId).execute();
}

/** Keeps an open account as it is to the end of the transaction; null when there is none. */
export async function lockOpenAccount(
  db: Db,
  userId: number,
): Promise<{ email: string | null; isConfirmed: boolean } | null> {
  const account = await db
    .selectFrom('users')
    .select(['email', sql<boolean>`email_confirmed_at is not null`.as('isConfirmed')])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return account ?? null;
}

/** Leaves the row, as deleted now, without anything personal. */
export async function updateAccountAsDeleted(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: null,
      password_hash: null,
      first_name: '',
      last_name: '',
      phone: null,
      birth_date: null,
      address: null,
      deleted_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
}

/** What the staff have begun to write down for them goes, and the stock that is kept for it comes back. */
export async function emptyDraftsOfUser(db: Db, userId: number): Promise<void> {
  await sql`update order_drafts set content = '{}', expires_at = now() where user_id = ${userId}`.execute(db);
}

export async function deleteCartOfUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}

/** Enquiries that bear the email, which is in lower case. */
export async function deleteLeadsOf(db: Db, email: string): Promise<void> {
  await sql`delete from leads where lower(email) = ${email}`.execute(db);
}

/** Pictures that the user's reviews show. */
export async function selectPhotosOfUser(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.image_id as id from review_photos p join reviews r on r.id = p.review_id
    where r.user_id = ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reviews lose their author; gives the product of each. */
export async function anonymizeReviews(db: Db, userId: number, name: string): Promise<number[]> {
  const reviews = await db
    .updateTable('reviews')
    .set({ name, email: null, user_id: null })
    .where('user_id', '=', userId)
    .returning('product_id as id')
    .execute();
  return reviews.map(({ id }) => id);
}

/** What the customer waits for, or was told of lately, newest first. `variation` is an id. */
export async function selectStockRequestsOfUser(db: Db, userId: number) {
  return db
    .selectFrom('stock_requests')
    .select(['variation_id as variation', 'email', 'requested_at as requestedAt', 'told_at as toldAt'])
    .select(sql<AccountExport['stockRequests'][number]['consent']>`consent`.as('consent'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** What the address, which is in lower case, or the account waits for. */
export async function deleteStockRequestsOf(db: Db, userId: number, email: string): Promise<void> {
  await sql`delete from stock_requests where user_id = ${userId} or lower(email) = ${email}`.execute(db);
}

/** Carts that the customer wanted to be reminded of, newest first; moments in ISO 8601. */
export async function selectAbandonedCartsOfUser(
  db: Db,
  userId: number,
): Promise<AccountExport['abandonedCarts']> {
  const moment = (column: ReturnType<typeof sql.ref>) =>
    sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await sql<AccountExport['abandonedCarts'][number]>`
    select c.email, c.consent, c.lines, ${moment(sql.ref('c.started_at'))} as "startedAt",
      ${moment(sql.ref('c.last_seen_at'))} as "lastSeenAt",
      (select coalesce(json_agg(${moment(sql.ref('l.sent_at'))} order by l.sent_at), '[]')
        from abandoned_cart_letters l where l.cart_id = c.id and l.sent_at is not null) as letters
    from abandoned_carts c where c.user_id = ${userId} order by c.id desc`.execute(db);
  return rows;
}

/** What the customer has put aside, the latest first; `product` is an id. */
export async function selectWishesOfUser(db: Db, userId: number) {
  return db
    .selectFrom('wishlist_items')
    .select(['product_id as product', 'added_at as addedAt'])
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();
}

/** What the customer has put aside, and the link by which others see it. */
export async function deleteWishesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('wishlist_items').where('user_id', '=', userId).execute();
  await db.deleteFrom('wishlist_shares').where('user_id', '=', userId).execute();
}

/** Carts that the address, which is in lower case, or the account left. */
export async function deleteAbandonedCartsOf(db: Db, userId: number, email: string): Promise<void> {
  await sql`delete from abandoned_carts where user_id = ${userId} or lower(email) = ${email}`.execute(db);
}

/** Returns of the customer's orders, newest first. */
export async function selectReturnsOfUser(db: Db, userId: number) {
  const { rows } = await sql<Omit<AccountExport['returns'][number], 'createdAt'> & { createdAt: Date }>`
    select r.id, o.number as "order", r.state, r.words, r.note, r.created_at as "createdAt",
      (select coalesce(jsonb_agg(jsonb_build_object('line', l.order_line_id, 'quantity', l.quantity,
          'reason', l.reason) order by l.order_line_id), '[]')
        from return_lines l where l.return_id = r.id) as lines
    from returns r join orders o on o.id = r.order_id
    where o.user_id = ${userId}
    order by r.id desc`.execute(db);
  return rows;
}

/** Newest first; `product` is an id. */
export async function selectQuestionsOfUser(db: Db, userId: number) {
  return db
    .selectFrom('product_questions')
    .select(['id', 'product_id as product', 'name', 'email', 'text', 'reply', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Questions lose their author; gives the product of each. */
export async function anonymizeQuestions(db: Db, userId: number, name: string): Promise<number[]> {
  const questions = await db
    .updateTable('product_questions')
    .set({ name, email: null, user_id: null })
    .where('user_id', '=', userId)
    .returning('product_id as id')
    .execute();
  return questions.map(({ id }) => id);
}

/** Comments lose their author; gives the article of each. */
export async function anonymizeComments(db: Db, userId: number, name: string): Promise<number[]> {
  const comments = await db
    .updateTable('comments')
    .set({ name, email: null, user_id: null })
    .where('user_id', '=', userId)
    .returning('article_id as id')
    .execute();
  return comments.map(({ id }) => id);
}

/** Takes the person out of orders of deleted accounts that are in one of the states: number, lines and sums stay. */
export async function anonymizeOrders(db: Db, states: readonly string[]): Promise<void> {
  await sql`
    with erased as (
      update orders o
      set contact = '{}', delivery = o.delivery - 'address' - 'receiver' - 'point', comment = '', consent = o.consent - 'client',
        tracking_number = '', tracking_url = '', user_id = null
      from users u
      where u.id = o.user_id and u.deleted_at is not null
        and o.status = any(${[...states]}::text[])
      returning o.id
    ), notes as (
      delete from staff_notes where order_id in (select id from erased)
    ), events as (
      update order_events set details = details - 'to'
      where kind = 'tracking' and order_id in (select id from erased)
    ), returned as (
      update returns set words = '', withdrawn_by = case when withdrawn_by is not null then '' end where order_id in (select id from erased)
    ), access as (
      delete from order_access where order_id in (select id from erased)
    ), sent as (
      update shipments set tracking_number = '', provider_id = null, point = null, query_at = null
      where order_id in (select id from erased)
    )
    update payment_events set payload = '{}'
    where payment_id in (select p.id from payments p where p.order_id in (select id from erased))`.execute(
    db,
  );
}
