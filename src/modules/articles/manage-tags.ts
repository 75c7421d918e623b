import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { fieldError, notFound } from '#domain/errors.ts';
import type { TagChange, TagRow } from '#domain/schemas/manage-content.schema.ts';
import { checkSlug, slugify } from '#domain/slug.ts';

import {
  copyTagOfArticles,
  deleteTag,
  insertTag,
  isTagSlugTaken,
  selectAdminTags,
  updateTag,
} from './authors-and-tags.queries.ts';

type Db = Kysely<Database>;

/** Tags of articles. Throws 404; 422 with `children.title` or `children.slug`. */
export type TagManagement = ReturnType<typeof createTagManagement>;

export function createTagManagement({ db }: { db: Db }) {
  return {
    list: (q: string): Promise<TagRow[]> => selectAdminTags(db, { q }),

    add: (tag: TagChange): Promise<TagRow> =>
      db.transaction().execute(async (trx) => {
        const id = await insertTag(trx, { title: tag.title, slug: slugOf(tag) });
        if (id === null) throw fieldError(tag.slug ? 'slug' : 'title', 'content.errors.tagTaken');
        await notifyChange(trx, ['tags']);
        return readTag(trx, id);
      }),

    change: (id: number, tag: TagChange): Promise<TagRow> =>
      db.transaction().execute(async (trx) => {
        const slug = slugOf(tag);
        if (await isTagSlugTaken(trx, slug, id)) {
          throw fieldError(tag.slug ? 'slug' : 'title', 'content.errors.tagTaken');
        }
        await updateTag(trx, id, { title: tag.title, slug });
        await notifyChange(trx, ['tags']);
        return readTag(trx, id);
      }),

    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (!(await deleteTag(trx, id))) throw notFound('tag');
        await notifyChange(trx, ['tags']);
      });
    },

    /** Its articles get the other tag, and it is gone. */
    merge: (id: number, into: number): Promise<TagRow> =>
      db.transaction().execute(async (trx) => {
        if (id === into) throw fieldError('into', 'content.errors.itself');
        await readTag(trx, id);
        await readTag(trx, into);
        await copyTagOfArticles(trx, id, into);
        await deleteTag(trx, id);
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
  const [tag] = await selectAdminTags(db, { id });
  if (!tag) throw notFound('tag');
  return tag;
}
