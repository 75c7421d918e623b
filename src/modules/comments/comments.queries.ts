import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Decision } from '#modules/moderation/decision-of.ts';

type Db = Kysely<Database>;

export interface NewComment {
  articleId: number;
  parentId: number | null;
  userId: number | null;
  name: string;
  email: string | null;
  text: string;
}

/** False, and nothing stored, when it answers what is no approved comment of the article. */
export async function insertComment(
  db: Db,
  { articleId, parentId, userId, name, email, text }: NewComment,
): Promise<boolean> {
  const { rows } = await sql`
    insert into comments (article_id, parent_id, user_id, name, email, text)
    select ${articleId}::int, ${parentId}::int, ${userId}::int, ${name}, ${email}, ${text}
    where ${parentId}::int is null or exists (
      select from comments
      where id = ${parentId} and article_id = ${articleId} and status = 'approved')
    returning id`.execute(db);
  return rows.length > 0;
}

/** Gives the comment's article; null when it is decided so already or is not there. */
export async function updateCommentDecision(
  db: Db,
  id: number,
  { status, moderatedBy }: Decision,
): Promise<number | null> {
  const changed = await db
    .updateTable('comments')
    .set({
      status,
      moderated_at: moderatedBy === null ? null : sql<Date>`now()`,
      moderated_by: moderatedBy,
    })
    .where('id', '=', id)
    .where('status', '<>', status)
    .returning('article_id as articleId')
    .executeTakeFirst();
  return changed?.articleId ?? null;
}

/** Null takes the reply back. Gives the comment's article; null when it is not there. */
export async function updateCommentReply(db: Db, id: number, reply: string | null): Promise<number | null> {
  const answered = await db
    .updateTable('comments')
    .set({ reply })
    .where('id', '=', id)
    .returning('article_id as articleId')
    .executeTakeFirst();
  return answered?.articleId ?? null;
}
