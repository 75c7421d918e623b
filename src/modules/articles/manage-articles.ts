import { sql, type Kysely, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import type { MessageKey } from '#domain/i18n/messages.en.ts';
import type {
  ArticleChange,
  ArticleDetail,
  ArticleRowList,
  NewArticle,
} from '#domain/schemas/manage-content.schema.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';
import { changePageSlug } from '#modules/pages/change-page-slug.ts';
import { createPageRow } from '#modules/pages/create-page-row.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';
import { leaveRedirect } from '#modules/redirects/leave-redirect.ts';

import { readArticle, selectArticleRows, type ArticleSelection } from './article-rows.ts';

/** Articles as the back office runs them; title and text are the page's, edited in the builder. Throws 404. */
export type ArticleManagement = ReturnType<typeof createArticleManagement>;

export function createArticleManagement({ db }: { db: Kysely<Database> }) {
  return {
    list: (selection: ArticleSelection): Promise<ArticleRowList> => selectArticleRows(db, selection),
    read: (id: number): Promise<ArticleDetail> => readArticle(db, id),

    /** Visitors see it once its page is published. */
    create: ({ title, slug, categoryId }: NewArticle, staffId: number): Promise<ArticleDetail> =>
      db.transaction().execute(async (trx) => {
        const category = await slugOfCategory(trx, categoryId);
        const { id } = await createPageRow(trx, {
          kind: 'article',
          title,
          slug: slug === '' ? undefined : slug,
          category,
          isPublished: false,
          staffId,
        });
        await trx.insertInto('articles').values({ id, category_id: categoryId }).execute();
        await notifyChange(trx, ['articles']);
        return readArticle(trx, id);
      }),

    /** At once, for visitors too; an address that changes leaves a redirect. */
    change: (id: number, change: ArticleChange): Promise<ArticleDetail> =>
      db.transaction().execute(async (trx) => {
        const before = await readArticle(trx, id, { lock: true });
        if (before.updatedAt !== change.updatedAt) {
          throw new AppError('conflict', 'content.errors.changed' satisfies MessageKey);
        }
        await checkReferences(trx, change);
        await changePageSlug(trx, { pageId: id, slug: change.slug });
        await moveToCategory(trx, before, change);
        await trx
          .updateTable('articles')
          .set({
            author_id: change.authorId,
            image_id: change.imageId,
            excerpt: change.excerpt,
            published_at: new Date(change.publishedAt),
          })
          .where('id', '=', id)
          .execute();
        await trx
          .updateTable('pages')
          .set({ enabled: change.enabled, updated_at: sql`now()` })
          .where('id', '=', id)
          .execute();
        await replaceTags(trx, id, change.tagIds);
        await refreshSearch(trx, 'article', [id]);
        await notifyChange(trx, [`page:${id}`, `article:${id}`, 'articles', 'tags']);
        return readArticle(trx, id);
      }),

    /** With its page, its history and its comments. */
    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await readArticle(trx, id, { lock: true });
        await trx.deleteFrom('pages').where('id', '=', id).execute();
        await refreshSearch(trx, 'article', [id]);
        await notifyChange(trx, [`page:${id}`, `article:${id}`, 'articles']);
      });
    },
  };
}

async function slugOfCategory(trx: Transaction<Database>, id: number): Promise<string> {
  const row = await trx
    .selectFrom('pages')
    .innerJoin('categories', 'categories.id', 'pages.id')
    .select('pages.slug')
    .where('pages.id', '=', id)
    .executeTakeFirst();
  if (!row) throw fieldError('categoryId', 'content.errors.noCategory');
  return row.slug;
}

async function checkReferences(trx: Transaction<Database>, change: ArticleChange): Promise<void> {
  const { rows } = await sql<{ author: boolean; image: boolean; tags: number }>`
    select ${change.authorId}::int is null or exists (select from authors where id = ${change.authorId}) as author,
      ${change.imageId}::int is null or exists (select from images where id = ${change.imageId}) as image,
      (select count(*)::int from tags where id = any(${change.tagIds}::int[])) as tags`.execute(trx);
  const [found] = rows;
  if (!found?.author) throw fieldError('authorId', 'forms.errors.gone');
  if (!found.image) throw fieldError('imageId', 'forms.errors.gone');
  if (found.tags !== new Set(change.tagIds).size) throw fieldError('tagIds', 'forms.errors.gone');
}

/** The category is a part of the address. */
async function moveToCategory(
  trx: Transaction<Database>,
  before: ArticleDetail,
  { categoryId, slug }: ArticleChange,
): Promise<void> {
  if (categoryId === before.category.id) return;
  const category = await slugOfCategory(trx, categoryId);
  const old = await slugOfCategory(trx, before.category.id);
  await trx.updateTable('articles').set({ category_id: categoryId }).where('id', '=', before.id).execute();
  if (before.state === 'draft') return;
  const pathIn = (of: string) => pathOfPage({ kind: 'article', slug, category: of });
  await leaveRedirect(trx, { from: pathIn(old), to: pathIn(category) });
}

async function replaceTags(
  trx: Transaction<Database>,
  articleId: number,
  tagIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('article_tags').where('article_id', '=', articleId).execute();
  await sql`
    insert into article_tags (article_id, tag_id)
    select distinct ${articleId}::int, id from unnest(${tagIds}::int[]) id`.execute(trx);
}

function fieldError(field: string, message: MessageKey): AppError {
  return new AppError('validation_failed', 'Validation Failed', {
    children: { [field]: { errors: [message] } },
  });
}
