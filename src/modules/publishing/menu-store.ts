import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { EditableDocument, MenuDocument } from '#domain/editing/documents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { menuEntriesOf } from '#domain/editing/menu-entries.ts';
import { notFound } from '#domain/errors.ts';
import { readMenuEntries } from '#modules/menus/read-menus.ts';
import { writeMenu } from '#modules/menus/write-menu.ts';
import { wrongKind, type DocumentStore, type Publication } from '#modules/pages/document-store.ts';
import { toMenuDocument } from '#modules/pages/to-menu-document.ts';

import { checkMenu } from './check-menu.ts';
import { insertVersion } from './document-versions.queries.ts';
import { listDocumentVersions, readDocumentVersion, recordPublished } from './document-versions.ts';
import { standardMenus } from './standard-menus.ts';

export function createMenuStore(name: string): DocumentStore {
  const key = `menu:${name}` as const;
  return {
    key,
    pageId: null,
    followsPublished: true,
    readPublished: (db) => readMenu(db, name),
    findPublishedVersion: (trx, published) => recordPublished(trx, key, published),
    readVersion: (db, version) => readDocumentVersion(db, key, version),
    async listVersions(db, range) {
      await readMenu(db, name);
      return listDocumentVersions(db, key, range);
    },
    revive: (stored) => stored,
    clean: (document) => document,
    // An entry that was removed and written again has another id, which visitors do not see.
    isSame: (one, other) => isEqual(menuEntriesOf(asMenu(one)), menuEntriesOf(asMenu(other))),
    findFault: () => null,
    check: (trx, document, together) => checkMenu(trx, asMenu(document), together),
    async publish(trx, publication) {
      await writeMenu(trx, name, asMenu(publication.document));
      return insertVersion(trx, key, versionOf(publication));
    },
  };
}

function asMenu(document: EditableDocument): MenuDocument {
  if (document.kind !== 'menu') throw wrongKind(document);
  return document;
}

function versionOf({ document, changes, staffId, note }: Publication) {
  return { document, changes, staffId, note };
}

async function readMenu(db: Kysely<Database>, name: string): Promise<MenuDocument> {
  const rows = await readMenuEntries(db, name);
  if (!rows && !standardMenus.includes(name)) throw notFound('menu');
  return toMenuDocument(rows ?? []);
}
