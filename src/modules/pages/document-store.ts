import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentVersion } from '#domain/editing/drafts.schema.ts';
import type { ValueFault } from '#domain/editing/find-fault.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** What editing asks of one kind of document: where it is kept, and what is right and wrong about it. */
export interface DocumentStore {
  key: DocumentKey;
  /** Of a page; null for the others. */
  pageId: number | null;
  /** What visitors see; throws 404 for what is not there. */
  readPublished(db: Db): Promise<EditableDocument>;
  /** The version of what visitors see; 0 before the first publishing. Call it with the draft's lock. */
  findPublishedVersion(trx: Trx, published: EditableDocument): Promise<number>;
  /** Throws 404 for a version that never was. */
  readVersion(db: Db, version: number): Promise<EditableDocument>;
  /** Newest first; throws 404 for what is not there. */
  listVersions(db: Db, range: { offset: number; limit: number }): Promise<DocumentVersion[]>;
  /** A draft that was stored earlier, as it is edited today. */
  revive(stored: EditableDocument, published: EditableDocument): EditableDocument;
  /** Whether a draft without edits of its own follows what is published by somebody else's hand. */
  followsPublished: boolean;
  /** As it is stored for visitors: rich text without scripts. */
  clean(document: EditableDocument): EditableDocument;
  /** Whether visitors see the same by both: nothing is left to publish then. */
  isSame(one: EditableDocument, other: EditableDocument): boolean;
  /** Why what an intent sets does not fit what it is set in; null when it does. */
  findFault(intent: Intent, edit: Edited): ValueFault | null;
  check(trx: Trx, document: EditableDocument, together: Together): Promise<DocumentIssue[]>;
  /** Stores the next version, shows it to visitors, and tells whose pages that concerns. */
  publish(trx: Trx, publication: Publication): Promise<number>;
}

/** A document before and after an edit, and as visitors see it. */
interface Edited {
  before: EditableDocument;
  after: EditableDocument;
  published: EditableDocument;
}

/** What becomes visible at the same moment: links to it are no broken ones. */
export interface Together {
  pageIds: readonly number[];
}

export interface Publication {
  document: EditableDocument;
  /** What visitors saw before; null when nothing was published yet. */
  before: EditableDocument | null;
  changes: Intent[];
  staffId: number | null;
  note: string;
}

/** For a store that was given a document of another kind. */
export function wrongKind(document: EditableDocument): TypeError {
  return new TypeError(`A document of kind ${document.kind} is kept elsewhere`);
}
