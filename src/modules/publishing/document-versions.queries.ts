import { sql, type Kysely, type Transaction } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import type { VersionRow } from './page-versions.queries.ts';

type Db = Kysely<Database>;

/** `content` was an `EditableDocument` when it was stored. */
export async function selectNewestVersion(
  trx: Db,
  key: DocumentKey,
): Promise<{ version: number; content: unknown } | undefined> {
  return trx
    .selectFrom('document_versions')
    .select(['version', 'content'])
    .where('document_key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The same of one version. */
export async function selectVersionContent(
  db: Db,
  key: DocumentKey,
  version: number,
): Promise<{ content: unknown } | undefined> {
  return db
    .selectFrom('document_versions')
    .select('content')
    .where('document_key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Gives the number of the version. */
export async function insertVersion(
  trx: Transaction<Database>,
  key: DocumentKey,
  {
    document,
    changes,
    staffId,
    note,
  }: { document: EditableDocument; changes: Intent[]; staffId: number | null; note: string },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into document_versions (document_key, version, content, changes, staff_id, note)
    select ${key}, coalesce(max(version), 0) + 1, ${JSON.stringify(document)}::jsonb,
      ${JSON.stringify(changes)}::jsonb, ${staffId}::int, ${note}
    from document_versions where document_key = ${key}
    returning version`.execute(trx);
  return onlyRow(rows).version;
}

/** Newest first; `newest` is the number of the newest of all. */
export async function selectDocumentVersions(
  db: Db,
  key: DocumentKey,
  { offset, limit }: { offset: number; limit: number },
): Promise<(Omit<VersionRow, 'title'> & { newest: number })[]> {
  return db
    .selectFrom('document_versions as version')
    .leftJoin('staff', 'staff.id', 'version.staff_id')
    .select((select) => [
      'version.version',
      'version.note',
      'version.changes',
      'version.created_at as createdAt',
      authorName.as('author'),
      select.fn.max('version.version').over().as('newest'),
    ])
    .where('version.document_key', '=', key)
    .orderBy('version.version', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}
