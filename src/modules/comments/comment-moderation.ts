import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import { articlePath } from '#domain/routes.ts';
import type { ModeratedComment, ModerationStatus } from '#domain/schemas/moderation.schema.ts';
import {
  selectModeratedComments,
  type ModeratedCommentRow,
  type Selection,
} from '#modules/moderation/moderation.queries.ts';
import { decisionOf } from '#modules/reviews/review-moderation.ts';

export interface CommentModeration {
  list(selection: Selection<ModerationStatus>): Promise<ModeratedComment[]>;
  /** Publishes a comment, takes it back with what answers it, or lets it wait again; throws 404. */
  decide(id: number, status: ModerationStatus, staffId: number): Promise<ModeratedComment>;
  /** The shop's public answer; an empty one removes it. Throws 404. */
  reply(id: number, text: string): Promise<ModeratedComment>;
}

export function createCommentModeration({ db }: { db: Kysely<Database> }): CommentModeration {
  async function find(id: number): Promise<ModeratedComment> {
    const [row] = await selectModeratedComments(db, { id });
    if (!row) throw notFound('Comment');
    return toComment(row);
  }

  return {
    async list(selection) {
      return (await selectModeratedComments(db, selection)).map(toComment);
    },
    async decide(id, status, staffId) {
      await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('comments')
          .set(decisionOf(status, staffId))
          .where('id', '=', id)
          .where('status', '<>', status)
          .returning('article_id as articleId')
          .executeTakeFirst();
        if (changed) await notifyChange(trx, [`article:${changed.articleId}`]);
      });
      return find(id);
    },
    async reply(id, text) {
      await db.transaction().execute(async (trx) => {
        const answered = await trx
          .updateTable('comments')
          .set({ reply: text === '' ? null : text })
          .where('id', '=', id)
          .returning('article_id as articleId')
          .executeTakeFirst();
        if (answered) await notifyChange(trx, [`article:${answered.articleId}`]);
      });
      return find(id);
    },
  };
}

function toComment({ createdAt, moderatedAt, article, ...row }: ModeratedCommentRow): ModeratedComment {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    moderatedAt: moderatedAt?.toISOString() ?? null,
    article: {
      id: article.id,
      title: article.title,
      url: articlePath(`${article.category}/${article.slug}`),
    },
  };
}
