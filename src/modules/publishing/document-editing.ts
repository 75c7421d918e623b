import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type {
  DocumentVersion,
  IssuesOfDocuments,
  PublishAnswer,
  PublishSeveral,
  PublishSeveralAnswer,
  Schedule,
  ScheduleAnswer,
  ScheduleSeveral,
  UnpublishedChange,
} from '#domain/editing/drafts.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { TextSearch } from '#domain/schemas/text-search.schema.ts';
import {
  moveDraftTo,
  isChanged,
  lockDraft,
  movePublished,
  readDraft,
  type Draft,
} from '#modules/drafts/draft-rows.ts';
import type { Log } from '#platform/log.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { chooseCandidate, type ScheduledChoice } from './choose-candidate.ts';
import { storeOf } from './document-stores.ts';
import { listChanges } from './list-changes.ts';
import { candidateOf, checkCandidate, publishDraft } from './publish-draft.ts';
import { publishDue } from './publish-due.ts';
import { checkSeveral, publishTogether, refuseStale, scheduleTogether } from './publish-together.ts';
import { deleteSchedule } from './schedules.queries.ts';
import { readSchedules } from './schedules.ts';
import { searchTexts, type TextSearchQuery } from './search-texts.ts';

/** A draft with what there is to say of it. */
export interface DraftState {
  key: DocumentKey;
  revision: number;
  publishedVersion: number;
  isChanged: boolean;
  schedule: Schedule | null;
  document: EditableDocument;
}

/** Drafts of everything that has one, but for the edits that are added to them. Every call throws 404 for a document that is not there. */
export interface DocumentEditing {
  readDraft(key: DocumentKey): Promise<DraftState>;
  /** Brings the draft back to what is published; throws 409 for a page that never was. */
  discard(key: DocumentKey, staffId: number): Promise<DraftState>;
  check(key: DocumentKey): Promise<DocumentIssue[]>;
  /**
   * Throws 409 when the draft has moved on, nothing has changed, or something that is scheduled would go out
   * unasked (`data.scheduled`); 422 with `data.issues`.
   */
  publish(
    key: DocumentKey,
    request: {
      revision: number;
      note: string;
      groups?: readonly string[] | undefined;
      scheduled?: ScheduledChoice | undefined;
    },
    staffId: number,
  ): Promise<PublishAnswer>;
  /** What is wrong with drafts if they were published together. */
  checkSeveral(keys: readonly DocumentKey[]): Promise<IssuesOfDocuments>;
  publishSeveral(request: PublishSeveral, staffId: number): Promise<PublishSeveralAnswer>;
  /** Newest first. */
  listVersions(key: DocumentKey, range: { offset: number; limit: number }): Promise<DocumentVersion[]>;
  readVersion(key: DocumentKey, version: number): Promise<EditableDocument>;
  /** A version as the draft would be if it were restored now. */
  seeVersion(key: DocumentKey, version: number): Promise<DraftState>;
  /** Publishes what a version held as a new one; throws 409 while there are unpublished edits. */
  restore(
    key: DocumentKey,
    request: { version: number; note: string },
    staffId: number,
  ): Promise<PublishAnswer>;
  /**
   * Publishes the draft as it is now at a time; throws 409 as `publish` does and where a schedule would be
   * replaced unasked, 422 for a time gone by.
   */
  schedule(
    key: DocumentKey,
    request: { at: string; revision: number; note: string; replaces: boolean },
    staffId: number,
  ): Promise<ScheduleAnswer>;
  /** All of them or none; throws as `schedule` does. Answers what would keep each from being published now. */
  scheduleSeveral(request: ScheduleSeveral, staffId: number): Promise<IssuesOfDocuments>;
  /** Throws 404 when nothing is scheduled. */
  cancelSchedule(key: DocumentKey): Promise<void>;
  /** What waits, as one member of staff is told of it. */
  listChanges(staffId: number): Promise<UnpublishedChange[]>;
  /** Fields of the next pages that have a text, as their drafts have it. */
  searchTexts(query: TextSearchQuery): Promise<TextSearch>;
  /** What the job does: publishes everything whose time has come. */
  publishDue(now: Date): Promise<void>;
}

