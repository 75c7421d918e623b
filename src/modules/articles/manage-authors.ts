import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { fieldError, notFound } from '#domain/errors.ts';
import type { AuthorChange, AuthorRow } from '#domain/schemas/manage-content.schema.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

import {
  deleteAuthor,
  hasImage,
  insertAuthor,
  selectAdminAuthors,
  updateAuthor,
  updateAuthorOfArticles,
  type AuthorFields,
} from './authors-and-tags.queries.ts';

type Db = Kysely<Database>;

/** Authors of articles. Throws 404; 422 with the field. */
export type AuthorManagement = ReturnType<typeof createAuthorManagement>;

export function createAuthorManagement({ db }: { db: Db }) {
  return {
    list: (q: string): Promise<AuthorRow[]> => selectAdminAuthors(db, { q }),
    read: (id: number): Promise<AuthorRow> => readAuthor(db, id),

    add: (author: AuthorChange): Promise<AuthorRow> =>
      db.transaction().execute(async (trx) => {
        const id = await insertAuthor(trx, await checkAuthor(trx, author));
        await notifyChange(trx, ['authors']);
        return readAuthor(trx, id);
      }),

    change: (id: number, author: AuthorChange): Promise<AuthorRow> =>
      db.transaction().execute(async (trx) => {
        await updateAuthor(trx, id, await checkAuthor(trx, author));
        await notifyChange(trx, ['authors']);
        return readAuthor(trx, id);
      }),

    /** Their articles stay, without an author. */
    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (!(await deleteAuthor(trx, id))) throw notFound('author');
        await notifyChange(trx, ['authors']);
      });
    },

    /** Their articles become the other's, and they are gone. */
    merge: (id: number, into: number): Promise<AuthorRow> =>
      db.transaction().execute(async (trx) => {
        if (id === into) throw fieldError('into', 'content.errors.itself');
        await readAuthor(trx, id);
        await readAuthor(trx, into);
        await updateAuthorOfArticles(trx, id, into);
        await deleteAuthor(trx, id);
        await notifyChange(trx, ['authors']);
        return readAuthor(trx, into);
      }),
  };
}

async function checkAuthor(trx: Db, author: AuthorChange): Promise<AuthorFields> {
  const { imageId, text } = author;
  if (imageId !== null && !(await hasImage(trx, imageId))) throw fieldError('imageId', 'forms.errors.gone');
  return { ...author, text: sanitizeRichText(text) };
}

async function readAuthor(db: Db, id: number): Promise<AuthorRow> {
  const [author] = await selectAdminAuthors(db, { id });
  if (!author) throw notFound('author');
  return author;
}
