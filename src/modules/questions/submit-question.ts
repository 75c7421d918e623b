import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import type { QuestionRequest } from '#domain/schemas/submission.schema.ts';
import { questionRules } from '#domain/submission-rules.ts';
import { checkSubmission } from '#modules/moderation/check-submission.ts';
import { isFilledByProgram, limitSubmissions, type Sender } from '#modules/moderation/spam-guard.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { insertQuestion } from './questions.queries.ts';

export interface QuestionSubmissions {
  /**
   * Stores a question, which waits for an answer. Throws 403 when the shop takes none, 422 for wrong fields and a
   * product that is not sold, 429 for too many.
   */
  send(question: QuestionRequest, sender: Sender): Promise<void>;
}

interface QuestionSubmissionsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
}

export function createQuestionSubmissions({
  db,
  settings,
  limits,
}: QuestionSubmissionsOptions): QuestionSubmissions {
  return {
    async send(question, sender) {
      const { ecommerce } = await settings.read();
      if (!ecommerce.productQuestions) throw new AppError('forbidden', 'questions.notTaken');
      checkSubmission(question, questionRules);
      if (isFilledByProgram(question)) return;
      await limitSubmissions(limits, 'question', sender);
      const isStored = await insertQuestion(db, {
        productId: question.product,
        userId: sender.userId,
        name: question.name,
        email: question.email || null,
        text: question.text,
      });
      if (!isStored) throw fieldError('product', 'forms.errors.gone');
    },
  };
}
