import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { commentRules } from '#domain/submission-rules.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import type { CommentRequest } from '#domain/schemas/submission.schema.ts';
import { isArticleShown } from '#modules/articles/is-article-shown.ts';
import { checkSubmission } from '#modules/moderation/check-submission.ts';
import { isFilledByProgram, limitSubmissions, type Sender } from '#modules/moderation/spam-guard.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { insertComment } from './comments.queries.ts';

export interface CommentSubmissions {
  /**
   * Stores a comment, which waits for a manager. Throws 403 when the shop shows none, 422 for wrong
   * fields, an article that is not shown and an answer to a comment that is not, 429 for too many.
   */
  send(comment: CommentRequest, sender: Sender): Promise<void>;
}

interface CommentSubmissionsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
}

export function createCommentSubmissions({
  db,
  settings,
  limits,
}: CommentSubmissionsOptions): CommentSubmissions {
  return {
    async send(comment, sender) {
      const { media } = await settings.read();
      if (!media.pageStyle.showComments) throw new AppError('forbidden', 'comments.notTaken');
      checkSubmission(comment, commentRules);
      if (isFilledByProgram(comment)) return;
      await limitSubmissions(limits, 'comment', sender);
      if (!(await isArticleShown(db, comment.article))) throw fieldError('article', 'forms.errors.gone');
      const isStored = await insertComment(db, {
        articleId: comment.article,
        parentId: comment.parent ?? null,
        userId: sender.userId,
        name: comment.name,
        email: comment.email || null,
        text: comment.text,
      });
      if (!isStored) throw fieldError('parent', 'forms.errors.gone');
    },
  };
}
