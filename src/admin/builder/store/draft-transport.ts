import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Edits, EditsAnswer } from '#domain/editing/drafts.schema.ts';

/** A draft as the server has it. `publishedVersion` is 0 before the first publishing. */
export interface ReadDraft {
  revision: number;
  publishedVersion: number;
  isChanged: boolean;
  document: EditableDocument;
}

/**
 * How drafts are read and written. Failures are errors with the HTTP `status` and, where there is one, the
 * `code`; without a status nothing was reached.
 */
export interface DraftTransport {
  read(key: DocumentKey): Promise<ReadDraft>;
  send(key: DocumentKey, edits: Edits): Promise<EditsAnswer>;
}
