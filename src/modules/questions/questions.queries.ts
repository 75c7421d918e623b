import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ModerationStatus } from '#domain/schemas/moderation.schema.ts';
import type { Decision } from '#modules/moderation/decision-of.ts';

type Db = Kysely<Database>;

export interface QuestionRow {
  id: number;
  name: string;
  text: string;
  reply: string;
  createdAt: Date;
}

/** Published questions of a product that have an answer, newest first. */
export async function selectAnsweredQuestions(
  db: Db,
  productId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select id, name, text, reply, created_at as "createdAt" from product_questions
    where product_id = ${productId} and status = 'approved' and reply is not null
    order by created_at desc, id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export interface NewQuestion {
  productId: number;
  userId: number | null;
  name: string;
  email: string | null;
  text: string;
}

/** False, and nothing stored, for a product that is not sold. */
export async function insertQuestion(
  db: Db,
  { productId, userId, name, email, text }: NewQuestion,
): Promise<boolean> {
  const { rows } = await sql`
    insert into product_questions (product_id, user_id, name, email, text)
    select id, ${userId}::int, ${name}, ${email}, ${text} from products where id = ${productId} and enabled
    returning id`.execute(db);
  return rows.length > 0;
}

/** Null where there is none. */
export async function lockQuestion(
  db: Db,
  id: number,
): Promise<{ productId: number; status: ModerationStatus; reply: string | null } | null> {
  const { rows } = await sql<{ productId: number; status: ModerationStatus; reply: string | null }>`
    select product_id as "productId", status, reply from product_questions where id = ${id}
    for no key update`.execute(db);
  return rows[0] ?? null;
}

export async function updateQuestionDecision(
  db: Db,
  id: number,
  { status, moderatedBy }: Decision,
): Promise<void> {
  await db
    .updateTable('product_questions')
    .set({
      status,
      moderated_at: moderatedBy === null ? null : sql<Date>`now()`,
      moderated_by: moderatedBy,
    })
    .where('id', '=', id)
    .execute();
}

/** Null takes the answer back. */
export async function updateQuestionReply(db: Db, id: number, reply: string | null): Promise<void> {
  await db.updateTable('product_questions').set({ reply }).where('id', '=', id).execute();
}
