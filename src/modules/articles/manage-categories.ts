import { sql, type Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { MessageKey } from '#domain/i18n/messages.en.ts';
import type { CategoryRow, NewCategory } from '#domain/schemas/manage-content.schema.ts';
import type { PageState } from '#domain/schemas/manage-pages.schema.ts';
import { createPageRow } from '#modules/pages/create-page-row.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';

type Db = Kysely<Database>;

/** Categories of articles; their pages are edited in the builder. Throws 404. */
export type CategoryManagement = ReturnType<typeof createCategoryManagement>;

export function createCategoryManagement({ db }: { db: Db }) {
  return {
    list: (): Promise<CategoryRow[]> => selectCategories(db),

    create: ({ title, slug }: NewCategory, staffId: number): Promise<CategoryRow> =>
      db.transaction().execute(async (trx) => {
        const { id } = await createPageRow(trx, {
          kind: 'category',
          title,
          slug: slug === '' ? undefined : slug,
          isPublished: false,
          staffId,
        });
        await sql`
          insert into categories (id, position)
          values (${id}, (select coalesce(max(position), 0) + 1 from categories))`.execute(trx);
        await notifyChange(trx, ['categories']);
        return readCategory(trx, id);
      }),

    /** Throws 409 as long as it has articles. */
    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await sql`select from pages where id = ${id} for update`.execute(trx);
        const { articles } = await readCategory(trx, id);
        if (articles > 0) throw new AppError('conflict', 'content.errors.hasArticles' satisfies MessageKey);
        await trx.deleteFrom('pages').where('id', '=', id).execute();
        await notifyChange(trx, [`page:${id}`, `category:${id}`, 'categories']);
      });
    },
  };
}

async function readCategory(db: Db, id: number): Promise<CategoryRow> {
  const [category] = await selectCategories(db, id);
  if (!category) throw notFound('Category');
  return category;
}

interface Row {
  id: number;
  title: string;
  slug: string;
  enabled: boolean;
  state: PageState;
  updatedAt: Date;
  articles: number;
}

async function selectCategories(db: Db, id?: number): Promise<CategoryRow[]> {
  const { rows } = await sql<Row>`
    select p.id, coalesce(d.document ->> 'title', p.title) as title, p.slug, p.enabled,
      case when p.published_version is null then 'draft' when not p.enabled then 'off'
        when d.revision > d.published_revision then 'changed' else 'published' end as state,
      greatest(p.updated_at, d.updated_at) as "updatedAt",
      (select count(*)::int from articles where category_id = p.id) as articles
    from categories c
    join pages p on p.id = c.id
    left join drafts d on d.page_id = p.id
    where ${id ?? null}::int is null or p.id = ${id ?? null}
    order by c.position, p.id limit 500`.execute(db);
  return rows.map((row) => ({
    ...row,
    kind: 'category',
    path: pathOfPage({ kind: 'category', slug: row.slug }),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
