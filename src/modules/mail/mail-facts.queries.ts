import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { mayEditSite } from '#db/may-edit-site.ts';
import type { Currency } from '#domain/currencies.ts';
import type { ReturnReason } from '#domain/returns.ts';
import type { Language } from '#locales/languages.ts';
import type { PageKind } from '#modules/pages/page-path.ts';

type Db = Kysely<Database>;

interface MailedUser {
  email: string;
  /** Empty as long as anybody could have typed it beside somebody's email. */
  firstName: string;
  /** The email is known to be theirs. */
  isConfirmed: boolean;
}

/** Null for an account that has been closed. */
export async function readUser(db: Db, id: number): Promise<MailedUser | null> {
  const { rows } = await sql<MailedUser>`
    select email, case when email_confirmed_at is null then '' else first_name end as "firstName",
      email_confirmed_at is not null as "isConfirmed"
    from users where id = ${id} and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Addresses of all who may do everything in the shop. */
export async function readAdminEmails(db: Db): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from staff where role = 'admin' and disabled_at is null order by id`.execute(db);
  return rows.map(({ email }) => email);
}

/** Null for one that is not in the list any more. */
export async function readFailedBackup(
  db: Db,
  id: number,
): Promise<{ startedAt: Date; folder: string; detail: string } | null> {
  const { rows } = await sql<{ startedAt: Date; folder: string; detail: string }>`
    select started_at as "startedAt", folder, detail from backups where id = ${id} and state = 'failed'`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Of the log that is kept beside the backups; null where it does not fail. */
export async function readLogFailure(
  db: Db,
): Promise<{ failedAt: Date; folder: string; detail: string } | null> {
  const { rows } = await sql<{ failedAt: Date; folder: string; detail: string }>`
    select log_failed_at as "failedAt", folder, log_failure as detail
    from backup_plan where log_failed_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** Null for one that is switched on, or is not there any more. */
export async function readDisabledWebhook(
  db: Db,
  id: number,
): Promise<{ name: string; url: string; reason: 'gone' | 'failing'; detail: string } | null> {
  const { rows } = await sql<{ name: string; url: string; reason: 'gone' | 'failing'; detail: string }>`
    select name, url, disabled_reason as reason, coalesce((
      select concat_ws(' ', response_status, nullif(error, '')) from webhook_deliveries d
      where d.endpoint_id = e.id and tried_at is not null order by tried_at desc limit 1), '') as detail
    from webhook_endpoints e where id = ${id} and disabled_reason is not null`.execute(db);
  return rows[0] ?? null;
}

/** Null for somebody who has left, or may not sign in. */
export async function readMember(
  db: Db,
  id: number,
): Promise<{ email: string; name: string; language: '' | Language; hasPassword: boolean } | null> {
  const { rows } = await sql<{
    email: string;
    name: string;
    language: '' | Language;
    hasPassword: boolean;
  }>`
    select email, name, language, password_hash is not null as "hasPassword"
    from staff where id = ${id} and disabled_at is null`.execute(db);
  return rows[0] ?? null;
}

export interface MailedMention {
  email: string;
  /** Of who is mentioned; may be empty. */
  name: string;
  language: '' | Language;
  author: string;
  text: string;
  sectionName: string;
  page: string;
  kind: PageKind;
  slug: string;
  category: string | null;
  threadId: number;
  layerId: number;
}

/**
 * Null once it has been read, deleted or resolved, and for somebody who can open the builder no more or wants no such
 * letters.
 */
export async function readMention(
  db: Db,
  { commentId, staffId }: { commentId: number; staffId: number },
): Promise<MailedMention | null> {
  const { rows } = await sql<MailedMention>`
    select s.email, s.name, s.language, c.author_name as author, c.text, t.section_name as "sectionName",
      coalesce(d.document ->> 'title', p.title) as page, p.kind, p.slug, k.slug as category,
      t.id as "threadId", t.layer_id as "layerId"
    from section_mentions m
    join section_comments c on c.id = m.comment_id and c.deleted_at is null
    join section_threads t on t.id = c.thread_id and t.resolved_at is null
    join layers l on l.id = t.layer_id and l.status not in ('merged', 'discarded')
    join pages p on p.id = t.page_id
    join staff s on s.id = m.staff_id and s.disabled_at is null and s.mails_mentions
    left join staff_roles r on r.id = s.role_id
    left join drafts d on d.page_id = p.id
    left join articles a on a.id = p.id
    left join pages k on k.id = a.category_id
    where m.comment_id = ${commentId} and m.staff_id = ${staffId} and m.seen_at is null
      and ${mayEditSite('s', 'r')}`.execute(db);
  return rows[0] ?? null;
}

interface MailedReview {
  name: string;
  email: string;
  text: string;
  rating: number;
  product: string;
  slug: string;
}

/** Null when it is not, or no longer, published. The address is the one given, else the account's. */
export async function readReview(db: Db, id: number): Promise<MailedReview | null> {
  const { rows } = await sql<MailedReview>`
    select r.name, coalesce(r.email, u.email, '') as email, r.text, r.rating, p.title as product, p.slug
    from reviews r
      join products p on p.id = r.product_id
      left join users u on u.id = r.user_id and u.deleted_at is null
    where r.id = ${id} and r.status = 'approved'`.execute(db);
  return rows[0] ?? null;
}

interface MailedLead {
  id: number;
  name: string;
  phone: string;
  email: string;
  text: string;
  url: string;
  utm: Record<string, string>;
  product: string;
  /** Of the product's page; null when it has none (any more). */
  slug: string | null;
  variationId: number | null;
}

export async function readLead(db: Db, id: number): Promise<MailedLead | null> {
  const { rows } = await sql<MailedLead>`
    select l.id, l.name, l.phone, l.email, l.text, l.url, l.utm, l.product_title as product, p.slug,
      l.variation_id as "variationId"
    from leads l left join products p on p.id = l.product_id and p.enabled
    where l.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

interface MoneyToReturn {
  /** Minor units: what is left of what was paid. */
  amount: number;
  currency: Currency;
  /** `id` is the provider's own; empty when it has none. Null for cash. */
  payment: { provider: string; id: string } | null;
}

/** Of a payment; without its id the cash of an order. Null when all of it has been given back. */
export async function readMoneyToReturn(
  db: Db,
  orderId: string,
  paymentId: string | null,
): Promise<MoneyToReturn | null> {
  const { rows } =
    paymentId === null
      ? await sql<MoneyToReturn>`
          select total - refunded as amount, currency, null as payment from orders
          where id = ${orderId} and cash_received_at is not null`.execute(db)
      : await sql<MoneyToReturn>`
          select amount - refunded as amount, currency,
            jsonb_build_object('provider', provider, 'id', coalesce(provider_id, '')) as payment
          from payments where id = ${paymentId}`.execute(db);
  return rows.find(({ amount }) => amount > 0) ?? null;
}

interface MailedRefund {
  /** Minor units. */
  amount: number;
  delivery: number;
  /** Handed back in cash. */
  isCash: boolean;
  /** It stays with the shop as store credit, whichever way the order was paid. */
  isCredit: boolean;
  /** The number of the order that it pays in exchange; null for none. */
  exchangedFor: string | null;
  /** The end of the code of the gift card that it went back to; null for none. */
  card: string | null;
  /** Those of which pieces come back. */
  lines: { position: number; quantity: number; amount: number }[];
}

export async function readRefund(db: Db, id: string): Promise<MailedRefund | null> {
  const { rows } = await sql<MailedRefund>`
    select r.amount, r.delivery_amount as delivery, r.payment_id is null as "isCash",
      r.credit_card_id is not null as "isCredit",
      (select n.number from orders n where n.id = r.exchange_order_id) as "exchangedFor",
      (select c.last4 from payments p join gift_cards c on c.id = p.gift_card_id where p.id = r.payment_id) as card,
      (select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'quantity', rl.quantity,
          'amount', rl.amount) order by l.position), '[]')
        from refund_lines rl join order_lines l on l.id = rl.order_line_id
        where rl.refund_id = r.id and rl.quantity > 0) as lines
    from payment_refunds r where r.id = ${id} and r.status <> 'failed'`.execute(db);
  return rows[0] ?? null;
}

export interface MailedReturn {
  createdAt: Date;
  words: string;
  /** The contract was withdrawn from, by who declared this name; null for a return alone. */
  withdrawnBy: string | null;
  /** The shop's answer. */
  note: string;
  lines: { position: number; quantity: number; reason: ReturnReason }[];
}

/** Null when it is gone. */
export async function readReturn(db: Db, id: number): Promise<MailedReturn | null> {
  const { rows } = await sql<MailedReturn>`
    select r.created_at as "createdAt", r.words, r.withdrawn_by as "withdrawnBy", r.note,
      (select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'quantity', rl.quantity,
          'reason', rl.reason) order by l.position), '[]')
        from return_lines rl join order_lines l on l.id = rl.order_line_id where rl.return_id = r.id) as lines
    from returns r where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

interface LowStock {
  productId: number;
  title: string;
  options: string;
  sku: string;
  stock: number;
}

/** Those of the variations that are still as low as the shop wants to be told of, the lowest first. */
export async function readLowStock(db: Db, variationIds: readonly number[]): Promise<LowStock[]> {
  const { rows } = await sql<LowStock>`
    select v.product_id as "productId", p.title, v.title as options, v.sku, v.stock
    from variations v join products p on p.id = v.product_id
      join shop_letters s on s.kind = 'lowStock'
    where v.id = any(${[...variationIds]}::int[]) and v.stock <= s.threshold
    order by v.stock, p.title, v.id limit 100`.execute(db);
  return rows;
}