export function createDocumentEditing({
  db,
  definitions,
  log,
  now = () => new Date(),
}: {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  log: Pick<Log, 'error'>;
  now?: () => Date;
}): DocumentEditing {
  const open = (key: DocumentKey) => storeOf(key, { definitions });
  const withDraft = <T>(key: DocumentKey, run: (draft: Draft, trx: Transaction<Database>) => Promise<T>) =>
    db.transaction().execute(async (trx) => run(await lockDraft(trx, open(key)), trx));

  return {
    readDraft: (key) => withDraft(key, toView),
    discard: (key, staffId) =>
      withDraft(key, async (draft, trx) => {
        if (draft.publishedVersion === 0) throw new AppError('conflict', 'pages.neverPublished');
        const revision = await moveDraftTo(trx, draft, { document: draft.published, staffId });
        await movePublished(trx, draft.store, revision);
        await deleteSchedule(trx, key);
        return toView(await lockDraft(trx, draft.store), trx);
      }),
    check: (key) =>
      withDraft(key, (draft, trx) => checkCandidate(trx, candidateOf(draft), { pageIds: pageIdsOf(draft) })),
    publish: (key, { revision, note, groups, scheduled }, staffId) =>
      withDraft(key, async (draft, trx) => {
        refuseStale(draft, revision);
        const candidate = await chooseCandidate(trx, draft, { scheduled, groups });
        return publishDraft(trx, candidate, { staffId, note });
      }),
    checkSeveral: (keys) => db.transaction().execute((trx) => checkSeveral(trx, open, keys)),
    publishSeveral: ({ documents, note }, staffId) =>
      db.transaction().execute((trx) => publishTogether(trx, open, { documents, note, staffId })),
    listVersions: (key, range) => open(key).listVersions(db, range),
    readVersion: (key, version) => open(key).readVersion(db, version),
    seeVersion: (key, version) =>
      withDraft(key, async (draft, trx) => {
        const stored = await draft.store.readVersion(trx, version);
        return { ...(await toView(draft, trx)), document: draft.store.revive(stored, draft.published) };
      }),
    restore: (key, { version, note }, staffId) =>
      withDraft(key, async (draft, trx) => {
        if (isChanged(draft)) throw new AppError('conflict', 'drafts.publishOrDiscardFirst');
        const { store } = draft;
        const document = store.revive(await store.readVersion(trx, version), draft.published);
        await moveDraftTo(trx, draft, { document, staffId });
        return publishDraft(trx, candidateOf(await lockDraft(trx, store)), {
          staffId,
          note,
        });
      }),
    schedule: (key, { at, note, ...looked }, staffId) =>
      db.transaction().execute(async (trx) => {
        const documents = [{ key, ...looked }];
        const found = await scheduleTogether(trx, open, { documents, at: toCome(at, now()), note, staffId });
        const schedule = (await readSchedules(trx, [key])).get(key);
        if (!schedule) throw new Error('The schedule went away');
        return { schedule, issues: found.flatMap(({ issues }) => issues) };
      }),
    scheduleSeveral: ({ documents, at, note }, staffId) =>
      db
        .transaction()
        .execute((trx) => scheduleTogether(trx, open, { documents, at: toCome(at, now()), note, staffId })),
    cancelSchedule: (key) =>
      withDraft(key, async (_, trx) => {
        if (!(await deleteSchedule(trx, key))) throw notFound('schedule');
      }),
    listChanges: (staffId) => listChanges(db, open, staffId),
    searchTexts: (query) =>
      searchTexts(
        {
          db,
          definitions,
          isPublished: false,
          async read(trx, key) {
            const store = open(key);
            return (await readDraft(trx, store))?.document ?? store.readPublished(trx);
          },
        },
        query,
      ),
    publishDue: (time) =>
      publishDue(db, open, {
        now: time,
        onError: (key, error) => log.error({ err: error, key }, 'A scheduled draft could not be published'),
      }),
  };
}

function pageIdsOf({ store }: Draft): number[] {
  return store.pageId === null ? [] : [store.pageId];
}

/** Throws 422 for a time that has gone by. */
function toCome(at: string, now: Date): Date {
  const time = new Date(at);
  if (time > now) return time;
  const errors = ['forms.errors.timeGone'];
  throw new AppError('validation_failed', 'drafts.timeGoneBy', { children: { at: { errors } } });
}

async function toView(draft: Draft, trx: Transaction<Database>): Promise<DraftState> {
  const { store, revision, publishedVersion, document } = draft;
  const schedule = (await readSchedules(trx, [store.key])).get(store.key) ?? null;
  return { key: store.key, revision, publishedVersion, isChanged: isChanged(draft), schedule, document };
}
