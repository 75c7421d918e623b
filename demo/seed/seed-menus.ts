import { sql } from 'kysely';

import type { DemoMenuEntry } from '../content/types.ts';
import { linkOf, say, type SeedContext } from './seed-context.ts';

export async function seedMenus(context: SeedContext): Promise<void> {
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
