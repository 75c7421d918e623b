import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** The files of all pictures: content hash and extension. */
export async function selectPictureFiles(db: Kysely<Database>): Promise<{ hash: string; ext: string }[]> {
  const { rows } = await sql<{ hash: string; ext: string }>`
    select distinct hash, ext from images order by hash, ext`.execute(db);
  return rows;
}
