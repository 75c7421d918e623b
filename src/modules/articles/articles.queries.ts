import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Comment, Tag } from '#domain/schemas/article.schema.ts';

export interface ArticleListQuery {
  /** Slug of a category; null asks for the articles of all. */
  category: string | null;
  /** Articles with any of these tags; empty asks for all. */
  tagIds: number[];
  offset: number;
  limit: number;
}

/** An article as its card shows it, with pictures still as ids. */
export interface ArticleRow {
  id: number;
  type: string;
  title: string;
  slug: string;
  excerpt: string;
  image_id: number | null;
  published_at: Date;
  updated_at: Date;
  author: AuthorRow | null;
  tags: Tag[];
  comment_count: number;
}

export interface AuthorRow {
  id: number;
  name: string;
  text: string;
  image_id: number | null;
  links: unknown;
}

const shown = sql`
  from articles a
  join pages p on p.id = a.id and p.enabled and p.published_version is not null
  join pages c on c.id = a.category_id and c.enabled`;

function matching({ category, tagIds }: Pick<ArticleListQuery, 'category' | 'tagIds'>) {
  const inCategory = category === null ? sql`true` : sql`c.slug = ${category}`;
  const tagged =
    tagIds.length === 0
      ? sql`true`
      : sql`exists (select from article_tags t where t.article_id = a.id and t.tag_id = any(${tagIds}::int[]))`;
  return sql`where a.published_at <= now() and ${inCategory} and ${tagged}`;
}

/** Ids of one page of the list, newest first, and the count of all that match. */
export async function selectArticleIds(
  db: Kysely<Database>,
  query: ArticleListQuery,
): Promise<{ ids: number[]; count: number }> {
  const { rows } = await sql<{ ids: number[] | null; count: number }>`
    with matched as (select a.id, a.published_at ${shown} ${matching(query)}),
      part as (select id, published_at from matched
        order by published_at desc, id desc offset ${query.offset} limit ${query.limit})
    select (select count(*) from matched) as count,
      (select array_agg(id order by published_at desc, id desc) from part) as ids`.execute(db);
  return { ids: rows[0]?.ids ?? [], count: rows[0]?.count ?? 0 };
}

/** Whether visitors can read an article. */
export async function hasShownArticle(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 ${shown} where a.id = ${id} and a.published_at <= now()`.execute(db);
  return rows.length > 0;
}

/** With `drafts` also those that visitors do not see yet. */
export async function selectArticles(
  db: Kysely<Database>,
  ids: readonly number[],
  { drafts = false }: { drafts?: boolean } = {},
): Promise<ArticleRow[]> {
  const source = drafts
    ? sql`from articles a join pages p on p.id = a.id join pages c on c.id = a.category_id where true`
    : sql`${shown} where a.published_at <= now()`;
  const { rows } = await sql<ArticleRow>`
    select a.id, c.slug as type, p.title, p.slug, a.excerpt, a.image_id, a.published_at, p.updated_at,
      (select to_jsonb(author) from authors author where author.id = a.author_id) as author,
      coalesce((select jsonb_agg(jsonb_build_object('id', tag.id, 'title', tag.title, 'slug', tag.slug) order by tag.title, tag.id)
        from article_tags link join tags tag on tag.id = link.tag_id where link.article_id = a.id), '[]') as tags,
      (select count(*) from comments where article_id = a.id and status = 'approved') as comment_count
    ${source} and a.id = any(${ids}::int[])`.execute(db);
  return rows;
}

/** Tags that at least one shown article of the category has, by title. */
export async function selectTags(db: Kysely<Database>, category: string | null): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select tag.id, tag.title, tag.slug from tags tag
    where exists (select ${shown} join article_tags link on link.article_id = a.id
      ${matching({ category, tagIds: [] })} and link.tag_id = tag.id)
    order by tag.title, tag.id limit 500`.execute(db);
  return rows;
}

/** Approved comments, oldest first; an answer to a comment that is not shown is left out with it. */
export async function selectComments(db: Kysely<Database>, articleId: number): Promise<Comment[]> {
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'parent_id', 'name', 'text', 'reply', 'created_at'])
    .where('article_id', '=', articleId)
    .where('status', '=', 'approved')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parent: row.parent_id,
    name: row.name,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    ...(row.reply !== null && { reply: row.reply }),
  }));
}

export async function selectAuthors(db: Kysely<Database>): Promise<AuthorRow[]> {
  return db
    .selectFrom('authors')
    .select(['id', 'name', 'text', 'image_id', 'links'])
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute();
}
