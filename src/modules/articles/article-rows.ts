import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { ArticleDetail, ArticleRow, ArticleRowList } from '#domain/schemas/manage-content.schema.ts';
import type { PageState } from '#domain/schemas/manage-pages.schema.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';

type Db = Kysely<Database>;

export interface ArticleSelection {
  q: string;
  categoryId?: number | undefined;
  /** `planned`: published, with a date that has not come. */
  state?: PageState | 'planned' | undefined;
  offset: number;
  limit: number;
}

interface Row extends Omit<ArticleDetail, 'kind' | 'path' | 'updatedAt' | 'publishedAt'> {
  categorySlug: string;
  updatedAt: Date;
  publishedAt: Date;
  total: number;
}

/** Articles by their newest title, the latest date first. */
export async function selectArticleRows(db: Db, selection: ArticleSelection): Promise<ArticleRowList> {
  const rows = await selectRows(db, selection);
  return { total: rows[0]?.total ?? 0, articles: rows.map(toArticleRow) };
}

/** Throws 404. `lock` keeps page and article as they are to the end of the transaction. */
export async function readArticle(db: Db, id: number, { lock = false } = {}): Promise<ArticleDetail> {
  if (lock) {
    await sql`select from pages where id = ${id} for update`.execute(db);
  }
  const [row] = await selectRows(db, { id, q: '', offset: 0, limit: 1 });
  if (!row) throw notFound('Article');
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
}: Row): ArticleRow {
  return {
    ...row,
    kind: 'article',
    path: pathOfPage({ kind: 'article', slug: row.slug, category: categorySlug }),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
  };
}

async function selectRows(
  db: Db,
  { q, categoryId, state, id, offset, limit }: ArticleSelection & { id?: number },
): Promise<Row[]> {
  const pattern = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Row>`
    with rows as (
      select p.id, coalesce(d.document ->> 'title', p.title) as title, p.slug, p.enabled,
        case when p.published_version is null then 'draft' when not p.enabled then 'off'
          when d.revision > d.published_revision then 'changed' else 'published' end as state,
        greatest(p.updated_at, d.updated_at) as "updatedAt", a.published_at as "publishedAt", a.excerpt,
        a.image_id as "imageId", c.slug as "categorySlug",
        jsonb_build_object('id', c.id, 'title', c.title) as category,
        case when author.id is not null then jsonb_build_object('id', author.id, 'name', author.name) end as author,
        coalesce((select jsonb_agg(link.tag_id order by tag.title, tag.id) from article_tags link
          join tags tag on tag.id = link.tag_id where link.article_id = a.id), '[]') as "tagIds"
      from articles a
      join pages p on p.id = a.id
      join pages c on c.id = a.category_id
      left join drafts d on d.page_id = p.id
      left join authors author on author.id = a.author_id
      where (${id ?? null}::int is null or p.id = ${id ?? null})
        and (${categoryId ?? null}::int is null or a.category_id = ${categoryId ?? null})
        and (coalesce(d.document ->> 'title', p.title) ilike ${pattern} or p.slug ilike ${pattern})
    )
    select *, count(*) over ()::int as total from rows
    where ${state ?? null}::text is null or state = ${state ?? null}
      or (${state ?? null} = 'planned' and state in ('published', 'changed') and "publishedAt" > now())
    order by "publishedAt" desc, id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}
