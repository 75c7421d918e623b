import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { ModeratedQuestion, ModerationStatus } from '#domain/schemas/moderation.schema.ts';
import { decisionOf } from '#modules/moderation/decision-of.ts';
import { readModeratedQuestions } from '#modules/moderation/read-moderated.ts';
import type { Selection } from '#modules/moderation/selection.ts';

import { lockQuestion, updateQuestionDecision, updateQuestionReply } from './questions.queries.ts';

export interface QuestionModeration {
  list(selection: Selection<ModerationStatus>): Promise<ModeratedQuestion[]>;
  /** Publishes a question with its answer, refuses it, or lets it wait again; throws 404, and 409 without an answer. */
  decide(id: number, status: ModerationStatus, staffId: number): Promise<ModeratedQuestion>;
  /** The shop's answer; an empty one removes it, and the question from the page. Throws 404. */
  reply(id: number, text: string): Promise<ModeratedQuestion>;
}

export function createQuestionModeration({ db }: { db: Kysely<Database> }): QuestionModeration {
  async function find(id: number): Promise<ModeratedQuestion> {
    const [question] = await readModeratedQuestions(db, { id });
    if (!question) throw notFound('question');
    return question;
  }

  return {
    list: (selection) => readModeratedQuestions(db, selection),
    async decide(id, status, staffId) {
      await db.transaction().execute(async (trx) => {
        const before = await lockQuestion(trx, id);
        if (!before) throw notFound('question');
        if (before.status === status) return;
        if (status === 'approved' && before.reply === null) {
          throw new AppError('conflict', 'questions.noAnswer');
        }
        await updateQuestionDecision(trx, id, decisionOf(status, staffId));
        await notifyChange(trx, [`product:${before.productId}`]);
      });
      return find(id);
    },
    async reply(id, text) {
      await db.transaction().execute(async (trx) => {
        const question = await lockQuestion(trx, id);
        if (!question) throw notFound('question');
        await updateQuestionReply(trx, id, text === '' ? null : text);
        await notifyChange(trx, [`product:${question.productId}`]);
      });
      return find(id);
    },
  };
}
