import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { notFound } from '#domain/errors.ts';

import { toDocument } from './to-document.ts';

/** A page's draft; without unpublished edits `revision` equals `publishedRevision`. */
export interface Draft {
  pageId: number;
  kind: string;
  revision: number;
  publishedRevision: number;
  /** 0 before the first publishing. */
  publishedVersion: number;
  document: PageDocument;
}

/** An edit to be written to the log. */
export interface DraftEntry {
  id: string;
  clientId: string;
  intent: Intent;
}

/**
 * The draft of a page, made from what is published where there is none; throws 404 for a page that is not
 * there. Whoever changes it holds its lock until their transaction ends.
 */
export async function lockDraft(trx: Transaction<Database>, pageId: number): Promise<Draft> {
  const page = await trx
    .selectFrom('pages')
    .select(['kind', 'title', 'slug', 'meta', 'published_version as publishedVersion'])
    .where('id', '=', pageId)
    .executeTakeFirst();
  if (!page) throw notFound('Page');
  const row =
    (await selectLocked(trx, pageId)) ??
    (await startDraft(trx, pageId, {
      ...page,
      content: await readContent(trx, pageId, page.publishedVersion),
    }));
  return {
    pageId,
    kind: page.kind,
    publishedVersion: page.publishedVersion ?? 0,
    revision: row.revision,
    publishedRevision: row.publishedRevision,
    // The slug is not edited here, so that of the page counts.
    document: { ...(row.document as PageDocument), slug: page.slug },
  };
}

function selectLocked(trx: Transaction<Database>, pageId: number) {
  return trx
    .selectFrom('page_drafts')
    .select(['revision', 'published_revision as publishedRevision', 'document'])
    .where('page_id', '=', pageId)
    .forUpdate()
    .executeTakeFirst();
}

/** Of two who start a draft at once one makes it, and the other waits for it. */
async function startDraft(
  trx: Transaction<Database>,
  pageId: number,
  published: Parameters<typeof toDocument>[0],
) {
  await trx
    .insertInto('page_drafts')
    .values({ page_id: pageId, document: JSON.stringify(toDocument(published)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await selectLocked(trx, pageId);
  if (!row) throw new Error(`The draft of page ${pageId} went away`);
  return row;
}

/** What a version of a page holds; throws 404 for one that was never published. */
export async function readVersion(
  db: Kysely<Database>,
  pageId: number,
  version: number,
): Promise<PageDocument> {
  const row = await db
    .selectFrom('page_versions')
    .select(['title', 'slug', 'meta', 'content'])
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound('Version');
  return toDocument(row);
}

/** Writes edits to the log and the document that they lead to; returns the new revision. */
export async function writeDraft(
  trx: Transaction<Database>,
  { pageId, revision }: Draft,
  { entries, document, staffId }: { entries: readonly DraftEntry[]; document: PageDocument; staffId: number },
): Promise<number> {
  if (entries.length === 0) return revision;
  await trx
    .insertInto('draft_intents')
    .values(
      entries.map(({ id, clientId, intent }, index) => ({
        page_id: pageId,
        revision: revision + index + 1,
        intent_id: id,
        client_id: clientId,
        staff_id: staffId,
        intent: JSON.stringify(intent),
      })),
    )
    .execute();
  await trx
    .updateTable('page_drafts')
    .set({
      revision: revision + entries.length,
      document: JSON.stringify(document),
      updated_at: sql`now()`,
    })
    .where('page_id', '=', pageId)
    .execute();
  return revision + entries.length;
}

async function readContent(db: Kysely<Database>, pageId: number, version: number | null): Promise<unknown> {
  const row = await db
    .selectFrom('page_versions')
    .select('content')
    .where('page_id', '=', pageId)
    .where('version', '=', version ?? 0)
    .executeTakeFirst();
  return row?.content;
}
