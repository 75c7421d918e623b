import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';

export interface PageDesk {
  /** `home`, `page`, `catalog`, `category` or `article`; throws 404. */
  kindOf(pageId: number): Promise<string>;
}

export function createPageDesk({ db }: { db: Kysely<Database> }): PageDesk {
  return {
    async kindOf(pageId) {
      const page = await db.selectFrom('pages').select('kind').where('id', '=', pageId).executeTakeFirst();
      if (!page) throw notFound('Page');
      return page.kind;
    },
  };
}
