import { sql, type Kysely } from 'kysely';

import { containing } from '#db/containing.ts';
import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

export interface PageSelection {
  kind?: string | undefined;
  /** Words of the title or a part of the slug. */
  q?: string;
  id?: number;
  offset?: number;
  limit?: number;
}

interface PageRowRow {
  id: number;
  kind: 'home' | 'page' | 'catalog' | 'category' | 'article' | 'block';
  title: string;
  slug: string;
  category: string | null;
  enabled: boolean;
  state: 'draft' | 'off' | 'changed' | 'published';
  updatedAt: Date;
  total: number;
}

/** Pages by their newest title, the home page first, then latest first. */
export async function selectPageRows(
  db: Db,
  { kind, q = '', id, offset = 0, limit = 20 }: PageSelection,
): Promise<PageRowRow[]> {
  const pattern = containing(q.trim());
  const { rows } = await sql<PageRowRow>`
    select p.id, p.kind, coalesce(d.document ->> 'title', p.title) as title, p.slug, c.slug as category, p.enabled,
      case when p.published_version is null and p.kind <> 'catalog' then 'draft'
        when not p.enabled then 'off'
        when d.revision > d.published_revision then 'changed'
        else 'published' end as state,
      greatest(p.updated_at, d.updated_at) as "updatedAt",
      count(*) over ()::int as total
    from pages p
    left join drafts d on d.page_id = p.id
    left join articles a on a.id = p.id
    left join pages c on c.id = a.category_id
    where (case when ${kind ?? null}::text is not null then p.kind = ${kind ?? null}
        else p.kind <> 'block' or ${id ?? null}::int is not null end)
      and (${id ?? null}::int is null or p.id = ${id ?? null})
      and (coalesce(d.document ->> 'title', p.title) ilike ${pattern} or p.slug ilike ${pattern})
    order by p.kind <> 'home', "updatedAt" desc, p.id desc
    offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Where something is linked from. */
export interface LinkSource {
  kind: 'page' | 'menu';
  title: string;
  /** Of a page; null for a menu. */
  pageId: number | null;
}

/** Published pages, drafts and menus with a link of this type to this slug. */
export async function selectLinkSources(
  db: Db,
  { type, url, except }: { type: string; url: string; except: number },
): Promise<LinkSource[]> {
  const target = sql`'$.** ? (@.type == $type && @.url == $url)'`;
  const values = sql`${JSON.stringify({ type, url })}::jsonb`;
  const { rows } = await sql<LinkSource>`
    select 'page' as kind, p.title, p.id as "pageId" from pages p
    where p.id <> ${except} and (
      exists (select from page_versions v where v.page_id = p.id and v.version = p.published_version
        and v.content::text like '%' || ${url} || '%' and jsonb_path_exists(v.content, ${target}, ${values}))
      or exists (select from drafts d where d.page_id = p.id and d.revision > d.published_revision
        and d.document::text like '%' || ${url} || '%' and jsonb_path_exists(d.document, ${target}, ${values})))
    union all
    select 'menu', m.name || ': ' || e.title, null from menu_entries e join menus m on m.id = e.menu_id
    where e.target ->> 'type' = ${type} and e.target ->> 'url' = ${url}
    order by kind desc, title limit 50`.execute(db);
  return rows;
}
