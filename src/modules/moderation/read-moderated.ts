import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { articlePath } from '#domain/routes.ts';
import type {
  ModeratedComment,
  ModeratedQuestion,
  ModeratedReview,
  ModerationStatus,
} from '#domain/schemas/moderation.schema.ts';

import {
  selectModeratedComments,
  selectModeratedQuestions,
  selectModeratedReviews,
  type ModeratedCommentRow,
  type ModeratedReviewRow,
} from './moderation.queries.ts';
import type { Selection } from './selection.ts';

/** A review whose pictures are still as SQL hands them over. */
type ReadReview = Omit<ModeratedReview, 'photos'> & Pick<ModeratedReviewRow, 'photos'>;

/** Reviews of any status, newest first, or the one with the id. */
export async function readModeratedReviews(
  db: Kysely<Database>,
  selection: Selection<ModerationStatus> | { id: number },
): Promise<ReadReview[]> {
  return (await selectModeratedReviews(db, selection)).map(toReview);
}

/** Questions of any status, newest first, or the one with the id. */
export async function readModeratedQuestions(
  db: Kysely<Database>,
  selection: Selection<ModerationStatus> | { id: number },
): Promise<ModeratedQuestion[]> {
  return (await selectModeratedQuestions(db, selection)).map(({ createdAt, moderatedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    moderatedAt: moderatedAt?.toISOString() ?? null,
  }));
}

/** Comments of any status, newest first, or the one with the id. */
export async function readModeratedComments(
  db: Kysely<Database>,
  selection: Selection<ModerationStatus> | { id: number },
): Promise<ModeratedComment[]> {
  return (await selectModeratedComments(db, selection)).map(toComment);
}

function toReview({ createdAt, moderatedAt, ...row }: ModeratedReviewRow): ReadReview {
  return { ...row, createdAt: createdAt.toISOString(), moderatedAt: moderatedAt?.toISOString() ?? null };
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
