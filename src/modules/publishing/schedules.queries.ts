import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

interface NewSchedule {
  key: string;
  /** What has the same goes out together or not at all. */
  groupId: string;
  revision: number;
  /** What the document was published as by then. */
  baseVersion: number;
  document: EditableDocument;
  at: Date;
  note: string;
  staffId: number;
}

/** In the place of what was scheduled of the document before. */
export async function upsertSchedule(
  trx: Trx,
  { key, groupId, revision, baseVersion, document, at, note, staffId }: NewSchedule,
): Promise<void> {
  const values = {
    document_key: key,
    group_id: groupId,
    revision,
    base_version: baseVersion,
    document: JSON.stringify(document),
    publish_at: at,
    note,
    staff_id: staffId,
    failed_at: null,
    failure: null,
  };
  await trx
    .insertInto('scheduled_publishings')
    .values(values)
    .onConflict((conflict) => conflict.column('document_key').doUpdateSet(values))
    .execute();
}

/** What waits for its time; what has failed does not. `document` was an `EditableDocument` when it was stored. */
export async function selectPending(
  db: Db,
  key: string,
): Promise<
  { at: Date; note: string; baseVersion: number; document: unknown; author: string | null } | undefined
> {
  return db
    .selectFrom('scheduled_publishings as schedule')
    .leftJoin('staff', 'staff.id', 'schedule.staff_id')
    .select([
      'schedule.publish_at as at',
      'schedule.note',
      'schedule.base_version as baseVersion',
      'schedule.document',
      authorName.as('author'),
    ])
    .where('schedule.document_key', '=', key)
    .where('schedule.failed_at', 'is', null)
    .executeTakeFirst();
}

/** What is due of a document by now. */
export async function selectDue(
  db: Db,
  key: string,
  now: Date,
): Promise<Selectable<Database['scheduled_publishings']> | undefined> {
  return db
    .selectFrom('scheduled_publishings')
    .selectAll()
    .where('document_key', '=', key)
    .where('failed_at', 'is', null)
    .where('publish_at', '<=', now)
    .executeTakeFirst();
}

/** Of what is due by now, groups as a whole, the longest overdue first, so many groups at most. */
export async function selectDueGroups(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ groupId: string; keys: string[] }[]> {
  return db
    .selectFrom('scheduled_publishings')
    .select(['group_id as groupId', sql<string[]>`array_agg(document_key)`.as('keys')])
    .where('failed_at', 'is', null)
    .where('publish_at', '<=', now)
    .groupBy('group_id')
    .orderBy(sql`min(publish_at)`)
    .limit(limit)
    .execute();
}

export interface ScheduleRow {
  key: string;
  at: Date;
  revision: number;
  note: string;
  failedAt: Date | null;
  failure: unknown;
  author: string | null;
  /** What else goes out with it. */
  together: string[];
}

export async function selectSchedules(db: Db, keys: readonly string[]): Promise<ScheduleRow[]> {
  return db
    .selectFrom('scheduled_publishings as schedule')
    .leftJoin('staff', 'staff.id', 'schedule.staff_id')
    .select([
      'schedule.document_key as key',
      'schedule.publish_at as at',
      'schedule.revision',
      'schedule.note',
      'schedule.failed_at as failedAt',
      'schedule.failure',
      authorName.as('author'),
      sql<string[]>`array(select other.document_key from scheduled_publishings other
        where other.group_id = schedule.group_id and other.document_key <> schedule.document_key
          and other.failed_at is null order by other.document_key)`.as('together'),
    ])
    .where('schedule.document_key', 'in', keys)
    .execute();
}

interface ScheduleFailure {
  issues: readonly DocumentIssue[];
  /** What was to go out with it and could not. */
  because: readonly string[];
  now: Date;
}

/**
 * Marks a schedule as failed: it stays until somebody publishes, schedules anew or takes it away. Without issues and
 * others it could not be tried, or does not go together with what was published meanwhile.
 */
export async function updateFailedSchedule(
  db: Db,
  key: string,
  { issues, because, now }: ScheduleFailure,
): Promise<void> {
  await db
    .updateTable('scheduled_publishings')
    .set({ failed_at: now, failure: JSON.stringify({ issues, because }) })
    .where('document_key', '=', key)
    // One that was written in its place meanwhile is still to come.
    .where('publish_at', '<=', now)
    .execute();
}

/** False when there was none. */
export async function deleteSchedule(trx: Trx, key: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('scheduled_publishings')
    .where('document_key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
