import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentVersion } from '#domain/editing/drafts.schema.ts';
import { intentSchema } from '#domain/editing/intents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { notFound } from '#domain/errors.ts';

import {
  insertVersion,
  selectDocumentVersions,
  selectNewestVersion,
  selectVersionContent,
} from './document-versions.queries.ts';

/**
 * The newest version of what is no page. What visitors see was not always changed by editing (the first
 * content, a restored backup): it becomes a version then, so that every state can be gone back to.
 */
export async function recordPublished(
  trx: Transaction<Database>,
  key: DocumentKey,
  published: EditableDocument,
): Promise<number> {
  const last = await selectNewestVersion(trx, key);
  const before = last && (last.content as EditableDocument);
  if (last && isEqual(before, published)) return last.version;
  const changes = before ? diffDocuments(before, published) : [];
  return insertVersion(trx, key, { document: published, changes, staffId: null, note: '' });
}

export async function readDocumentVersion(
  db: Kysely<Database>,
  key: DocumentKey,
  version: number,
): Promise<EditableDocument> {
  const row = await selectVersionContent(db, key, version);
  if (!row) throw notFound('version');
  return row.content as EditableDocument;
}

export async function listDocumentVersions(
  db: Kysely<Database>,
  key: DocumentKey,
  range: { offset: number; limit: number },
): Promise<DocumentVersion[]> {
  const rows = await selectDocumentVersions(db, key, range);
  return rows.map(({ createdAt, changes, newest, ...row }) => ({
    ...row,
    title: '',
    changes: z.array(intentSchema).catch([]).parse(changes),
    createdAt: createdAt.toISOString(),
    isPublished: row.version === newest,
  }));
}
