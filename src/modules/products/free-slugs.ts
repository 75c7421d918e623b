import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { checkSlug, slugify } from '#domain/slug.ts';

import { selectTakenSlugs } from './product-lookups.queries.ts';

/** Addresses for new products made of their titles: `tea`, `tea-2`, … whichever are free, each another. */
export async function makeSlugs(trx: Kysely<Database>, titles: readonly string[]): Promise<string[]> {
  const wanted = titles.map(slugFor);
  const taken = new Set(await selectTakenSlugs(trx, [...new Set(wanted)]));
  return wanted.map((base) => {
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base.slice(0, 110)}-${number}`;
    taken.add(slug);
    return slug;
  });
}

function slugFor(title: string): string {
  const slug = slugify(title);
  return checkSlug(slug, 'product') === null ? slug : `product-${slug}`.replace(/-$/, '').slice(0, 110);
}
