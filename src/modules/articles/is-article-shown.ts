import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { hasShownArticle } from './articles.queries.ts';

/** Whether visitors can read an article: published, its date come, its category switched on. */
export function isArticleShown(db: Kysely<Database>, id: number): Promise<boolean> {
  return hasShownArticle(db, id);
}
