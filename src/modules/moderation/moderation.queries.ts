import { sql, type Kysely } from 'kysely';

import { containing } from '#db/containing.ts';
import type { Database } from '#db/database.ts';
import type { LeadStatus, ModerationStatus } from '#domain/schemas/moderation.schema.ts';

import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';

import type { Selection } from './selection.ts';

interface ModeratedRow {
  id: number;
  name: string;
  email: string | null;
  userId: number | null;
  text: string;
  status: ModerationStatus;
  createdAt: Date;
  moderatedAt: Date | null;
  moderatedBy: string | null;
  isSample: boolean;
}

export interface ModeratedReviewRow extends ModeratedRow {
  product: { id: number; title: string; slug: string };
  rating: number;
  reply: string | null;
  isPurchase: boolean;
  photos: ImageJson[];
}

const decision = sql`
  r.id, r.name, r.email, r.user_id as "userId", r.text, r.status, r.created_at as "createdAt",
  r.moderated_at as "moderatedAt", coalesce(nullif(s.name, ''), s.email) as "moderatedBy", r.is_sample as "isSample"`;
const newestFirst = sql`order by r.created_at desc, r.id desc`;

/** Reviews of any status, newest first, or the one with the id. */
export async function selectModeratedReviews(
  db: Kysely<Database>,
  selection: Selection<ModerationStatus> | { id: number },
): Promise<ModeratedReviewRow[]> {
  const { rows } = await sql<ModeratedReviewRow>`
    select ${decision}, r.rating, r.reply, r.is_purchase as "isPurchase",
      (select coalesce(json_agg(${imageJson('i')} order by rp.position), '[]')
        from review_photos rp join images i on i.id = rp.image_id where rp.review_id = r.id) as photos,
      jsonb_build_object('id', p.id, 'title', p.title, 'slug', p.slug) as product
    from reviews r join products p on p.id = r.product_id left join staff s on s.id = r.moderated_by
    ${chosen(selection)}`.execute(db);
  return rows;
}

export interface ModeratedQuestionRow extends ModeratedRow {
  product: { id: number; title: string; slug: string };
  reply: string | null;
}

/** Questions of any status, newest first, or the one with the id. */
export async function selectModeratedQuestions(
  db: Kysely<Database>,
  selection: Selection<ModerationStatus> | { id: number },
): Promise<ModeratedQuestionRow[]> {
  const { rows } = await sql<ModeratedQuestionRow>`
    select ${decision}, r.reply, jsonb_build_object('id', p.id, 'title', p.title, 'slug', p.slug) as product
    from product_questions r join products p on p.id = r.product_id left join staff s on s.id = r.moderated_by
    ${chosen(selection)}`.execute(db);
  return rows;
}

export interface ModeratedCommentRow extends ModeratedRow {
  article: { id: number; title: string; category: string; slug: string };
  parent: number | null;
  reply: string | null;
}

/** Comments of any status, newest first, or the one with the id. */
export async function selectModeratedComments(
  db: Kysely<Database>,
  selection: Selection<ModerationStatus> | { id: number },
): Promise<ModeratedCommentRow[]> {
  const { rows } = await sql<ModeratedCommentRow>`
    select ${decision}, r.parent_id as parent, r.reply,
      jsonb_build_object('id', a.id, 'title', p.title, 'category', c.slug, 'slug', p.slug) as article
    from comments r
      join articles a on a.id = r.article_id
      join pages p on p.id = a.id
      join pages c on c.id = a.category_id
      left join staff s on s.id = r.moderated_by
    ${chosen(selection)}`.execute(db);
  return rows;
}

export interface LeadRow {
  id: number;
  type: string;
  productId: number | null;
  productTitle: string;
  variationId: number | null;
  name: string;
  phone: string;
  email: string;
  text: string;
  url: string;
  utm: Record<string, string>;
  status: LeadStatus;
  createdAt: Date;
  isSample: boolean;
  notes: { id: number; text: string; author: string | null; staffId: number | null; createdAt: string }[];
}

/** Enquiries, newest first, or the one with the id. */
export async function selectLeads(
  db: Kysely<Database>,
  selection: (Selection<LeadStatus> & { query?: string }) | { id: number },
): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`
    select r.id, r.type, r.product_id as "productId", r.product_title as "productTitle",
      r.variation_id as "variationId", r.name, r.phone, r.email, r.text, r.url, r.utm, r.status,
      r.created_at as "createdAt", r.is_sample as "isSample",
      (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'text', n.text,
          'author', coalesce(nullif(s.name, ''), s.email), 'staffId', n.staff_id, 'createdAt', n.created_at)
          order by n.id), '[]')
        from staff_notes n left join staff s on s.id = n.staff_id where n.lead_id = r.id) as notes
    from leads r ${chosen(selection, matchesLead(selection))}`.execute(db);
  return rows;
}

/** In any of what an enquiry tells; the phone as it was written. */
function matchesLead(selection: { query?: string } | { id: number }) {
  const query = 'query' in selection ? (selection.query ?? '') : '';
  if (query === '') return sql`true`;
  const pattern = containing(query.toLowerCase());
  return sql`lower(concat_ws(' ', r.name, r.phone, r.email, r.text, r.product_title)) like ${pattern}`;
}

export interface StatusCountRow {
  kind: 'reviews' | 'questions' | 'comments' | 'leads';
  status: string;
  count: number;
}

export async function countByStatus(db: Kysely<Database>): Promise<StatusCountRow[]> {
  const { rows } = await sql<StatusCountRow>`
    select 'reviews' as kind, status, count(*)::int as count from reviews group by status
    union all select 'questions', status, count(*)::int from product_questions group by status
    union all select 'comments', status, count(*)::int from comments group by status
    union all select 'leads', status, count(*)::int from leads group by status`.execute(db);
  return rows;
}

function chosen(selection: Selection<string> | { id: number }, condition = sql`true`) {
  if ('id' in selection) return sql`where r.id = ${selection.id}`;
  const { status, offset, limit } = selection;
  return sql`where (${status}::text is null or r.status = ${status}) and ${condition}
    ${newestFirst} offset ${offset} limit ${limit}`;
}
