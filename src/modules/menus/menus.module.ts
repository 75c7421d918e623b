import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createMenuReader, type MenuReader } from './menu-reader.ts';
import { menusRoutes } from './menus.routes.ts';

interface MenusDeps {
  db: Kysely<Database>;
  /** Lays over what is published what visitors see instead at the moment. */
  compose: (menus: MenuReader) => MenuReader;
}

export function createMenusModule({ db, compose }: MenusDeps) {
  const menus = compose(createMenuReader({ db }));
  return { reader: menus, routes: menusRoutes({ menus }), caches: [menus] };
}
