import { sql, type Kysely } from 'kysely';

import { containing } from '#db/containing.ts';
import type { Database } from '#db/database.ts';
import type { AuthorRow, TagRow } from '#domain/schemas/manage-content.schema.ts';

type Db = Kysely<Database>;

/** Authors by name, those with `q` in it or the one with the id; with the count of their articles. */
export async function selectAdminAuthors(
  db: Db,
  { q = '', id }: { q?: string; id?: number },
): Promise<AuthorRow[]> {
  const { rows } = await sql<AuthorRow>`
    select a.id, a.name, a.text, a.image_id as "imageId", a.links,
      (select count(*)::int from articles where author_id = a.id) as articles
    from authors a
    where (${id ?? null}::int is null or a.id = ${id ?? null}) and a.name ilike ${containing(q)}
    order by lower(a.name), a.id limit 1000`.execute(db);
  return rows;
}

export interface AuthorFields {
  name: string;
  /** HTML that is safe to show. */
  text: string;
  imageId: number | null;
  links: readonly { title: string; url: string }[];
}

/** Gives its id. */
export async function insertAuthor(db: Db, author: AuthorFields): Promise<number> {
  const { id } = await db
    .insertInto('authors')
    .values(authorColumns(author))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAuthor(db: Db, id: number, author: AuthorFields): Promise<void> {
  await db.updateTable('authors').set(authorColumns(author)).where('id', '=', id).execute();
}

/** False when there is none. */
export async function deleteAuthor(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('authors').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All articles of one author become another's. */
export async function updateAuthorOfArticles(db: Db, from: number, into: number): Promise<void> {
  await db.updateTable('articles').set({ author_id: into }).where('author_id', '=', from).execute();
}

export async function hasImage(db: Db, id: number): Promise<boolean> {
  const image = await db.selectFrom('images').select('id').where('id', '=', id).executeTakeFirst();
  return image !== undefined;
}

/** Tags by title, those with `q` in it or the one with the id; with the count of their articles. */
export async function selectAdminTags(
  db: Db,
  { q = '', id }: { q?: string; id?: number },
): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select t.id, t.title, t.slug,
      (select count(*)::int from article_tags link where link.tag_id = t.id) as articles
    from tags t
    where (${id ?? null}::int is null or t.id = ${id ?? null}) and t.title ilike ${containing(q)}
    order by lower(t.title), t.id limit 1000`.execute(db);
  return rows;
}

/** Gives its id; null when the slug is taken. */
export async function insertTag(
  db: Db,
  { title, slug }: { title: string; slug: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into tags (title, slug) values (${title}, ${slug})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether a tag other than `exceptId` has the slug. */
export async function isTagSlugTaken(db: Db, slug: string, exceptId: number): Promise<boolean> {
  const taken = await db
    .selectFrom('tags')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return taken !== undefined;
}

export async function updateTag(
  db: Db,
  id: number,
  { title, slug }: { title: string; slug: string },
): Promise<void> {
  await db.updateTable('tags').set({ title, slug }).where('id', '=', id).execute();
}

/** False when there is none. */
export async function deleteTag(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tags').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Articles with one tag get the other too. */
export async function copyTagOfArticles(db: Db, from: number, into: number): Promise<void> {
  await sql`
    insert into article_tags (article_id, tag_id)
    select article_id, ${into} from article_tags where tag_id = ${from} on conflict do nothing`.execute(db);
}

function authorColumns({ name, text, imageId, links }: AuthorFields) {
  return { name, text, image_id: imageId, links: JSON.stringify(links) };
}
