import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { CategoryRow, NewCategory } from '#domain/schemas/manage-content.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { createPageRow } from '#modules/pages/create-page-row.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';

import {
  deletePage,
  insertCategory,
  lockPage,
  selectAdminCategories,
  type AdminCategoryRow,
} from './manage-articles.queries.ts';

type Db = Kysely<Database>;

/** Categories of articles; their pages are edited in the builder. Throws 404. */
export type CategoryManagement = ReturnType<typeof createCategoryManagement>;

export function createCategoryManagement({ db }: { db: Db }) {
  return {
    async list(): Promise<CategoryRow[]> {
      return (await selectAdminCategories(db)).map(toCategory);
    },

    create: ({ title, slug }: NewCategory, staffId: number): Promise<CategoryRow> =>
      db.transaction().execute(async (trx) => {
        const { id } = await createPageRow(trx, {
          kind: 'category',
          title,
          slug: slug === '' ? undefined : slug,
          isPublished: false,
          staffId,
        });
        await insertCategory(trx, id);
        await notifyChange(trx, ['categories']);
        return readCategory(trx, id);
      }),

    /** Throws 409 as long as it has articles. */
    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await lockPage(trx, id);
        const { articles } = await readCategory(trx, id);
        if (articles > 0) throw new AppError('conflict', 'content.errors.hasArticles' satisfies MessageKey);
        await deletePage(trx, id);
        await notifyChange(trx, [`page:${id}`, `category:${id}`, 'categories']);
      });
    },
  };
}

async function readCategory(db: Db, id: number): Promise<CategoryRow> {
  const [row] = await selectAdminCategories(db, id);
  if (!row) throw notFound('category');
  return toCategory(row);
}

function toCategory(row: AdminCategoryRow): CategoryRow {
  return {
    ...row,
    kind: 'category',
    path: pathOfPage({ kind: 'category', slug: row.slug }),
    updatedAt: row.updatedAt.toISOString(),
  };
}
