import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PageKind } from '#modules/pages/page-path.ts';

export interface SearchedPage {
  id: number;
  kind: PageKind;
  title: string;
  slug: string;
  category: string | null;
}

/** Pages of every kind by id, those beyond `after`, without shared sections that were deleted; of a layer, which lies over what is published, those that are. */
export async function selectSearchedPages(
  db: Kysely<Database>,
  { after, limit, isPublished }: { after: number; limit: number; isPublished: boolean },
): Promise<SearchedPage[]> {
  const { rows } = await sql<SearchedPage>`
    select p.id, p.kind, p.title, p.slug, c.slug as category
    from pages p
    left join articles a on a.id = p.id
    left join pages c on c.id = a.category_id
    where p.id > ${after} and (p.kind <> 'block' or p.enabled) and (not ${isPublished}::boolean or p.published_version is not null)
    order by p.id limit ${limit}`.execute(db);
  return rows;
}
