import { sql, type Kysely } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';
import { isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';
import { separateChanges } from '#domain/editing/separate-changes.ts';
import { isChanged, readDraft } from '#modules/drafts/draft-rows.ts';
import { pathOfPage, type PageKind } from '#modules/pages/page-path.ts';

import type { OpenStore } from './publish-together.ts';
import { readPending, readSchedules } from './schedules.ts';

const mostListed = 500;

interface ChangeRow {
  key: string;
  slug: string | null;
  category: string | null;
  kind: string;
  title: string;
  updatedAt: Date;
  /** Whose edits are unpublished, the latest first. */
  authors: { id: number; name: string }[];
  isNew: boolean;
  hasDraft: boolean;
}

/**
 * Everything that waits to be published, latest first: drafts that differ from what visitors see, pages that were
 * never published, and what is to be published at a time.
 */
export async function listChanges(
  db: Kysely<Database>,
  open: OpenStore,
  staffId: number,
): Promise<UnpublishedChange[]> {
  const rows = await selectWaiting(db);
  const schedules = await readSchedules(
    db,
    rows.map(({ key }) => key),
  );
  const changes: UnpublishedChange[] = [];
  for (const { key, slug, category, updatedAt, authors, hasDraft, ...row } of rows) {
    if (!isDocumentKey(key)) continue;
    const state = hasDraft ? await readState(db, open, key) : untouched;
    const schedule = schedules.get(key) ?? null;
    // Edited and brought back: nothing is left to publish.
    if (!state.isChanged && !schedule) continue;
    changes.push({
      key,
      path: slug === null ? null : pathOfPage({ kind: row.kind as PageKind, slug, category }),
      ...row,
      revision: state.revision,
      updatedAt: updatedAt.toISOString(),
      author: authors[0]?.name ?? null,
      authors: authors.map(({ name }) => name),
      isMine: authors.length > 0 && authors.every(({ id }) => id === staffId),
      isChanged: state.isChanged,
      schedule: schedule && { ...schedule, ...state.scheduled },
    });
  }
  return changes;
}

/** A page that was never published and never edited. */
const untouched = {
  revision: 0,
  isChanged: true,
  scheduled: { changes: [], canKeep: false, isInDraft: false },
};

/** Of one moment, without a lock: builders ask for the list every few seconds. */
async function readState(db: Kysely<Database>, open: OpenStore, key: DocumentKey) {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async (trx) => {
    const draft = await readDraft(trx, open(key));
    if (!draft) return untouched;
    const pending = await readPending(trx, draft);
    const parts =
      pending &&
      separateChanges({ published: draft.published, draft: draft.document, schedule: pending.changes });
    return {
      revision: draft.revision,
      isChanged: isChanged(draft),
      scheduled: {
        changes: pending?.changes ?? [],
        canKeep: parts !== null && parts.other.length > 0 && parts.withoutScheduled !== null,
        isInDraft: parts !== null && parts.scheduled.length > 0,
      },
    };
  });
}

async function selectWaiting(db: Kysely<Database>): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select coalesce(d.key, 'page:' || p.id) as key,
      coalesce(p.kind, split_part(d.key, ':', 1)) as kind,
      coalesce(d.document ->> 'title', p.title, '') as title, p.slug, c.slug as category,
      greatest(d.updated_at, p.created_at) as "updatedAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', author.id, 'name', author.name) order by latest desc)
        from (select staff.id, ${authorName} as name, max(i.revision) as latest
          from draft_intents i join staff on staff.id = i.staff_id
          where i.document_key = d.key and i.revision > d.published_revision
          group by staff.id) author), '[]') as authors,
      p.id is not null and p.published_version is null as "isNew",
      d.key is not null as "hasDraft"
    from drafts d
    full join (select * from pages where published_version is null
      union select pages.* from pages join drafts on drafts.page_id = pages.id) p on p.id = d.page_id
    left join articles a on a.id = p.id
    left join pages c on c.id = a.category_id
    where d.revision > d.published_revision
      or exists (select from scheduled_publishings s where s.document_key = d.key)
      or (p.id is not null and p.published_version is null and (p.kind <> 'catalog' or d.revision > 0))
    order by "updatedAt" desc, key limit ${mostListed}`.execute(db);
  return rows;
}
