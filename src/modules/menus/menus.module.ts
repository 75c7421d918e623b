import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createMenuReader } from './menu-reader.ts';
import { menusRoutes } from './menus.routes.ts';

export function createMenusModule({ db }: { db: Kysely<Database> }) {
  const menus = createMenuReader({ db });
  return { reader: menus, routes: menusRoutes({ menus }), caches: [menus] };
}
