import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isDocumentKey } from '#domain/editing/document-key.ts';
import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';

import { pathOfPage, type PageKind } from '../pages/page-path.ts';
import { authorName } from './author-name.ts';
import { readSchedules } from './schedules.ts';

const mostListed = 500;

interface ChangeRow {
  key: string;
  slug: string | null;
  category: string | null;
  kind: string;
  title: string;
  revision: number;
  updatedAt: Date;
  author: string | null;
  isNew: boolean;
}

/**
 * Everything that waits to be published, latest first: drafts with edits, pages that were never published,
 * and what was to be published at a time.
 */
export async function listChanges(db: Kysely<Database>): Promise<UnpublishedChange[]> {
  const { rows } = await sql<ChangeRow>`
    select coalesce(d.key, 'page:' || p.id) as key,
      coalesce(p.kind, split_part(d.key, ':', 1)) as kind,
      coalesce(d.document ->> 'title', p.title, '') as title, p.slug, c.slug as category,
      coalesce(d.revision, 0) as revision,
      greatest(d.updated_at, p.created_at) as "updatedAt",
      (select ${authorName} from draft_intents i join staff on staff.id = i.staff_id
        where i.document_key = d.key order by i.revision desc limit 1) as author,
      p.id is not null and p.published_version is null as "isNew"
    from drafts d
    full join (select * from pages where published_version is null
      union select pages.* from pages join drafts on drafts.page_id = pages.id) p on p.id = d.page_id
    left join articles a on a.id = p.id
    left join pages c on c.id = a.category_id
    where d.revision > d.published_revision
      or (p.id is not null and p.published_version is null and (p.kind <> 'catalog' or d.revision > 0))
    order by "updatedAt" desc, key limit ${mostListed}`.execute(db);
  const schedules = await readSchedules(
    db,
    rows.map(({ key }) => key),
  );
  return rows.flatMap(({ key, slug, category, updatedAt, ...row }) => {
    if (!isDocumentKey(key)) return [];
    const path = slug === null ? null : pathOfPage({ kind: row.kind as PageKind, slug, category });
    return [{ key, path, ...row, updatedAt: updatedAt.toISOString(), schedule: schedules.get(key) ?? null }];
  });
}
