import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { ModeratedComment, ModerationStatus } from '#domain/schemas/moderation.schema.ts';
import { decisionOf } from '#modules/moderation/decision-of.ts';
import { readModeratedComments } from '#modules/moderation/read-moderated.ts';
import type { Selection } from '#modules/moderation/selection.ts';

import { updateCommentDecision, updateCommentReply } from './comments.queries.ts';

export interface CommentModeration {
  list(selection: Selection<ModerationStatus>): Promise<ModeratedComment[]>;
  /** Publishes a comment, takes it back with what answers it, or lets it wait again; throws 404. */
  decide(id: number, status: ModerationStatus, staffId: number): Promise<ModeratedComment>;
  /** The shop's public answer; an empty one removes it. Throws 404. */
  reply(id: number, text: string): Promise<ModeratedComment>;
}

export function createCommentModeration({ db }: { db: Kysely<Database> }): CommentModeration {
  async function find(id: number): Promise<ModeratedComment> {
    const [comment] = await readModeratedComments(db, { id });
    if (!comment) throw notFound('comment');
    return comment;
  }

  return {
    list: (selection) => readModeratedComments(db, selection),
    async decide(id, status, staffId) {
      await db.transaction().execute(async (trx) => {
        const articleId = await updateCommentDecision(trx, id, decisionOf(status, staffId));
        if (articleId !== null) await notifyChange(trx, [`article:${articleId}`]);
      });
      return find(id);
    },
    async reply(id, text) {
      await db.transaction().execute(async (trx) => {
        const articleId = await updateCommentReply(trx, id, text === '' ? null : text);
        if (articleId !== null) await notifyChange(trx, [`article:${articleId}`]);
      });
      return find(id);
    },
  };
}
