import { sql, type Kysely } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { NewSavedSection } from '#domain/schemas/saved-section.schema.ts';

type Db = Kysely<Database>;

export interface SavedSectionRow {
  id: number;
  title: string;
  type: string;
  /** `SectionContent` as some version of the program has stored it. */
  section: unknown;
  author: string | null;
  createdAt: Date;
}

/** The newest first. */
export function selectSavedSections(db: Db): Promise<SavedSectionRow[]> {
  return db
    .selectFrom('saved_sections as saved')
    .leftJoin('staff', 'staff.id', 'saved.created_by')
    .select([
      'saved.id',
      'saved.title',
      'saved.type',
      'saved.section',
      'saved.created_at as createdAt',
      authorName.as('author'),
    ])
    .orderBy('saved.id', 'desc')
    .execute();
}

/** Under a lock, so that two at once do not pass the limit together. */
export async function countSavedSectionsLocked(trx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('saved sections'))`.execute(trx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from saved_sections`.execute(
    trx,
  );
  return onlyRow(rows).count;
}

export async function insertSavedSection(
  trx: Db,
  { title, section }: NewSavedSection,
  staffId: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('saved_sections')
    .values({ title, type: section.type, section: JSON.stringify(section), created_by: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False where there is none. */
export async function updateTitle(db: Db, id: number, title: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_sections')
    .set({ title })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where there is none. */
export async function deleteSavedSection(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('saved_sections').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
