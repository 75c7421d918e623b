import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { changedGroups } from '#domain/editing/diff-settings.ts';
import type { EditableDocument, SettingsDocument } from '#domain/editing/documents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { wrongKind, type DocumentStore, type Publication } from '#modules/pages/document-store.ts';
import { readGroups } from '#modules/settings/read-groups.ts';
import { sanitizeSettings } from '#modules/settings/sanitize-settings.ts';
import { writeGroups } from '#modules/settings/write-groups.ts';

import { checkSettings } from './check-settings.ts';
import { insertVersion } from './document-versions.queries.ts';
import { listDocumentVersions, readDocumentVersion, recordPublished } from './document-versions.ts';

const key = 'settings';

/** All groups of the settings in one document, each in full: what the table leaves out has its default. */
export function createSettingsStore(): DocumentStore {
  return {
    key,
    pageId: null,
    followsPublished: true,
    readPublished: readSettings,
    findPublishedVersion: (trx, published) => recordPublished(trx, key, published),
    readVersion: async (db, version) => complete(await readDocumentVersion(db, key, version)),
    listVersions: (db, range) => listDocumentVersions(db, key, range),
    revive: complete,
    clean: cleanSettings,
    isSame: (one, other) => isEqual(one, other) || isEqual(cleanSettings(one), cleanSettings(other)),
    findFault: () => null,
    check: (trx, document) => checkSettings(trx, asSettings(document)),
    publish: publishSettings,
  };
}

function asSettings(document: EditableDocument): SettingsDocument {
  if (document.kind !== 'settings') throw wrongKind(document);
  return document;
}

function cleanSettings(document: EditableDocument): SettingsDocument {
  return toDocument(sanitizeSettings(parseSettings(asSettings(document).groups)));
}

function toDocument(groups: object): SettingsDocument {
  return { kind: 'settings', groups: { ...groups } };
}

/** A document that was stored before a setting came into being has that setting's default. */
function complete(document: EditableDocument): SettingsDocument {
  return toDocument(parseSettings(asSettings(document).groups));
}

async function readSettings(db: Kysely<Database>): Promise<SettingsDocument> {
  return toDocument(sanitizeSettings(parseSettings(await readGroups(db))));
}

async function publishSettings(
  trx: Transaction<Database>,
  { document, before, changes, staffId, note }: Publication,
): Promise<number> {
  const next = asSettings(document);
  const groups = before ? changedGroups(asSettings(before), next) : Object.keys(next.groups);
  await writeGroups(trx, Object.fromEntries(groups.map((name) => [name, next.groups[name]])));
  return insertVersion(trx, key, { document, changes, staffId, note });
}
