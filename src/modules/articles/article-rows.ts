import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { ArticleDetail, ArticleRow, ArticleRowList } from '#domain/schemas/manage-content.schema.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';

import {
  lockPage,
  selectAdminArticles,
  type AdminArticleRow,
  type ArticleSelection,
} from './manage-articles.queries.ts';

type Db = Kysely<Database>;

/** Articles by their newest title, the latest date first. */
export async function listArticleRows(db: Db, selection: ArticleSelection): Promise<ArticleRowList> {
  const rows = await selectAdminArticles(db, selection);
  return { total: rows[0]?.total ?? 0, articles: rows.map(toArticleRow) };
}

/** Throws 404. `lock` keeps page and article as they are to the end of the transaction. */
export async function readArticle(db: Db, id: number, { lock = false } = {}): Promise<ArticleDetail> {
  if (lock) await lockPage(db, id);
  const [row] = await selectAdminArticles(db, { id, q: '', offset: 0, limit: 1 });
  if (!row) throw notFound('article');
  return { ...toArticleRow(row), excerpt: row.excerpt, tagIds: row.tagIds };
}

function toArticleRow({
  total: _total,
  categorySlug,
  excerpt: _excerpt,
  tagIds: _tagIds,
  updatedAt,
  publishedAt,
  ...row
}: AdminArticleRow): ArticleRow {
  return {
    ...row,
    kind: 'article',
    path: pathOfPage({ kind: 'article', slug: row.slug, category: categorySlug }),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
  };
}
