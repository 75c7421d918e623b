import type { DocumentKey } from './document-key.ts';
import type { Intent } from './intents.schema.ts';
import type { Present } from './presence.schema.ts';

/** An edit as the log has it. `clientId` names the tab that made it. */
export interface LiveEntry {
  revision: number;
  clientId: string;
  intent: Intent;
  author: string | null;
}

/**
 * What an open builder hears. `hello` comes first, with the revisions that the documents had then and who else is
 * there; after `moved` a document is to be read anew: it was published, or more was done than is told one by one.
 * `presence` tells where others are now, by their ids, and who is no longer there.
 */
export type LiveEvent =
  | {
      type: 'hello';
      revisions: Partial<Record<DocumentKey, number>>;
      /** Those of the same layer, without who asks; the version before tells of nobody. */
      present?: readonly Present[];
    }
  | { type: 'presence'; present: readonly Present[]; gone: readonly string[] }
  | { type: 'edits'; key: DocumentKey; entries: readonly LiveEntry[] }
  | { type: 'moved'; key: DocumentKey };

/** Documents that one stream tells of. */
export const mostLiveDocuments = 30;
