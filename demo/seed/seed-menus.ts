import { sql } from 'kysely';

import { legalPageKinds } from '#domain/schemas/shop-setup.schema.ts';

import type { DemoMenuEntry } from '../content/types.ts';
import { linkOf, say, type SeedContext } from './seed-context.ts';

/** An entry that the set-up has made for one of its legal pages. */
export const isLegalEntry = sql`(parent_id is null and target ->> 'type' = 'page'
  and target ->> 'url' = any(${[...legalPageKinds]}))`;

export async function seedMenus(context: SeedContext): Promise<void> {
  const { rows: legal } = await sql<{ id: number }>`
    select id from menu_entries where ${isLegalEntry}`.execute(context.trx);
  for (const [name, entries] of Object.entries(context.site.menus) as [string, DemoMenuEntry[]][]) {
    const { id } = await context.trx
      .insertInto('menus')
      .values({ name })
      // An empty shop has its three menus, with nothing in them.
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await seedEntries(context, id, null, entries);
  }
  await settleLegalEntries(
    context,
    legal.map(({ id }) => id),
  );
}

/** They come after the entries of the site, and those go that it has itself. */
async function settleLegalEntries({ trx }: SeedContext, ids: readonly number[]): Promise<void> {
  await sql`
    delete from menu_entries legal where id = any(${ids}) and exists (
      select from menu_entries own
      where own.menu_id = legal.menu_id and own.id <> all(${ids}) and own.target = legal.target)`.execute(
    trx,
  );
  await sql`
    update menu_entries set position = position + (select count(*) from menu_entries)
    where id = any(${ids})`.execute(trx);
}

async function seedEntries(
  context: SeedContext,
  menuId: number,
  parentId: number | null,
  entries: DemoMenuEntry[],
): Promise<void> {
  for (const [position, entry] of entries.entries()) {
    const target = entry.link ? linkOf(context, entry.link) : {};
    const { id } = await context.trx
      .insertInto('menu_entries')
      .values({
        menu_id: menuId,
        parent_id: parentId,
        position,
        title: say(context, entry.title),
        target: sql`${JSON.stringify(target)}::jsonb`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await seedEntries(context, menuId, id, entry.children ?? []);
  }
}
