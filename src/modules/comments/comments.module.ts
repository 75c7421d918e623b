import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { createCommentModeration } from './comment-moderation.ts';
import { adminCommentsRoutes } from './comments-admin.routes.ts';
import { commentsRoutes } from './comments.routes.ts';
import { createCommentSubmissions } from './submit-comment.ts';

interface CommentsDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
}

export function createCommentsModule({ db, settings, limits }: CommentsDeps) {
  const comments = createCommentSubmissions({ db, settings, limits });
  return {
    submissions: comments,
    routes: commentsRoutes({ comments }),
    adminRoutes: adminCommentsRoutes({ moderation: createCommentModeration({ db }) }),
  };
}
