import { sql, type Kysely } from 'kysely';

import { authorName } from '#db/author-name.ts';
import type { Database } from '#db/database.ts';

/** A draft with edits that were not published, a page that never was, or what is published at a time. */
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

/** The latest first. */
export async function selectWaiting(db: Kysely<Database>, limit: number): Promise<ChangeRow[]> {
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
    order by "updatedAt" desc, key limit ${limit}`.execute(db);
  return rows;
}
