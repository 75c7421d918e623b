import { sql, type Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { MessageKey } from '#domain/i18n/messages.en.ts';
import type { AuthorChange, AuthorRow } from '#domain/schemas/manage-content.schema.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

type Db = Kysely<Database>;

/** Authors of articles. Throws 404; 422 with the field. */
export type AuthorManagement = ReturnType<typeof createAuthorManagement>;

export function createAuthorManagement({ db }: { db: Db }) {
  return {
    list: (q: string): Promise<AuthorRow[]> => selectAuthors(db, { q }),
    read: (id: number): Promise<AuthorRow> => readAuthor(db, id),

    add: (author: AuthorChange): Promise<AuthorRow> =>
      db.transaction().execute(async (trx) => {
        const values = await valuesOf(trx, author);
        const { id } = await trx
          .insertInto('authors')
          .values(values)
          .returning('id')
          .executeTakeFirstOrThrow();
        await notifyChange(trx, ['authors']);
        return readAuthor(trx, id);
      }),

    change: (id: number, author: AuthorChange): Promise<AuthorRow> =>
      db.transaction().execute(async (trx) => {
        const values = await valuesOf(trx, author);
        await trx.updateTable('authors').set(values).where('id', '=', id).execute();
        await notifyChange(trx, ['authors']);
        return readAuthor(trx, id);
      }),

    /** Their articles stay, without an author. */
    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('authors').where('id', '=', id).executeTakeFirst();
        if (numDeletedRows === 0n) throw notFound('Author');
        await notifyChange(trx, ['authors']);
      });
    },

    /** Their articles become the other's, and they are gone. */
    merge: (id: number, into: number): Promise<AuthorRow> =>
      db.transaction().execute(async (trx) => {
        if (id === into) throw fieldError('into', 'content.errors.itself');
        await readAuthor(trx, id);
        await readAuthor(trx, into);
        await trx.updateTable('articles').set({ author_id: into }).where('author_id', '=', id).execute();
        await trx.deleteFrom('authors').where('id', '=', id).execute();
        await notifyChange(trx, ['authors']);
        return readAuthor(trx, into);
      }),
  };
}

async function valuesOf(trx: Db, { name, text, imageId, links }: AuthorChange) {
  if (imageId !== null) {
    const image = await trx.selectFrom('images').select('id').where('id', '=', imageId).executeTakeFirst();
    if (!image) throw fieldError('imageId', 'forms.errors.gone');
  }
  return { name, text: sanitizeRichText(text), image_id: imageId, links: JSON.stringify(links) };
}

async function readAuthor(db: Db, id: number): Promise<AuthorRow> {
  const [author] = await selectAuthors(db, { id });
  if (!author) throw notFound('Author');
  return author;
}

async function selectAuthors(db: Db, { q = '', id }: { q?: string; id?: number }): Promise<AuthorRow[]> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<AuthorRow>`
    select a.id, a.name, a.text, a.image_id as "imageId", a.links,
      (select count(*)::int from articles where author_id = a.id) as articles
    from authors a
    where (${id ?? null}::int is null or a.id = ${id ?? null}) and a.name ilike ${pattern}
    order by lower(a.name), a.id limit 1000`.execute(db);
  return rows;
}

function fieldError(field: string, message: MessageKey): AppError {
  return new AppError('validation_failed', 'Validation Failed', {
    children: { [field]: { errors: [message] } },
  });
}
