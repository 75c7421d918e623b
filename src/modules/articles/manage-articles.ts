import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, fieldError } from '#domain/errors.ts';
import type {
  ArticleChange,
  ArticleDetail,
  ArticleRowList,
  NewArticle,
} from '#domain/schemas/manage-content.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';
import { changePageSlug } from '#modules/pages/change-page-slug.ts';
import { createPageRow } from '#modules/pages/create-page-row.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';
import { leaveRedirect } from '#modules/redirects/leave-redirect.ts';

import { listArticleRows, readArticle } from './article-rows.ts';
import {
  deletePage,
  deleteTagsOfArticle,
  insertArticle,
  insertTagsOfArticle,
  selectCategorySlug,
  selectReferences,
  updateArticle,
  updateArticleCategory,
  updateArticlePage,
  type ArticleSelection,
} from './manage-articles.queries.ts';

/** Articles as the back office runs them; title and text are the page's, edited in the builder. Throws 404. */
export type ArticleManagement = ReturnType<typeof createArticleManagement>;

export function createArticleManagement({ db }: { db: Kysely<Database> }) {
  return {
    list: (selection: ArticleSelection): Promise<ArticleRowList> => listArticleRows(db, selection),
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
        await insertArticle(trx, id, categoryId);
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
        await updateArticle(trx, id, { ...change, publishedAt: new Date(change.publishedAt) });
        await updateArticlePage(trx, id, change.enabled);
        await deleteTagsOfArticle(trx, id);
        await insertTagsOfArticle(trx, id, change.tagIds);
        await refreshSearch(trx, 'article', [id]);
        await notifyChange(trx, [`page:${id}`, `article:${id}`, 'articles', 'tags']);
        return readArticle(trx, id);
      }),

    /** With its page, its history and its comments. */
    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await readArticle(trx, id, { lock: true });
        await deletePage(trx, id);
        await refreshSearch(trx, 'article', [id]);
        await notifyChange(trx, [`page:${id}`, `article:${id}`, 'articles']);
      });
    },
  };
}

async function slugOfCategory(trx: Transaction<Database>, id: number): Promise<string> {
  const slug = await selectCategorySlug(trx, id);
  if (slug === null) throw fieldError('categoryId', 'content.errors.noCategory');
  return slug;
}

async function checkReferences(trx: Transaction<Database>, change: ArticleChange): Promise<void> {
  const found = await selectReferences(trx, change);
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
  await updateArticleCategory(trx, before.id, categoryId);
  if (before.state === 'draft') return;
  const pathIn = (of: string) => pathOfPage({ kind: 'article', slug, category: of });
  await leaveRedirect(trx, { from: pathIn(old), to: pathIn(category) });
}
