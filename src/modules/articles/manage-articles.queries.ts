import { sql, type Kysely } from 'kysely';

import { containing } from '#db/containing.ts';
import type { Database } from '#db/database.ts';
import type { ArticleDetail } from '#domain/schemas/manage-content.schema.ts';
import type { PageState } from '#domain/schemas/manage-pages.schema.ts';

type Db = Kysely<Database>;

export interface ArticleSelection {
  q: string;
  categoryId?: number | undefined;
  /** `planned`: published, with a date that has not come. */
  state?: PageState | 'planned' | undefined;
  offset: number;
  limit: number;
}

/** An article as staff sees it. `total` counts those of all pages. */
export interface AdminArticleRow extends Omit<ArticleDetail, 'kind' | 'path' | 'updatedAt' | 'publishedAt'> {
  categorySlug: string;
  updatedAt: Date;
  publishedAt: Date;
  total: number;
}

/** Articles by their newest title, the latest date first; or the one with the id. */
export async function selectAdminArticles(
  db: Db,
  { q, categoryId, state, id, offset, limit }: ArticleSelection & { id?: number },
): Promise<AdminArticleRow[]> {
  const pattern = containing(q.trim());
  const { rows } = await sql<AdminArticleRow>`
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

/** Keeps the page of an article or category as it is to the end of the transaction. */
export async function lockPage(db: Db, id: number): Promise<void> {
  await sql`select from pages where id = ${id} for update`.execute(db);
}

/** Without an author, an excerpt and a picture. `id` is its page's. */
export async function insertArticle(db: Db, id: number, categoryId: number): Promise<void> {
  await db.insertInto('articles').values({ id, category_id: categoryId }).execute();
}

export interface ArticleFields {
  authorId: number | null;
  imageId: number | null;
  excerpt: string;
  publishedAt: Date;
}

export async function updateArticle(
  db: Db,
  id: number,
  { authorId, imageId, excerpt, publishedAt }: ArticleFields,
): Promise<void> {
  await db
    .updateTable('articles')
    .set({ author_id: authorId, image_id: imageId, excerpt, published_at: publishedAt })
    .where('id', '=', id)
    .execute();
}

export async function updateArticleCategory(db: Db, id: number, categoryId: number): Promise<void> {
  await db.updateTable('articles').set({ category_id: categoryId }).where('id', '=', id).execute();
}

/** Its page is shown or hidden, and changed now. */
export async function updateArticlePage(db: Db, id: number, enabled: boolean): Promise<void> {
  await db
    .updateTable('pages')
    .set({ enabled, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The page of an article or category, and with it what hangs on it. */
export async function deletePage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('pages').where('id', '=', id).execute();
}

export async function deleteTagsOfArticle(db: Db, articleId: number): Promise<void> {
  await db.deleteFrom('article_tags').where('article_id', '=', articleId).execute();
}

export async function insertTagsOfArticle(
  db: Db,
  articleId: number,
  tagIds: readonly number[],
): Promise<void> {
  await sql`
    insert into article_tags (article_id, tag_id)
    select distinct ${articleId}::int, id from unnest(${tagIds}::int[]) id`.execute(db);
}

/** Whether author and image are there, or none is asked for; and how many of the tags are. */
export async function selectReferences(
  db: Db,
  { authorId, imageId, tagIds }: { authorId: number | null; imageId: number | null; tagIds: number[] },
): Promise<{ author: boolean; image: boolean; tags: number } | undefined> {
  const { rows } = await sql<{ author: boolean; image: boolean; tags: number }>`
    select ${authorId}::int is null or exists (select from authors where id = ${authorId}) as author,
      ${imageId}::int is null or exists (select from images where id = ${imageId}) as image,
      (select count(*)::int from tags where id = any(${tagIds}::int[])) as tags`.execute(db);
  return rows[0];
}

/** A category as staff sees it; `articles` counts all of its articles. */
export interface AdminCategoryRow {
  id: number;
  title: string;
  slug: string;
  enabled: boolean;
  state: PageState;
  updatedAt: Date;
  articles: number;
}

/** Categories by their newest title, in the shop's order; or the one with the id. */
export async function selectAdminCategories(db: Db, id?: number): Promise<AdminCategoryRow[]> {
  const { rows } = await sql<AdminCategoryRow>`
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
  return rows;
}

export async function selectCategorySlug(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('pages')
    .innerJoin('categories', 'categories.id', 'pages.id')
    .select('pages.slug')
    .where('pages.id', '=', id)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** At the end. `id` is its page's. */
export async function insertCategory(db: Db, id: number): Promise<void> {
  await sql`
    insert into categories (id, position)
    values (${id}, (select coalesce(max(position), 0) + 1 from categories))`.execute(db);
}
