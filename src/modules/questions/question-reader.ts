import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { AnsweredQuestion } from '#domain/schemas/product.schema.ts';

import { selectAnsweredQuestions } from './questions.queries.ts';

/** On the page of a product. */
export const mostShown = 20;

export interface QuestionReader {
  /** Published questions with the shop's answers, newest first. */
  listByProduct(productId: number, range?: { offset?: number; limit?: number }): Promise<AnsweredQuestion[]>;
}

export function createQuestionReader({ db }: { db: Kysely<Database> }): QuestionReader {
  return {
    async listByProduct(productId, { offset = 0, limit = mostShown } = {}) {
      const rows = await selectAnsweredQuestions(db, productId, { offset, limit });
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },
  };
}
