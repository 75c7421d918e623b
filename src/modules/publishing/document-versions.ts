import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentVersion } from '#domain/editing/drafts.schema.ts';
import { intentSchema, type Intent } from '#domain/editing/intents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { notFound } from '#domain/errors.ts';

/**
 * The newest version of what is no page. What visitors see was not always changed by editing (the first
 * content, a restored backup): it becomes a version then, so that every state can be gone back to.
 */
export async function recordPublished(
  trx: Transaction<Database>,
  key: DocumentKey,
  published: EditableDocument,
): Promise<number> {
  const last = await trx
    .selectFrom('document_versions')
    .select(['version', 'content'])
    .where('document_key', '=', key)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const before = last && (last.content as EditableDocument);
  if (last && isEqual(before, published)) return last.version;
  const changes = before ? diffDocuments(before, published) : [];
  return insertVersion(trx, key, { document: published, changes, staffId: null, note: '' });
}

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
  return rows[0]?.version ?? 0;
}

export async function readDocumentVersion(
  db: Kysely<Database>,
  key: DocumentKey,
  version: number,
): Promise<EditableDocument> {
  const row = await db
    .selectFrom('document_versions')
    .select('content')
    .where('document_key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound('Version');
  return row.content as EditableDocument;
}

export async function listDocumentVersions(
  db: Kysely<Database>,
  key: DocumentKey,
  { offset, limit }: { offset: number; limit: number },
): Promise<DocumentVersion[]> {
  const rows = await db
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
  return rows.map(({ createdAt, changes, newest, ...row }) => ({
    ...row,
    title: '',
    changes: z.array(intentSchema).catch([]).parse(changes),
    createdAt: createdAt.toISOString(),
    isPublished: row.version === newest,
  }));
}
