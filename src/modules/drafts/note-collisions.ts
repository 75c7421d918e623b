import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { findCollisions } from '#domain/layers/find-collisions.ts';
import type { DocumentPatch } from '#domain/layers/patch.ts';

import { insertCollisions, selectPatchesOn } from './drafts.queries.ts';

/**
 * Notes where a version that is being published touches what layers say of the same document. Call it in the
 * transaction that publishes, with the lock of Live's own draft; it never keeps a version from being published.
 */
export async function noteCollisions(
  trx: Transaction<Database>,
  { key, version, before, after, staffId }: PublishedVersion,
): Promise<void> {
  for (const { layerId, patch, author } of await selectPatchesOn(trx, key)) {
    const found = findCollisions(patch as DocumentPatch, { before, after });
    await insertCollisions(trx, { layerId, key, version, found, liveStaff: staffId, layerStaff: author });
  }
}

interface PublishedVersion {
  key: DocumentKey;
  version: number;
  before: EditableDocument;
  after: EditableDocument;
  staffId: number | null;
}
