import { randomUUID } from 'node:crypto';

import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { diffPages } from '#domain/editing/diff-pages.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type {
  DraftAnswer,
  Edits,
  EditsAnswer,
  PageIssue,
  PageVersion,
  PublishAnswer,
} from '#domain/editing/drafts.schema.ts';
import { AppError } from '#domain/errors.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import type { SettingsReader } from '../settings/settings-reader.ts';
import { appendEdits } from './append-edits.ts';
import { checkPage } from './check-page.ts';
import { lockDraft, readVersion, writeDraft, type Draft } from './draft-rows.ts';
import { listVersions } from './list-versions.ts';
import { publishDraft } from './publish-draft.ts';

/** Editing of everything that has sections. Every call throws 404 for a page that is not there. */
export interface PageEditing {
  readDraft(pageId: number): Promise<DraftAnswer>;
  append(pageId: number, edits: Edits, staffId: number): Promise<EditsAnswer>;
  /** Brings the draft back to what is published; throws 409 for a page that never was. */
  discard(pageId: number, staffId: number): Promise<DraftAnswer>;
  check(pageId: number): Promise<PageIssue[]>;
  /** Throws 409 when the draft has moved on or nothing has changed, 422 with `data.issues`. */
  publish(
    pageId: number,
    request: { revision: number; note: string },
    staffId: number,
  ): Promise<PublishAnswer>;
  /** Newest first. */
  listVersions(pageId: number, range: { offset: number; limit: number }): Promise<PageVersion[]>;
  /** Publishes what a version held as a new one; throws 409 while there are unpublished edits. */
  restore(
    pageId: number,
    request: { version: number; note: string },
    staffId: number,
  ): Promise<PublishAnswer>;
}

export function createPageEditing({
  db,
  definitions,
  settings,
}: {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  settings: Pick<SettingsReader, 'read'>;
}): PageEditing {
  const withDraft = <T>(pageId: number, run: (draft: Draft, trx: Transaction<Database>) => Promise<T>) =>
    db.transaction().execute(async (trx) => run(await lockDraft(trx, pageId), trx));

  /** Read before the transaction: within it another connection would have to be waited for. */
  const readPalette = async () => (await settings.read()).styles.palette;

  return {
    readDraft: (pageId) => withDraft(pageId, async (draft) => toAnswer(draft)),
    append: (pageId, edits, staffId) =>
      db.transaction().execute(async (trx) => appendEdits(trx, pageId, edits, staffId)),
    discard: (pageId, staffId) =>
      withDraft(pageId, async (draft, trx) => {
        if (draft.publishedVersion === 0) throw new AppError('conflict', 'The page was never published');
        const published = await readVersion(trx, pageId, draft.publishedVersion);
        const revision = await bringTo(trx, draft, { document: published, staffId });
        await trx
          .updateTable('page_drafts')
          .set({ published_revision: revision })
          .where('page_id', '=', pageId)
          .execute();
        return toAnswer(await lockDraft(trx, pageId));
      }),
    async check(pageId) {
      const palette = await readPalette();
      return withDraft(pageId, ({ document }, trx) => checkPage(trx, document, { definitions, palette }));
    },
    async publish(pageId, { revision, note }, staffId) {
      const palette = await readPalette();
      return withDraft(pageId, async (draft, trx) => {
        if (revision !== draft.revision) {
          throw new AppError('conflict', 'The draft has changed', { data: { revision: draft.revision } });
        }
        if (!isChanged(draft)) throw new AppError('conflict', 'Nothing has changed');
        return publishDraft(trx, draft, { definitions, palette, staffId, note });
      });
    },
    listVersions: (pageId, range) => listVersions(db, pageId, range),
    async restore(pageId, { version, note }, staffId) {
      const palette = await readPalette();
      return withDraft(pageId, async (draft, trx) => {
        if (isChanged(draft)) throw new AppError('conflict', 'Publish or discard the draft first');
        const { slug } = draft.document;
        const document = { ...(await readVersion(trx, pageId, version)), slug };
        await bringTo(trx, draft, { document, staffId });
        const restored = await lockDraft(trx, pageId);
        return publishDraft(trx, restored, { definitions, palette, staffId, note });
      });
    },
  };
}

/** Makes a draft equal to another document by edits, so that tabs that are at work can follow. */
function bringTo(
  trx: Transaction<Database>,
  draft: Draft,
  { document, staffId }: { document: PageDocument; staffId: number },
): Promise<number> {
  const clientId = randomUUID();
  const entries = diffPages(draft.document, document).map((intent) => ({
    id: randomUUID(),
    clientId,
    intent,
  }));
  return writeDraft(trx, draft, { entries, document, staffId });
}

function isChanged({ revision, publishedRevision, publishedVersion }: Draft): boolean {
  return revision > publishedRevision || publishedVersion === 0;
}

function toAnswer(draft: Draft): DraftAnswer {
  const { pageId, kind, revision, publishedVersion, document } = draft;
  const { title, slug, meta, sections, order } = document;
  return {
    pageId,
    kind,
    revision,
    publishedVersion,
    isChanged: isChanged(draft),
    title,
    slug,
    meta,
    sections,
    order,
  };
}
