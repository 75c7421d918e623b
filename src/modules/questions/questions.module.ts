import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { createQuestionModeration } from './question-moderation.ts';
import { createQuestionReader } from './question-reader.ts';
import { adminQuestionsRoutes } from './questions-admin.routes.ts';
import { questionsRoutes } from './questions.routes.ts';
import { createQuestionSubmissions } from './submit-question.ts';

interface QuestionsDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
}

export function createQuestionsModule({ db, settings, limits }: QuestionsDeps) {
  const reader = createQuestionReader({ db });
  const questions = createQuestionSubmissions({ db, settings, limits });
  return {
    reader,
    submissions: questions,
    routes: questionsRoutes({ reader, questions }),
    adminRoutes: adminQuestionsRoutes({ moderation: createQuestionModeration({ db }) }),
  };
}
