import { sql, type Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { MessageKey } from '#domain/i18n/messages.en.ts';
import type { TagChange, TagRow } from '#domain/schemas/manage-content.schema.ts';
import { checkSlug, slugify } from '#domain/slug.ts';

type Db = Kysely<Database>;

/** Tags of articles. Throws 404; 422 with `children.title` or `children.slug`. */
export type TagManagement = ReturnType<typeof createTagManagement>;

export function createTagManagement({ db }: { db: Db }) {
  return {
    list: (q: string): Promise<TagRow[]> => selectTags(db, { q }),

    add: (tag: TagChange): Promise<TagRow> =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: number }>`
          insert into tags (title, slug) values (${tag.title}, ${slugOf(tag)})
          on conflict do nothing returning id`.execute(trx);
        if (!rows[0]) throw fieldError(tag.slug ? 'slug' : 'title', 'content.errors.tagTaken');
        await notifyChange(trx, ['tags']);
        return readTag(trx, rows[0].id);
      }),

    change: (id: number, tag: TagChange): Promise<TagRow> =>
      db.transaction().execute(async (trx) => {
        const slug = slugOf(tag);
        const taken = await trx
          .selectFrom('tags')
          .select('id')
          .where('slug', '=', slug)
          .where('id', '<>', id)
          .executeTakeFirst();
        if (taken) throw fieldError(tag.slug ? 'slug' : 'title', 'content.errors.tagTaken');
        await trx.updateTable('tags').set({ title: tag.title, slug }).where('id', '=', id).execute();
        await notifyChange(trx, ['tags']);
        return readTag(trx, id);
      }),

    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('tags').where('id', '=', id).executeTakeFirst();
        if (numDeletedRows === 0n) throw notFound('Tag');
        await notifyChange(trx, ['tags']);
      });
    },

    /** Its articles get the other tag, and it is gone. */
    merge: (id: number, into: number): Promise<TagRow> =>
      db.transaction().execute(async (trx) => {
        if (id === into) throw fieldError('into', 'content.errors.itself');
        await readTag(trx, id);
        await readTag(trx, into);
        await sql`
          insert into article_tags (article_id, tag_id)
          select article_id, ${into} from article_tags where tag_id = ${id} on conflict do nothing`.execute(
          trx,
        );
        await trx.deleteFrom('tags').where('id', '=', id).execute();
        await notifyChange(trx, ['tags']);
        return readTag(trx, into);
      }),
  };
}

function slugOf({ title, slug }: TagChange): string {
  const wanted = slug || slugify(title);
  const problem = checkSlug(wanted);
  // Names of the site's own pages are no obstacle: a tag has no page of its own.
  if (problem && problem !== 'forms.errors.slugReserved') throw fieldError(slug ? 'slug' : 'title', problem);
  return wanted;
}

async function readTag(db: Db, id: number): Promise<TagRow> {
  const [tag] = await selectTags(db, { id });
  if (!tag) throw notFound('Tag');
  return tag;
}

async function selectTags(db: Db, { q = '', id }: { q?: string; id?: number }): Promise<TagRow[]> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<TagRow>`
    select t.id, t.title, t.slug,
      (select count(*)::int from article_tags link where link.tag_id = t.id) as articles
    from tags t
    where (${id ?? null}::int is null or t.id = ${id ?? null}) and t.title ilike ${pattern}
    order by lower(t.title), t.id limit 1000`.execute(db);
  return rows;
}

function fieldError(field: string, message: MessageKey): AppError {
  return new AppError('validation_failed', 'Validation Failed', {
    children: { [field]: { errors: [message] } },
  });
}
