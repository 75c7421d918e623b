import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { sharedSlug } from '#domain/shared-sections.ts';

import { insertFirstVersion, insertPage, updateSlug } from './pages.queries.ts';

/** Makes a shared section, published at once: no page shows it yet. Gives its id, which its address is made of. */
export async function createSharedPage(
  trx: Transaction<Database>,
  { title, content, staffId }: { title: string; content: object; staffId: number },
): Promise<number> {
  const id = await insertPage(trx, {
    kind: 'block',
    slug: sharedSlug(randomUUID()),
    title,
    meta: {},
    enabled: true,
  });
  const slug = sharedSlug(`${id}`);
  await updateSlug(trx, id, slug);
  await insertFirstVersion(trx, id, { title, slug, meta: {}, content, staffId });
  return id;
}
