import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { legalPageKinds, type ShopSetup } from '#domain/schemas/shop-setup.schema.ts';

/** Two who press at once make each page once: the second waits for the end of the first one's transaction. */
export async function lockLegalPages(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('vitrina.legal-pages'))`.execute(trx);
}

/** As they are edited: a blank that is filled but not published yet is no blank any more. */
export async function selectLegalPages(db: Kysely<Database>): Promise<ShopSetup['legal']> {
  const { rows } = await sql<ShopSetup['legal'][number]>`
    select wanted.kind, p.id as "pageId", coalesce(p.title, '') as title,
      coalesce(p.enabled and p.published_version is not null, false) as "isPublished",
      case when p.id is null then 0
        else regexp_count(coalesce(d.document, v.content)::text, '\\[\\[') end as blanks
    from unnest(${[...legalPageKinds]}::text[]) with ordinality as wanted (kind, position)
      left join pages p on p.kind = 'page' and p.slug = wanted.kind
      left join drafts d on d.page_id = p.id
      left join page_versions v on v.page_id = p.id and v.version = p.published_version
    order by position`.execute(db);
  return rows;
}

/** Something for sale. */
export async function hasProduct(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from variations v join products p on p.id = v.product_id
    where p.enabled and v.full_price > 0 limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the header leads anywhere. */
export async function hasMainMenu(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from menu_entries e join menus m on m.id = e.menu_id where m.name = 'main' limit 1`.execute(db);
  return rows.length > 0;
}

/** Of any kind, published or not. */
export async function hasPage(db: Kysely<Database>): Promise<boolean> {
  const first = await db.selectFrom('pages').select('id').limit(1).executeTakeFirst();
  return first !== undefined;
}

/** At the end of the footer's menu. */
export async function insertFooterEntry(
  trx: Kysely<Database>,
  { title, slug }: { title: string; slug: string },
): Promise<void> {
  await sql`
    insert into menu_entries (menu_id, position, title, target)
    select m.id, coalesce((select max(position) + 1 from menu_entries where menu_id = m.id and parent_id is null), 0),
      ${title}, ${JSON.stringify({ type: 'page', url: slug })}::jsonb
    from menus m where m.name = 'footer'`.execute(trx);
}
